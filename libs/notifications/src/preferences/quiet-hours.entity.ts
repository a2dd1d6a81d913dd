import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MemberId } from '#contracts';

/** Times of the day in the member's zone; until an earlier one is the next day's. */
@Entity({ schema: 'notifications', name: 'quiet_hours' })
export class QuietHoursEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'quiet_hours_pk' })
  memberId!: MemberId;

  @Column('time')
  from!: string;

  @Column('time')
  until!: string;
}
