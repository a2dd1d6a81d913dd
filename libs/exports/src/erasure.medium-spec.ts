import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ErasureService, LeavingService, Passwords, type SessionMember } from '#auth';
import { ReadingService, SendingService } from '#chats';
import { Clock, RedisClients } from '#database';
import { OutboxStore } from '#events';
import { LikesService } from '#likes';
import { MailModule } from '#mail';
import { RenderingService, UploadsService } from '#media';
import { MemberData } from '#member-data';
import { NotificationsModule } from '#notifications';
import { ObjectStore } from '#storage';
import { aPicture, World } from '#testing';
import { BlocksService } from '#visibility';
import { ExportsService, PreparingService } from './index.js';

let world: World;
beforeAll(async () => {
  world = await World.open([MailModule, NotificationsModule]);
});
afterAll(() => world.close());

/** Every table and column in which the text stands, whatever its type. */
async function rowsWith(secret: string): Promise<string[]> {
  const tables = await world.rows<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await world.rows(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [secret])).length > 0) found.push(name);
  return found;
}

async function redisWith(secret: string): Promise<string[]> {
  const redis = world.get(RedisClients).named('worker');
  const keys = await redis.keys('*');
  const dumps = await Promise.all(keys.map((key) => redis.dumpBuffer(key)));
  return keys.filter((key, index) => key.includes(secret) || dumps[index]?.includes(secret));
}

it('after 14 days no row, file or queue holds name, e-mail or photo of a member who left; the books and the words of the other stay [#E9]', async () => {
  const canary = 'Zqcanary';
  const anna = await world.member(canary, { email: 'zqcanary@mail.example', signup_message: `About ${canary}`, credits: 7 });
  const bert = await world.member('Bert');
  await world.rows(`update auth.account set password_hash = $1`, [await world.get(Passwords).hash('Heidebloem-61')]);
  const me: SessionMember = { ...anna, sessionId: anna.id, status: 'active', language: 'en' };
  const uploaded = await world.get(UploadsService).upload(anna.id, await aPicture(), { private: false });
  await world.get(RenderingService).render(anna.id, uploaded.id);
  const [photo] = await world.rows<Record<'original' | 'full_key' | 'blurred_key', string>>(`select * from media.photo`);
  const objects = (await world.rows<{ object: string }>(`select object from media.rendition`)).map(({ object }) => object);
  await world.get(LikesService).give(anna.id, bert.id);
  const chat = await world.chatBetween(anna, bert);
  await world.get(SendingService).sendMessage(anna, chat, { client_id: crypto.randomUUID(), text: `I am ${canary}` });
  await world.get(SendingService).sendMessage(bert, chat, { client_id: crypto.randomUUID(), text: 'Nice to meet you' });
  // Somebody blocks her: the like that the block took away is kept for the moderators, and goes with her too.
  const carl = await world.member('Carl', { gender: 'male' });
  await world.get(LikesService).give(anna.id, carl.id);
  await world.get(BlocksService).block(carl.id, anna.id);
  expect(await world.rows(`select 1 from likes.parted_like where liker = $1`, [anna.id])).toHaveLength(1);
  await world.get(ExportsService).request(me);
  const [wish] = await world.rows<{ id: string }>(`select id from exports.member_export`);
  await world.get(PreparingService).prepare(world.get(OutboxStore).claim(randomUUID()), wish?.id ?? '');
  const [copy] = await world.rows<{ object: string }>(`select object from exports.member_export`);
  const files = [photo?.original ?? '', copy?.object ?? '', ...objects];
  const store = world.get(ObjectStore);
  // What is searched for can be found while it is there: else the search below would prove nothing.
  expect((await rowsWith(canary)).length).toBeGreaterThan(3);
  expect(await Promise.all(files.map((name) => store.exists(name)))).not.toContain(false);

  await world.get(LeavingService).leave(me, { password: 'Heidebloem-61' });
  await world.clockAhead('14 days 1 minute');
  await world.get(Clock).refresh();
  expect(await world.get(ErasureService).eraseDue()).toEqual({ erased: 1, failed: [], isOver: true });
  await new Promise((resolve) => setTimeout(resolve, 500)); // the files go right after the commit

  for (const secret of [canary, photo?.full_key ?? '', photo?.blurred_key ?? '', ...files])
    expect([secret, await rowsWith(secret), await redisWith(secret)]).toEqual([secret, [], []]);
  expect(await Promise.all(files.map((name) => store.exists(name)))).not.toContain(true);
  for (const { name, data } of world.get(MemberData).tables())
    if (!data.keeps) expect([name, await world.rows(`select 1 from ${name} where ${data.rows}`, [anna.id])]).toEqual([name, []]);
  expect(await world.rows(`select 1 from likes.parted_like`)).toEqual([]);
  expect(await world.rows(`select sum(amount)::int as sum from payments.ledger_entry where member_id = $1`, [anna.id])).toEqual([
    { sum: 0 },
  ]);
  const { messages } = await world.get(ReadingService).messages(bert.id, chat, {});
  expect(messages.map(({ text }) => text)).toEqual(['', 'Nice to meet you']);
  expect((await world.get(ReadingService).chat(bert.id, chat)).chat).toMatchObject({ state: 'closed', profile: null });
});
