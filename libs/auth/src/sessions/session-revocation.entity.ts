import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';

@Entity({ schema: 'auth', name: 'session_revocation' })
@Index('session_revocation_by_time', ['at'])
export class SessionRevocationEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'session_revocation_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;
}
