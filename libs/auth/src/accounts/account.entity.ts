import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { DisplayPrefs, Locale, MemberId, UserStatus } from '#contracts';

/** Why a member gets no mails any more, save those that the member asks for at that moment. */
export type MailStop = 'bounced' | 'spam' | 'unsubscribed';

@Entity({ schema: 'auth', name: 'account' })
@Unique('account_email', ['communityId', 'email'])
@Check('account_status', `status in ('not_confirmed', 'active', 'paused', 'suspended', 'banned', 'deleted')`)
@Check('account_status_before', `status_before in ('not_confirmed', 'active', 'paused')`)
@Index('account_by_address', { synchronize: false })
@Index('account_by_sign_up', ['createdAt', 'id'])
@Index('account_by_status', ['status', 'createdAt', 'id'], { where: `status <> 'active'` })
export class AccountEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'account_pk' })
  id!: MemberId;

  @Column('uuid')
  communityId!: string;

  @Column('uuid')
  siteId!: string;

  @Column('text')
  email!: string;

  @Column('text', { select: false })
  passwordHash!: string;

  @Column('text')
  language!: Locale;

  @Column('text', { default: 'not_confirmed' })
  status!: UserStatus;

  /** While the house keeps it closed: what it was before. */
  @Column('text', { nullable: true })
  statusBefore!: Extract<UserStatus, 'not_confirmed' | 'active' | 'paused'> | null;

  @Column('text', { array: true, default: () => "'{}'" })
  notificationsDisabled!: MailStop[];

  @Column('timestamptz')
  termsVersion!: Date;

  @Column('timestamptz')
  termsAcceptedAt!: Date;

  @Column('jsonb', { default: () => "'{}'" })
  tracking!: Record<string, string>;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('jsonb', { nullable: true })
  display!: DisplayPrefs | null;
}
