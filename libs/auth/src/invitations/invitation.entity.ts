import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';
import { AccountEntity } from '../accounts/index.js';
import { StaffEntity } from '../staff/index.js';

@Entity({ schema: 'auth', name: 'invitation' })
@Unique('invitation_token', ['tokenHash'])
@ForeignKey(() => AccountEntity, ['usedBy'], ['id'], { name: 'invitation_account_fk', onDelete: 'SET NULL' })
@ForeignKey(() => StaffEntity, ['madeBy'], ['id'], { name: 'invitation_staff_fk', onDelete: 'SET NULL' })
@Index('invitation_by_member', ['usedBy'], { where: 'used_by IS NOT NULL' })
@Index('invitation_by_staff', ['madeBy'])
@Index('invitation_by_time', { synchronize: false })
@Index('invitation_revoked', { synchronize: false })
@Index('invitation_unused', ['expiresAt'], { where: 'used_at IS NULL AND revoked_at IS NULL' })
export class InvitationEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'invitation_pk' })
  id!: string;

  @Column('uuid')
  siteId!: string;

  @Column('uuid')
  communityId!: string;

  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Column('text', { default: '' })
  note!: string;

  @Column('uuid', { nullable: true })
  madeBy!: string | null;

  @Column('timestamptz')
  madeAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;

  @Column('uuid', { nullable: true })
  usedBy!: MemberId | null;
}
