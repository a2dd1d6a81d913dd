import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'events', name: 'schedule' })
export class ScheduleEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'schedule_pk' })
  name!: string;

  @Column('timestamptz')
  nextRunAt!: Date;
}
