import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { PushEntity } from './push.entity.js';

export type PushKey = Readonly<Pick<PushEntity, 'kind' | 'dedupeKey'>>;
type SentPush = PushKey & Readonly<Pick<PushEntity, 'id' | 'memberId'>>;

/** A notice of yesterday tells nothing any more. */
const HOURS_TRIED = 24;
const MINUTES_BETWEEN = 10;

const pushes = (tx: Tx): Repository<PushEntity> => tx.repository(PushEntity);

@Injectable()
export class PushesRepository {
  /** A browser took it: the row that waited for it, or a new one. */
  async noteSent(tx: Tx, { id, memberId, kind, dedupeKey }: SentPush): Promise<void> {
    await tx.query(
      `insert into notifications.push as p (id, member_id, kind, dedupe_key, state, created_at, sent_at)
       values ($1, $2, $3, $4, 'sent', public.app_now(), public.app_now())
       on conflict on constraint push_dedupe do update set state = 'sent', sent_at = excluded.sent_at where p.state = 'queued'`,
      [id, memberId, kind, dedupeKey],
    );
  }

  /** Whether the member got one with a key that begins so in the last hours, by another claim. */
  async wentOutSince(
    tx: Tx,
    memberId: MemberId,
    { keyStart, claimId }: { readonly keyStart: string; readonly claimId: string },
    hours: number,
  ): Promise<boolean> {
    const rows = await tx.query(
      `select 1 from notifications.push
        where member_id = $1 and starts_with(dedupe_key, $2) and id <> $3 and created_at > public.app_now() - make_interval(hours => $4)
          and state = 'sent' limit 1`,
      [memberId, keyStart, claimId, hours],
    );
    return rows.length > 0;
  }

  /** The id of one that waits; undefined when none does under this key. */
  async waiting(tx: Tx, dedupeKey: string): Promise<string | undefined> {
    return (await pushes(tx).findOneBy({ dedupeKey, state: 'queued' }))?.id;
  }

  /** When one that still waits is tried again; undefined when it is not. */
  async nextTry(tx: Tx, id: string): Promise<Date | undefined> {
    const [row] = await tx.query<{ at: Date }>(
      `select public.app_now() + make_interval(mins => $2) as at from notifications.push
        where id = $1 and state = 'queued' and created_at > public.app_now() - make_interval(hours => $3)`,
      [id, MINUTES_BETWEEN, HOURS_TRIED],
    );
    return row?.at;
  }

  /** One that was to go out shall not. False when it does not wait any more. */
  async suppress(tx: Tx, dedupeKey: string): Promise<boolean> {
    const { affected } = await pushes(tx).update({ dedupeKey, state: 'queued' }, { state: 'suppressed' });
    return affected === 1;
  }

  async forget(tx: Tx, dedupeKey: string): Promise<void> {
    await pushes(tx).delete({ dedupeKey, state: 'queued' });
  }

  /** Deletes so many of those that are older than so many days, the oldest first; how many there were. */
  async removeOld(tx: Tx, days: number, limit: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `with gone as (
         delete from notifications.push where id in (
           select id from notifications.push where created_at < public.app_now() - make_interval(days => $1) order by created_at limit $2)
         returning 1)
       select count(*)::int as count from gone`,
      [days, limit],
    );
    return row?.count ?? 0;
  }
}
