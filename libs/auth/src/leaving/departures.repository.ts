import { Injectable } from '@nestjs/common';
import type { LeavingReason, MemberId, UserStatus } from '#contracts';
import { isAhead, type Tx } from '#database';
import { DepartureEntity } from './departure.entity.js';
import { undoDays } from '../links/index.js';

/** Accounts that are deleted and can still come back. */
@Injectable()
export class DeparturesRepository {
  /** Closes an open account and answers until when it can come back; undefined when it was closed already. */
  async insert(tx: Tx, memberId: MemberId): Promise<Date | undefined> {
    const [row] = await tx.query<{ until: Date }>(
      `with left_now as (
         update auth.account set status = 'deleted' where id = $1 and status in ('not_confirmed', 'active', 'paused')
         returning id, old.status as before)
       insert into auth.departure (member_id, status_before, left_at, erase_at)
       select l.id, l.before, public.app_now(), public.app_now() + make_interval(days => $2) from left_now l returning erase_at as until`,
      [memberId, undoDays],
    );
    return row?.until;
  }

  /** Gives the account back as it was; undefined when its time is over. */
  async restore(tx: Tx, memberId: MemberId): Promise<UserStatus | undefined> {
    const [row] = await tx.query<{ status: UserStatus }>(
      `with undone as (delete from auth.departure where member_id = $1 and erase_at > public.app_now() returning status_before),
            back as (update auth.account a set status = u.status_before from undone u where a.id = $1 returning a.status)
       select status from back`,
      [memberId],
    );
    return row?.status;
  }

  /** Until when the account can come back; undefined when it is not deleted, or its time is over. */
  async until(tx: Tx, memberId: MemberId): Promise<Date | undefined> {
    return (await tx.repository(DepartureEntity).findOneBy({ memberId, eraseAt: isAhead() }))?.eraseAt;
  }

  async countReason(tx: Tx, siteId: string, reason: LeavingReason): Promise<void> {
    await tx.query(
      `insert into auth.leaving_reason as r (month, site_id, reason, count) values (date_trunc('month', public.app_now())::date, $1, $2, 1)
       on conflict on constraint leaving_reason_pk do update set count = r.count + 1`,
      [siteId, reason],
    );
  }

  /** The next account whose time is over, held until the transaction ends; those that another process holds are left to it. */
  async lockDue(tx: Tx, except: readonly MemberId[]): Promise<MemberId | undefined> {
    const [row] = await tx.query<{ member_id: MemberId }>(
      `select member_id from auth.departure where erase_at <= public.app_now() and member_id <> all($1::uuid[])
        order by erase_at limit 1 for update skip locked`,
      [except],
    );
    return row?.member_id;
  }
}
