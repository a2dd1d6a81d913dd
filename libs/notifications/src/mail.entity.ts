import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity({ schema: 'notifications', name: 'mail' })
@Unique('mail_dedupe', ['dedupeKey'])
@Check('mail_state', `state in ('queued', 'sending', 'sent', 'bounced', 'dead', 'suppressed')`)
@Index('mail_by_age', ['createdAt'])
@Index('mail_by_member', ['memberId'])
export class MailEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'mail_pk' })
  id!: string;

  @Column('uuid')
  memberId!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  dedupeKey!: string;

  @Column('text')
  locale!: string;

  @Column('text')
  state!: string;

  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;

  @Column('text')
  messageId!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;
}
