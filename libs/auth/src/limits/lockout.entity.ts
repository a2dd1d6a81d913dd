import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'auth', name: 'lockout' })
@Index('lockout_subject', ['subject'])
export class LockoutEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'lockout_pk' })
  key!: Buffer;

  /** The key without the network: by it a lock is found wherever the tries came from. */
  @Column('bytea', { nullable: true })
  subject!: Buffer | null;

  @Column('integer')
  failures!: number;

  @Column('integer', { default: 0 })
  rounds!: number;

  @Column('timestamptz', { nullable: true })
  lockedUntil!: Date | null;

  @Column('timestamptz')
  updatedAt!: Date;
}
