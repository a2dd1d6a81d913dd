import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many sales of a month were made and disputed, by the way to pay. */
@Entity({ schema: 'payments', name: 'dispute_month' })
export class DisputeMonthEntity {
  /** Its first day. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'dispute_month_pk' })
  month!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'dispute_month_pk' })
  method!: string;

  /** Of a card; empty where none is known. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'dispute_month_pk' })
  scheme!: string;

  @Column('integer')
  sales!: number;

  @Column('integer')
  disputes!: number;
}
