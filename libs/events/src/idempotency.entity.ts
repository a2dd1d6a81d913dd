import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'events', name: 'idempotency' })
export class IdempotencyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'idempotency_pk' })
  memberId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'idempotency_pk' })
  key!: string;

  @Column('bytea')
  bodyHash!: Buffer;

  @Column('integer', { nullable: true })
  status!: number | null;

  @Column('jsonb', { nullable: true })
  answer!: unknown;

  @Column('timestamptz')
  at!: Date;
}
