import { Column, Entity, PrimaryColumn } from 'typeorm';

/** By how much the unused credits that were paid on a day became more or less on another. */
@Entity({ schema: 'payments', name: 'unspent_change' })
export class UnspentChangeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'unspent_change_pk' })
  companyId!: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'unspent_change_pk' })
  day!: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'unspent_change_pk' })
  paidOn!: string;

  @PrimaryColumn('character', { length: 3, primaryKeyConstraintName: 'unspent_change_pk' })
  currency!: string;

  @Column('bigint')
  credits!: number;

  @Column('bigint')
  grossMinor!: number;

  @Column('bigint')
  netMinor!: number;
}
