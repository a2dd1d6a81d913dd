import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'auth', name: 'lockout' })
export class LockoutEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'lockout_pk' })
  key!: Buffer;

  @Column('integer')
  failures!: number;

  @Column('integer', { default: 0 })
  rounds!: number;

  @Column('timestamptz', { nullable: true })
  lockedUntil!: Date | null;

  @Column('timestamptz')
  updatedAt!: Date;
}
