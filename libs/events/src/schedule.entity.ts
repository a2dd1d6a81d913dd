import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A recurring job: when it runs, and how its last run ended. */
@Entity({ schema: 'events', name: 'schedule' })
@Unique('schedule_id', ['id'])
export class ScheduleEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'schedule_pk' })
  name!: string;

  /** By this id staff name the job. */
  @Column('uuid', { default: () => 'uuidv7()' })
  id!: string;

  @Column('text')
  cron!: string;

  @Column('text')
  zone!: string;

  /** The moment of the pattern that the run belongs to; a retry of it comes later. */
  @Column('timestamptz')
  plannedAt!: Date;

  @Column('timestamptz')
  nextRunAt!: Date;

  /** Rises with each end of a try: the job of an older try changes nothing any more. */
  @Column('integer', { default: 0 })
  run!: number;

  /** Failed tries of this run. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  /** How far a run that works in pieces has come. */
  @Column('text', { nullable: true })
  progress!: string | null;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Column('text', { nullable: true })
  lastError!: string | null;

  /** Since its first failure after the last success. */
  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;
}
