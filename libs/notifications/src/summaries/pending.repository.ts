import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, Raw } from 'typeorm';
import type { MemberId, NotificationChannel } from '#contracts';
import type { Tx } from '#database';
import { PendingEntity } from './pending.entity.js';

export type Pending = Readonly<Omit<PendingEntity, 'leasedUntil'>>;

/** What waits for one member, to be told by one channel. */
export interface Summary {
  readonly memberId: MemberId;
  readonly channel: NotificationChannel;
}

@Injectable()
export class PendingRepository {
  /** What waits already goes on waiting until its own moment. */
  async add(tx: Tx, { memberId, channel, category, about, due }: Pending): Promise<void> {
    await tx
      .repository(PendingEntity)
      .createQueryBuilder()
      .insert()
      .values({ memberId, channel, category, about, due })
      .orIgnore()
      .execute();
  }

  /** Leases what is due of so many members, for a quarter of an hour of the machine's clock; whose, and by which channel they are told. */
  leaseDue(tx: Tx, members: number): Promise<Summary[]> {
    return tx.query<Summary>(
      `with due as (
         select distinct member_id from notifications.waiting
          where due <= public.app_now() and coalesce(leased_until < now(), true) limit $1),
       leased as (
         update notifications.waiting w set leased_until = now() + interval '15 minutes'
           from due where w.member_id = due.member_id and w.due <= public.app_now()
         returning w.member_id, w.channel)
       select distinct member_id as "memberId", channel from leased`,
      [members],
    );
  }

  /** By the clock of the database, the earliest first. */
  due(tx: Tx, { memberId, channel }: Summary): Promise<Pending[]> {
    const isDue = Raw((due) => `${due} <= public.app_now()`);
    return tx.repository(PendingEntity).find({ where: { memberId, channel, due: isDue }, order: { due: 'ASC', about: 'ASC' } });
  }

  /** What was due until `last` waits for a later moment. */
  async postpone(tx: Tx, { memberId, channel }: Summary, last: Date, due: Date): Promise<void> {
    await tx.repository(PendingEntity).update({ memberId, channel, due: LessThanOrEqual(last) }, { due, leasedUntil: null });
  }

  async removeUntil(tx: Tx, { memberId, channel }: Summary, last: Date): Promise<void> {
    await tx.repository(PendingEntity).delete({ memberId, channel, due: LessThanOrEqual(last) });
  }
}
