import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { NoticedSort, SignalKind } from '#contracts-admin';
import type { Tx } from '#database';
import { countsBeside, countsInMessages } from './counting-signals.js';
import { trustDays } from './trust.policy.js';

/** A member with signals that count. `weight`: conversations in which something was noticed, and each kind of thing beside them. */
export interface NoticedMember {
  readonly id: MemberId;
  readonly weight: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  /** The case of our own about them that is not closed. */
  readonly caseId: string | null;
}
export interface NoticedWish {
  readonly kind: SignalKind | null;
  readonly sort: NoticedSort;
  readonly order: 'asc' | 'desc';
}

const since = `public.app_now() - interval '${trustDays} days'`;
// What was looked at in a case of our own, or of what staff vouched for the member, is dealt with.
const noticed = `
  with found as (
    select s.sender_id as member_id, s.at, s.conversation_id::text as thing, s.kind from moderation.signal s
     where s.at > ${since} and ${countsInMessages}
    union all
    select s.member_id, s.at, s.kind, s.kind from moderation.member_signal s where s.at > ${since} and ${countsBeside}),
  handled as (
    select c.subject_id as member_id, max(c.closed_at) as at from moderation.case c
     where c.kind = 'initiative' and c.state = 'closed' and c.closed_at > ${since} group by c.subject_id),
  noticed as (
    select f.member_id as id, count(distinct f.thing)::int as weight, min(f.at) as first_at, max(f.at) as last_at
      from found f
      join visibility.member_standing m on m.member_id = f.member_id and not m.banned and not m.deleted
      left join moderation.trust_lift l on l.member_id = f.member_id
      left join handled h on h.member_id = f.member_id
     where f.at > coalesce(greatest(l.at, h.at), '-infinity')
     group by f.member_id
    having $1::text is null or bool_or(f.kind = $1))`;
const orders: Record<NoticedSort, Record<NoticedWish['order'], string>> = {
  weight: { desc: 'n.weight desc, n.last_at desc, n.id', asc: 'n.weight, n.last_at, n.id' },
  last_at: { desc: 'n.last_at desc, n.id', asc: 'n.last_at, n.id' },
};

@Injectable()
export class NoticedMembersRepository {
  page(tx: Tx, { kind, sort, order }: NoticedWish, offset: number, limit: number): Promise<NoticedMember[]> {
    return tx.query<NoticedMember>(
      `${noticed}
       select n.id, n.weight, n.first_at as "firstAt", n.last_at as "lastAt",
              (select c.id from moderation.case c where c.subject_id = n.id and c.kind = 'initiative' and c.state <> 'closed') as "caseId"
         from noticed n order by ${orders[sort][order]} offset $2 limit $3`,
      [kind, offset, limit],
    );
  }

  async count(tx: Tx, kind: SignalKind | null, atMost: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `${noticed} select count(*)::int as count from (select from noticed limit $2) as capped`,
      [kind, atMost],
    );
    return row?.count ?? 0;
  }
}
