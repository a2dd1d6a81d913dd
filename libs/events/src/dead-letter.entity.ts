import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'events', name: 'dead_letter' })
export class DeadLetterEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'dead_letter_pk' })
  id!: string;

  @Column('text')
  reaction!: string;

  @Column('jsonb')
  payload!: unknown;

  @Column('integer')
  tries!: number;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  at!: Date;
}
