import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Locale, MemberId } from '#contracts';
import type { MailState } from './mail-delivery.policy.js';

/** A mail that went out long ago. Divided by the months of `createdAt`. */
@Entity({ schema: 'notifications', name: 'mail_archive' })
@Index('mail_archive_by_member', { synchronize: false })
export class ArchivedMailEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mail_archive_pk' })
  id!: string;

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

  @Column('text')
  messageId!: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'mail_archive_pk' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
