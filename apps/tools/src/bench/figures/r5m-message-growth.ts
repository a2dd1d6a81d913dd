import type { ChatsAnswer, MessagesAnswer } from '#contracts';
import type { Figure } from '../figure.js';
import { getter, p95Of } from '../latency.js';
import { compare, worstOf, type Ratio } from '../pairs.js';
import type { Stage, Actor } from '../stage.js';

const MEMBERS = 2_000;
/** One member asks, who may not ask more often than this for long. */
const CALLERS = 1;
const PAUSE_MS = 50;
type Size = { readonly long: number; readonly chats: number; readonly each: number };
/** Of how many messages: in one long conversation and in many short ones. */
const sizes = {
  few: { long: 500, chats: 10, each: 50 },
  many: { long: 500_000, chats: 400, each: 1_250 },
} satisfies Record<string, Size>;
const YEARS = 5;
const CHANGED = 10;

type Writer = { readonly actor: Actor; readonly chat: string; readonly last: number; readonly cursor: number; readonly aged: number };

/** R5M: whether it is felt how much somebody has written. */
export const messageGrowth: Figure = {
  key: 'R5M',
  title: 'p95 of what a member with 1,000,000 messages asks for / of one with 1,000 (ms)',
  accepted: '<= 1.5',
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS });
    const [fewActor, manyActor] = await stage.actors(2);
    if (!fewActor || !manyActor) throw new Error('no actors');
    const get = getter(stage.url);
    const [few, many] = [await writerOf(stage, fewActor, sizes.few, get), await writerOf(stage, manyActor, sizes.many, get)];
    const parts: Record<string, Ratio> = {};
    for (const [name, path] of Object.entries(questions)) {
      const side = (writer: Writer) => p95Of(CALLERS, async () => void (await get(path(writer), writer.actor.cookie)), PAUSE_MS);
      parts[name] = await compare(side(many), side(few), pace);
    }
    return worstOf(parts);
  },
};

const questions: Readonly<Record<string, (writer: Writer) => string>> = {
  'feed without news': ({ cursor }) => `/api/chats?after=${cursor}`,
  [`feed with ${CHANGED} changes`]: ({ cursor }) => `/api/chats?after=${cursor - CHANGED}`,
  'newest messages': ({ chat }) => `/api/chats/${chat}/messages?limit=40`,
  'a page back': ({ chat, last }) => `/api/chats/${chat}/messages?limit=40&before=${last - 20}`,
  'the oldest that are shown': ({ chat, aged }) => `/api/chats/${chat}/messages?limit=40&before=${aged + 41}`,
  'beyond the twelve months': ({ chat, aged }) => `/api/chats/${chat}/messages?limit=40&before=${aged + 1}`,
  'forward from the beginning': ({ chat }) => `/api/chats/${chat}/messages?limit=40&after=0`,
};

/** Gives the member so many messages of five years, unless an earlier run did. */
async function writerOf(stage: Stage, actor: Actor, { long, chats, each }: Size, get: ReturnType<typeof getter>): Promise<Writer> {
  const { rows } = await stage.owner.query<{ chat: string }>(
    `select c.id as chat from chats.conv_member cm join chats.conversation c on c.id = cm.conversation_id
      where cm.member_id = $1 and c.last_seq = $2`,
    [actor.id, long],
  );
  const chat = rows[0]?.chat ?? (await write(stage, actor.id, { long, chats, each }));
  const cursor = await endOfFeed(actor, get);
  const first = JSON.parse(await get(`/api/chats/${chat}/messages?limit=1&after=0`, actor.cookie)) as MessagesAnswer;
  return { actor, chat, last: long, cursor, aged: (first.messages[0]?.seq ?? 1) - 1 };
}

async function endOfFeed({ cookie }: Actor, get: ReturnType<typeof getter>): Promise<number> {
  for (let after = 0; ;) {
    const { cursor, more } = JSON.parse(await get(`/api/chats?after=${after}`, cookie)) as ChatsAnswer;
    if (!more) return cursor;
    after = cursor;
  }
}

/** Both wrote in turn, evenly over the years; the long conversation is the newest. */
async function write(stage: Stage, member: string, { long, chats, each }: Size): Promise<string> {
  const { rows } = await stage.owner.query<{ chat: string }>(
    `with other as (
       select s.member_id as id, row_number() over (order by s.member_id)::int as n from visibility.member_standing s
        where s.confirmed and not (s.fictional or s.paused or s.suspended or s.banned or s.deleted) and s.member_id <> $1::uuid
          and not exists (select from visibility.pair p where p.lo = least(s.member_id, $1::uuid) and p.hi = greatest(s.member_id, $1::uuid))
        limit $3::int + 1),
     met as (
       insert into visibility.pair (lo, hi) select least(o.id, $1::uuid), greatest(o.id, $1::uuid) from other o returning id, lo, hi),
     chat as (
       select m.id, m.lo, m.hi, o.id as other, o.n, case when o.n = $3::int + 1 then $2::int else $4::int end as size
         from met m join other o on o.id in (m.lo, m.hi)),
     talk as (
       insert into chats.conversation (id, last_seq, n_lo, n_hi, starter, started_at)
       select id, size, size / 2, size / 2, lo, now() - make_interval(years => ${YEARS}) from chat),
     side as (
       insert into chats.conv_member (member_id, conversation_id, other_id, recv, read, read_to, inbox_seq)
       select $1::uuid, id, other, size / 2, size / 2, size, n from chat
       union all select other, id, $1::uuid, size / 2, size / 2, size, 1 from chat),
     inbox as (update chats.inbox set seq = greatest(seq, $3::int + 1) where member_id = $1::uuid or member_id in (select other from chat)),
     said as (
       insert into chats.message (conversation_id, seq, client_id, sender_id, dir_seq, kind, body, cost, at)
       select c.id, s, gen_random_uuid(), case when s % 2 = 0 then c.hi else c.lo end, (s + 1) / 2, 1, 'Good morning', 0,
              now() - make_interval(years => ${YEARS}) * (1 - s::float / c.size)
         from chat c, generate_series(1, c.size) s)
     select id as chat from chat where n = $3::int + 1`,
    [member, long, chats, each],
  );
  await stage.owner.query(`vacuum (analyze) chats.message, chats.conv_member, chats.conversation, visibility.pair`);
  const [row] = rows;
  if (!row) throw new Error('there are too few members to write to');
  return row.chat;
}
