import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';
import { AccountEntity } from '../accounts/index.js';

@Entity({ schema: 'auth', name: 'account_change' })
@Unique('account_change_confirm_token', ['confirmTokenId'])
@Unique('account_change_undo_token', ['undoTokenId'])
@Check('account_change_kind', `kind in ('mail', 'password')`)
@ForeignKey(() => AccountEntity, ['memberId'], ['id'], { name: 'account_change_account_fk', onDelete: 'CASCADE' })
@Index('account_change_by_end', ['endsAt'])
@Index('account_change_by_member', ['memberId', 'createdAt'])
@Index('account_change_kept_address', ['oldValue'], { where: `(kind = 'mail') AND (applied_at IS NOT NULL) AND (undone_at IS NULL)` })
export class AccountChangeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'account_change_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  kind!: 'mail' | 'password';

  /** An address, or the hash of a password. */
  @Column('text', { select: false })
  oldValue!: string;

  @Column('text', { nullable: true })
  newValue!: string | null;

  @Column('uuid', { nullable: true })
  confirmTokenId!: string | null;

  @Column('uuid', { nullable: true })
  undoTokenId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  appliedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  undoneAt!: Date | null;

  @Column('timestamptz')
  endsAt!: Date;
}
