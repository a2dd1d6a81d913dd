import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'events', name: 'outbox' })
@Index('outbox_reaction_due', ['reaction', 'due'])
@Index('outbox_key', ['reaction', 'key'], { unique: true, where: 'key IS NOT NULL' })
export class OutboxEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'outbox_pk' })
  id!: string;

  @Column('text')
  reaction!: string;

  @Column('uuid', { nullable: true })
  key!: string | null;

  @Column('jsonb')
  payload!: unknown;

  @Column('smallint', { default: 1 })
  v!: number;

  @Column('timestamptz')
  due!: Date;

  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  @Column('integer', { default: 15 })
  leaseS!: number;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** Where it stands in the trace of what it follows from; null where that is not recorded. */
  @Column('text', { nullable: true })
  trace!: string | null;
}
