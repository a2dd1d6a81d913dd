import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { notificationCategories, type MemberId, type NotificationCategory, type NotificationChannel } from '#contracts';

const categories = notificationCategories.map((category) => `'${category}'`).join(', ');

/** Something that a member is told later, with others. `about` is the conversation, the member or the announcement that it is about. */
@Entity({ schema: 'notifications', name: 'waiting' })
@Index('waiting_by_due', ['due', 'memberId'])
@Check('waiting_channel', `channel in ('email', 'push')`)
@Check('waiting_category', `category in (${categories})`)
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
