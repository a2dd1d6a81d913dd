import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId, NotificationCategory, NotificationChannel } from '#contracts';

/** Something that a member is told later, with others. `about` is the conversation, the member or the announcement that it is about. */
@Entity({ schema: 'notifications', name: 'waiting' })
@Index('waiting_by_due', ['due', 'memberId'])
@Check('waiting_channel', `channel in ('email', 'push')`)
@Check(
  'waiting_category',
  `category in ('new_conversations', 'new_messages', 'unread_messages', 'likes', 'unread_notifications', 'new_members', 'promotions', 'site_news')`,
)
export class PendingEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'waiting_pk' })
  memberId!: MemberId;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'waiting_pk' })
  channel!: NotificationChannel;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'waiting_pk' })
  category!: NotificationCategory;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'waiting_pk' })
  about!: string;

  @Column('timestamptz')
  due!: Date;

  /** Whoever makes the summary has so long. */
  @Column('timestamptz', { nullable: true })
  leasedUntil!: Date | null;
}
