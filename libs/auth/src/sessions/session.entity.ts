import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';
import { AccountEntity } from '../accounts/index.js';

@Entity({ schema: 'auth', name: 'session' })
@Unique('session_token', ['tokenHash'])
@ForeignKey(() => AccountEntity, ['memberId'], ['id'], { name: 'session_account_fk', onDelete: 'CASCADE' })
@Index('session_by_member', ['memberId'])
export class SessionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'session_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Column('text', { default: '' })
  userAgent!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  lastSeenAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
