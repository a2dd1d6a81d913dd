import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'events', name: 'heartbeat' })
export class HeartbeatEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'heartbeat_pk' })
  process!: string;

  @Column('timestamptz')
  at!: Date;
}
