import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What members did who are erased: sums by the day, so that a day that is counted anew comes to the same without them. */
@Entity({ schema: 'figures', name: 'erased_activity' })
export class ErasedActivityEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'erased_activity_pk' })
  day!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'erased_activity_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_activity_pk' })
  country!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_activity_pk' })
  source!: string;

  @Column('integer')
  openings!: number;

  @Column('integer')
  answered!: number;
}
