import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId, NotificationCategory, NotificationChannel, NotificationFrequency } from '#contracts';

/** One choice of a member. Where there is no row, what the product proposes holds. */
@Entity({ schema: 'notifications', name: 'preference' })
@Index('preference_by_pace', ['category', 'channel', 'frequency', 'memberId'])
@Check('preference_channel', `channel in ('email', 'push')`)
@Check('preference_pace', `pace in ('at_once', 'daily', 'weekly', 'never')`)
export class PreferenceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'preference_pk' })
  memberId!: MemberId;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'preference_pk' })
  category!: NotificationCategory;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'preference_pk' })
  channel!: NotificationChannel;

  @Column('text', { name: 'pace' })
  frequency!: NotificationFrequency;
}
