import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Once stored, a rate stays what it was: papers were written with it. */
@Entity({ schema: 'payments', name: 'euro_rate' })
@Check('euro_rate_positive', 'per_euro_micros > 0')
export class EuroRateEntity {
  @PrimaryColumn('character', { length: 3, primaryKeyConstraintName: 'euro_rate_pk' })
  currency!: string;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'euro_rate_pk' })
  day!: string;

  @Column('bigint')
  perEuroMicros!: number;

  @Column('timestamptz')
  fetchedAt!: Date;
}
