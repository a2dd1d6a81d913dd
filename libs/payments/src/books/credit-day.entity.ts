import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What became of paid credits on a day: without VAT, save where it says gross. */
@Entity({ schema: 'payments', name: 'credit_day' })
export class CreditDayEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'credit_day_pk' })
  companyId!: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'credit_day_pk' })
  day!: string;

  @PrimaryColumn('character', { length: 3, primaryKeyConstraintName: 'credit_day_pk' })
  currency!: string;

  @Column('bigint')
  soldMinor!: number;

  /** What members brought from another product, less what was undone of it. */
  @Column('bigint', { default: 0 })
  broughtMinor!: number;

  @Column('bigint')
  usedMinor!: number;

  @Column('bigint')
  returnedMinor!: number;

  @Column('bigint')
  breakageMinor!: number;

  @Column('bigint')
  breakageGrossMinor!: number;

  @Column('bigint')
  breakageCredits!: number;
}
