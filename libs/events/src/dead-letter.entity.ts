import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A row of the outbox that was given up, under the same id. */
@Entity({ schema: 'events', name: 'dead_letter' })
@Index('dead_letter_at', ['at'])
export class DeadLetterEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'dead_letter_pk' })
  id!: string;

  @Column('text')
  reaction!: string;

  @Column('uuid', { nullable: true })
  key!: string | null;

  @Column('jsonb')
  payload!: Record<string, unknown>;

  @Column('smallint', { default: 1 })
  v!: number;

  @Column('integer')
  tries!: number;

  @Column('text')
  reason!: string;

  /** Null for rows that were given up before this was kept. */
  @Column('timestamptz', { nullable: true })
  toldAt!: Date | null;

  @Column('timestamptz')
  at!: Date;
}
