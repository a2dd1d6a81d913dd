import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { pgbench, pgbenchTimes } from './pgbench.js';
import { actorOf, type Actor, type Stage } from './stage.js';
import { freshId, postByWrk, type Post } from './wrk.js';

const CONNECTIONS = 16;
const SENDERS = 200;
const WORDS = 'Not at all. The hydrangeas are dancing. How was the bread?';

export type Pairing = { readonly actor: Actor; readonly other: Actor; readonly chat: string };

/** One message as the API sends it to the database; `$1` is the conversation, `$2` the sender. */
export const sendSql = (chat: string, sender: string): string =>
  `select error, duplicate, seq, body, cost, at, receiver, balance, s.free_left
     from chats.accept_batch(row(
            array[${chat}]::uuid[], array[${sender}]::uuid[], array[gen_random_uuid()], array[1::smallint], array['${WORDS}'], array[null::jsonb], array[1],
            array[true], array['message'], 2, 10, 30, 7, array['mail.unread-reminder'], array[900])::chats.message_batch) s`;

/** Each sender gets a receiver, so many credits that none runs out, and no free messages: the dearest path. */
export async function pair(stage: Stage): Promise<Pairing[]> {
  const actors = await stage.actors(SENDERS * 2);
  const senders = actors.slice(0, SENDERS);
  const ids = senders.map(({ id }) => id);
  await stage.owner.query(`update payments.wallet set balance = 1000000000 where member_id = any($1)`, [ids]);
  await stage.owner.query(`update chats.inbox set free_left = 0 where member_id = any($1)`, [ids]);
  await stage.owner.query(`update visibility.member_standing set paid = true where member_id = any($1)`, [ids]);
  await stage.owner.query(`create schema if not exists bench`);
  await stage.owner.query(`drop table if exists bench.pair`);
  await stage.owner.query(`create table bench.pair (n int primary key, chat uuid not null, sender uuid not null)`);
  await stage.owner.query(`grant usage on schema bench to app`);
  await stage.owner.query(`grant select on bench.pair to app`);
  const pairings: Pairing[] = [];
  for (const [index, actor] of senders.entries()) {
    const other = actorOf(actors, SENDERS + index);
    const { rows } = await stage.owner.query<{ id: string }>(
      `insert into visibility.pair (lo, hi) values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid))
       on conflict (lo, hi) do update set block = 0 returning id`,
      [actor.id, other.id],
    );
    const chat = rows[0]?.id ?? '';
    await stage.owner.query(`insert into bench.pair values ($1, $2, $3)`, [index + 1, chat, actor.id]);
    pairings.push({ actor, other, chat });
  }
  return pairings;
}

export const messageOf = (client_id: string = randomUUID()): { client_id: string; text: string } => ({ client_id, text: WORDS });

export type Sent = { readonly messages: number; readonly perSecond: number };

/** Sends over HTTP, as fast as it goes, so many at a time: by wrk, or by a generator in Node where there is none. */
export async function sendOverHttp(url: string, pairings: readonly Pairing[], seconds: number, connections = CONNECTIONS): Promise<Sent> {
  const posts = pairings.map(({ actor, chat }): Post => {
    return { path: `/api/chats/${chat}/messages`, cookie: actor.cookie, body: JSON.stringify(messageOf(freshId)) };
  });
  return (await postByWrk({ url, connections, seconds, posts })) ?? postByNode(url, posts, seconds, connections);
}

let isTold = false;

async function postByNode(url: string, posts: readonly Post[], seconds: number, connections: number): Promise<Sent> {
  if (!isTold) console.log('  wrk is missing (apt-get install wrk): a generator in Node takes part of the processor from what is measured');
  isTold = true;
  let turn = 0;
  const setupRequest = (call: autocannon.Request): autocannon.Request => {
    const { path, cookie, body } = posts[(turn += 1) % posts.length] as Post;
    const headers = { 'content-type': 'application/json', cookie };
    return { ...call, path, headers, body: body.replace(freshId, randomUUID()) };
  };
  const result = await autocannon({ url, connections, duration: seconds, requests: [{ method: 'POST', setupRequest }] });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals and ${result.errors} errors while sending`);
  return { messages: result['2xx'], perSecond: result['2xx'] / result.duration };
}

const script = `\\set n random(1, ${SENDERS})\n${sendSql('p.chat', 'p.sender').replace('from chats', 'from bench.pair p, chats')} where p.n = :n;\n`;

/** The same function in the database alone, by pgbench, 16 at a time. */
export async function sendBySql(databaseUrl: string, seconds: number): Promise<Sent> {
  const { transactions, perSecond } = await pgbench(databaseUrl, script, ['-c', String(CONNECTIONS), '-T', String(seconds)]);
  return { messages: transactions, perSecond };
}

/** The same in an open loop of so many a second; how long each took, in milliseconds. */
export const sendBySqlAt = (databaseUrl: string, perSecond: number, seconds: number): Promise<readonly number[]> =>
  pgbenchTimes(databaseUrl, script, { perSecond, seconds, connections: CONNECTIONS });
