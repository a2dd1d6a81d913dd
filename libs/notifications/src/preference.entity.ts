import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { MemberId, NotificationCategory, NotificationChannel, NotificationPace } from '#contracts';

const preferencePk = { primaryKeyConstraintName: 'preference_pk' };

/** One choice of a member. Where there is no row, what the product proposes holds. */
@Entity({ schema: 'notifications', name: 'preference' })
@Check('preference_channel', `channel in ('email', 'push')`)
@Check('preference_pace', `pace in ('at_once', 'daily', 'weekly', 'never')`)
export class PreferenceEntity {
  @PrimaryColumn('uuid', preferencePk)
  memberId!: MemberId;

  @PrimaryColumn('text', preferencePk)
  category!: NotificationCategory;

  @PrimaryColumn('text', preferencePk)
  channel!: NotificationChannel;

  @Column('text')
  pace!: NotificationPace;
}
