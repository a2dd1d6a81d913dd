import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { readText } from '../catalogue/index.js';

export type LineRow = {
  readonly seq: number;
  readonly sender_id: string;
  readonly kind: number;
  readonly text: string;
  readonly at: string;
  readonly photo?: string | null;
};
export type Opening = {
  readonly starter: string;
  readonly conversation_id: string;
  readonly seq: number;
  readonly text: string;
  readonly receiver_name: string | null;
};

/** `day`: in UTC. */
export type DatedOpening = Omit<Opening, 'receiver_name'> & { readonly day: string };
export type OpeningsWish = { readonly starter?: string; readonly days: number; readonly limit: number };

/** At least so many within so many minutes; looked for in so many days, among so many first messages at most. */
export type FastWish = Readonly<Record<'atLeast' | 'minutes' | 'days' | 'limit', number>>;

/** One message. */
export type Place = { readonly chatId: string; readonly seq: number };
export type PlacedLine = LineRow & { readonly chat: string };

export type Partner = { readonly chatId: string; readonly memberId: MemberId; readonly credits: number };

const columns = `m.seq, m.sender_id, m.kind, ${readText('m')} as text, m.at`;

@Injectable()
export class TranscriptsRepository {
  async exists(tx: Tx, oneId: string, otherId: string): Promise<boolean> {
    const rows = await tx.query(
      `select from chats.conv_member cm where cm.member_id = $1 and cm.other_id = $2
          and exists (select from chats.message m where m.conversation_id = cm.conversation_id)`,
      [oneId, otherId],
    );
    return rows.length > 0;
  }

  /** The number of the last message; undefined when the conversation is not one of these two. */
  async lastSeq(tx: Tx, chatId: string, [one, other]: readonly [string, string]): Promise<number | undefined> {
    const [row] = await tx.query<{ last: number }>(
      `select coalesce(c.last_seq, 0) as last from visibility.pair p left join chats.conversation c on c.id = p.id
        where p.id = $1 and p.lo = least($2::uuid, $3::uuid) and p.hi = greatest($2::uuid, $3::uuid)`,
      [chatId, one, other],
    );
    return row?.last;
  }

  lines(tx: Tx, chatId: string, from: number, to: number): Promise<LineRow[]> {
    return tx.query<LineRow>(
      `select ${columns}, f.full_object as photo from chats.message m
         left join chats.photo f on f.conversation_id = m.conversation_id and f.seq = m.seq
        where m.conversation_id = $1 and m.seq between $2 and $3 order by m.seq`,
      [chatId, from, to],
    );
  }

  /** Those of these messages that the member wrote, in the order in which they were written. */
  writtenBy(tx: Tx, author: string, places: readonly Place[]): Promise<PlacedLine[]> {
    return tx.query<PlacedLine>(
      `select m.conversation_id as chat, ${columns}, f.full_object as photo
         from unnest($2::uuid[], $3::bigint[]) as p (conversation_id, seq)
         join chats.message m on m.conversation_id = p.conversation_id and m.seq = p.seq and m.sender_id = $1
         left join chats.photo f on f.conversation_id = m.conversation_id and f.seq = m.seq
        order by m.at, m.conversation_id, m.seq`,
      [author, places.map(({ chatId }) => chatId), places.map(({ seq }) => seq)],
    );
  }

  /** The messages of both sides that stand around these, so many on each side, by conversation and in their order. */
  near(tx: Tx, places: readonly Place[], reach: number): Promise<PlacedLine[]> {
    return tx.query<PlacedLine>(
      `select distinct on (m.conversation_id, m.seq) m.conversation_id as chat, ${columns}, f.full_object as photo
         from unnest($1::uuid[], $2::bigint[]) as p (conversation_id, seq)
         join chats.message m on m.conversation_id = p.conversation_id and m.seq between p.seq - $3 and p.seq + $3
         left join chats.photo f on f.conversation_id = m.conversation_id and f.seq = m.seq
        order by m.conversation_id, m.seq`,
      [places.map(({ chatId }) => chatId), places.map(({ seq }) => seq), reach],
    );
  }

  /** The first messages of the member since then that stand closest together: the most within so many minutes, so many at most. */
  hastyOpenings(tx: Tx, starter: string, since: Date, minutes: number, limit: number): Promise<Place[]> {
    return tx.query<Place>(
      `with runs as (
         select o.at, count(*) over (order by o.at range between make_interval(mins => $3) preceding and current row) as people
           from chats.opening o where o.starter = $1 and o.at > $2),
       last as (select r.at from runs r order by r.people desc, r.at limit 1)
       select o.conversation_id as "chatId", o.seq from chats.opening o, last
        where o.starter = $1 and o.at between last.at - make_interval(mins => $3) and last.at
        order by o.at, o.conversation_id limit $4`,
      [starter, since, minutes, limit],
    );
  }

  writtenTo(tx: Tx, chatId: string, receiver: string, after: number, limit: number): Promise<LineRow[]> {
    return tx.query<LineRow>(
      `select ${columns} from chats.message m where m.conversation_id = $1 and m.sender_id <> $2 and m.seq > $3 order by m.seq desc limit $4`,
      [chatId, receiver, after, limit],
    );
  }

  /** Those who exchanged messages with the member, by conversation, with what each spent on them; blocked or not. */
  partnersOf(tx: Tx, memberId: string, after: string, limit: number): Promise<Partner[]> {
    return tx.query<Partner>(
      `select cm.conversation_id as "chatId", cm.other_id as "memberId", spent.credits
         from chats.conv_member cm
         cross join lateral (
           select count(*) as messages, coalesce(sum(m.cost) filter (where m.sender_id = cm.other_id), 0)::int as credits
             from chats.message m where m.conversation_id = cm.conversation_id) spent
        where cm.member_id = $1 and cm.conversation_id > $2 and spent.messages > 0
        order by cm.conversation_id limit $3`,
      [memberId, after, limit],
    );
  }

  /** Of the newest first messages of so many days, whoever wrote to so many members within so many minutes; the most of each. */
  async fastStarters(
    tx: Tx,
    { atLeast, minutes, days, limit }: FastWish,
  ): Promise<{ readonly starters: { readonly id: MemberId; readonly people: number }[]; readonly looked: number }> {
    const [row] = await tx.query<{ looked: number; starters: { id: MemberId; people: number }[] | null }>(
      `with those as materialized (
         select o.starter, o.at from chats.opening o where o.at > public.app_now() - make_interval(days => $3) order by o.at desc limit $4),
       runs as (
         select t.starter, count(*) over (partition by t.starter order by t.at
                                          range between make_interval(mins => $2) preceding and current row)::int as people from those t),
       fast as (select r.starter as id, max(r.people) as people from runs r where r.people >= $1 group by r.starter)
       select (select count(*)::int from those) as looked, (select json_agg(f order by f.id) from fast f) as starters`,
      [atLeast, minutes, days, limit],
    );
    return { starters: row?.starters ?? [], looked: row?.looked ?? 0 };
  }

  /** As below, by the day (UTC) of so many days, the newest first and so many at most. */
  openingsOfBusyDays(tx: Tx, { atLeast, days, limit }: Omit<FastWish, 'minutes'>): Promise<(Opening & { readonly day: string })[]> {
    return tx.query<Opening & { day: string }>(
      `with those as materialized (
         select o.* from chats.opening o where o.at > public.app_now() - make_interval(days => $2) order by o.at desc limit $3),
       counted as (select t.*, (t.at at time zone 'UTC')::date::text as day from those t),
       busy as (select c.starter, c.day from counted c group by c.starter, c.day having count(*) >= $1)
       select c.starter, c.conversation_id, c.seq, c.day, m.body as text, p.name as receiver_name
         from busy b
         join counted c on c.starter = b.starter and c.day = b.day
         join chats.message m on m.conversation_id = c.conversation_id and m.seq = c.seq and m.kind = 1
         left join profiles.profile p on p.member_id = c.receiver
        order by c.starter, c.at, c.seq`,
      [atLeast, days, limit],
    );
  }

  /** First messages of so many days, of one member or of all, the newest first and so many at most. */
  openings(tx: Tx, { starter, days, limit }: OpeningsWish): Promise<DatedOpening[]> {
    return tx.query<DatedOpening>(
      `select o.starter, o.conversation_id, o.seq, (o.at at time zone 'UTC')::date::text as day, m.body as text
         from (select * from chats.opening where at > public.app_now() - make_interval(days => $2) and ($1::uuid is null or starter = $1)
                order by at desc limit $3) o
         join chats.message m on m.conversation_id = o.conversation_id and m.seq = o.seq and m.kind = 1
        order by o.at desc, o.conversation_id`,
      [starter ?? null, days, limit],
    );
  }

  openingsOfBusy(tx: Tx, atLeast: number, limit: number): Promise<Opening[]> {
    return tx.query<Opening>(
      `with busy as (
         select o.starter from chats.opening o where o.at > public.app_now() - interval '1 day'
          group by o.starter having count(*) >= $1 limit $2)
       select o.starter, o.conversation_id, o.seq, m.body as text, p.name as receiver_name
         from busy b
         join chats.opening o on o.starter = b.starter and o.at > public.app_now() - interval '1 day'
         join chats.message m on m.conversation_id = o.conversation_id and m.seq = o.seq and m.kind = 1
         left join profiles.profile p on p.member_id = o.receiver
        order by o.starter, o.at, o.seq`,
      [atLeast, limit],
    );
  }
}
