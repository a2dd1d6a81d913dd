import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';

/** When a mail server last refused a mail to a member, kept for as long as it may be one of a burst. */
@Entity({ schema: 'notifications', name: 'mail_refusal' })
@Index('mail_refusal_by_age', ['at'])
export class MailRefusalEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mail_refusal_pk' })
  memberId!: MemberId;

  /** The one that receives. */
  @Column('text')
  domain!: string;

  @Column('timestamptz')
  at!: Date;

  /** Whether mails to the member stopped because of it. */
  @Column('boolean')
  marked!: boolean;
}
