import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';
import { AccountEntity } from '../accounts/index.js';
import type { TokenPurpose } from './link-purposes.js';

@Entity({ schema: 'auth', name: 'one_time_token' })
@Unique('one_time_token_hash', ['tokenHash'])
@Check('one_time_token_purpose', `purpose in ('activate', 'reset', 'mail_change', 'mail_undo', 'password_undo', 'deletion_undo')`)
@ForeignKey(() => AccountEntity, ['memberId'], ['id'], { name: 'one_time_token_account_fk', onDelete: 'CASCADE' })
@Index('one_time_token_by_member', { synchronize: false })
export class OneTimeTokenEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'one_time_token_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  purpose!: TokenPurpose;

  @Column('text')
  address!: string;

  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Column('integer', { default: 0 })
  codeTries!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
