import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day of which everything that became of paid credits is counted. */
@Entity({ schema: 'payments', name: 'counted_day' })
export class CountedDayEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'counted_day_pk' })
  day!: string;

  @Column('timestamptz')
  countedAt!: Date;
}
