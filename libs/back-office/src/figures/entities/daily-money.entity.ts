import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'figures', name: 'daily_money' })
export class DailyMoneyEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'daily_money_pk' })
  day!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'daily_money_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_money_pk' })
  country!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_money_pk' })
  source!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'daily_money_pk' })
  currency!: string;

  @Column('integer')
  orders!: number;

  @Column('integer')
  firstPurchases!: number;

  @Column('bigint')
  received!: number;

  @Column('bigint')
  refunded!: number;

  @Column('bigint')
  disputed!: number;

  @Column('bigint')
  owed!: number;
}
