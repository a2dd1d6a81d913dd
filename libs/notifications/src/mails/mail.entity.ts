import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Locale, MemberId } from '#contracts';
import type { MailState } from './mail-delivery.policy.js';

@Entity({ schema: 'notifications', name: 'mail' })
@Unique('mail_dedupe', ['dedupeKey'])
@Check('mail_state', `state in ('queued', 'sending', 'sent', 'bounced', 'dead', 'suppressed')`)
@Index('mail_by_age', ['createdAt'])
@Index('mail_by_member', ['memberId'])
export class MailEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'mail_pk' })
  id!: string;

  /** Null: to somebody without an account. */
  @Column('uuid', { nullable: true })
  memberId!: MemberId | null;

  @Column('text')
  kind!: string;

  @Column('text')
  dedupeKey!: string;

  @Column('text')
  locale!: Locale;

  @Column('text')
  state!: MailState;

  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  @Column('text')
  messageId!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
