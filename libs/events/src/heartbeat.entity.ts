import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One process; a restarted one is another. */
@Entity({ schema: 'events', name: 'heartbeat' })
export class HeartbeatEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'heartbeat_pk' })
  id!: string;

  @Column('text')
  process!: 'api' | 'worker';

  @Column('text')
  host!: string;

  @Column('integer')
  pid!: number;

  @Column('timestamptz')
  startedAt!: Date;

  @Column('timestamptz')
  at!: Date;
}
