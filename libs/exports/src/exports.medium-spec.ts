import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Passwords, type SessionMember } from '#auth';
import { SendingService } from '#chats';
import { Clock, Transactions } from '#database';
import { OutboxStore } from '#events';
import { LikesService } from '#likes';
import { MailModule } from '#mail';
import { UploadsService } from '#media';
import { columnsOf, MemberData } from '#member-data';
import { ChildMaterialService, ReportsService } from '#moderation';
import { NotificationsModule } from '#notifications';
import { ConsentsService } from '#profiles';
import { ObjectStore } from '#storage';
import { aPngOf, World, type TestMember } from '#testing';
import { filesIn } from './exports.fixture.js';
import { ExportFetching, ExportsService, PreparingService } from './index.js';

const password = 'Heidebloem-61';
let world: World;
let exports: ExportsService;
let fetching: ExportFetching;
let anna: TestMember;
let bert: TestMember;

beforeAll(async () => {
  world = await World.open([MailModule, NotificationsModule]);
  exports = world.get(ExportsService);
  fetching = world.get(ExportFetching);
});
beforeEach(async () => {
  await world.empty();
  await world.get(Clock).refresh();
  anna = await world.member('Anna', { email: 'anna@mail.example', language: 'nl', sexuality: 'bi', sexuality_consent: true, credits: 5 });
  bert = await world.member('Bert <b>');
  await world.rows(`update auth.account set password_hash = $1`, [await world.get(Passwords).hash(password)]);
});
afterAll(() => world.close());

const meOf = (who: TestMember, sessionId: string = who.id): SessionMember => ({
  id: who.id,
  sessionId,
  communityId: who.communityId,
  siteId: who.siteId,
  status: 'active',
  language: 'nl',
});
const viewOf = (who: TestMember) => world.get(Transactions).read((tx) => exports.view(tx, who.id));
/** What the worker would do with the newest wish. */
const prepare = async () => {
  const [row] = await world.rows<{ id: string; payload: { exportId: string } }>(
    `select id, payload from events.outbox where reaction = 'export.prepare' order by at desc limit 1`,
  );
  if (!row) throw new Error('nothing was asked for');
  return world.get(PreparingService).prepare(world.get(OutboxStore).claim(row.id), row.payload.exportId);
};
const fetch = async (who: TestMember): Promise<Map<string, Buffer>> => {
  const { bytes, length } = await fetching.open(meOf(who), await fetching.ticket(meOf(who), password));
  const archive = await buffer(bytes);
  expect(archive).toHaveLength(length);
  return filesIn(archive);
};
const jsonOf = (files: Map<string, Buffer>, area: string) =>
  JSON.parse(String(files.get(`data/${area}.json`))) as Record<string, Record<string, unknown>[]>;

describe('the copy of everything [#E9]', () => {
  it('holds every exported column of every table, the photos as stored, and a page in the language of the member', async () => {
    const chat = await world.chatBetween(anna, bert);
    const write = (who: TestMember, text: string) =>
      world.get(SendingService).sendMessage(who, chat, { client_id: crypto.randomUUID(), text });
    await write(anna, 'My <secret> garden');
    await write(bert, 'Thank you');
    const gif = { provider: 'house', id: 'coffee' } as const;
    await world.get(SendingService).sendMessage(anna, chat, { client_id: crypto.randomUUID(), gif });
    await world.get(LikesService).give(anna.id, bert.id);
    await world.get(UploadsService).upload(anna.id, aPngOf(500, 700), { private: false });
    const reports = world.get(ReportsService);
    await reports.report(anna.id, { profile: bert.id, reason: 'money', words: 'He asks <b>for money' }, null);
    await reports.report(bert.id, { profile: anna.id, reason: 'insult', words: 'She never answers' }, null);

    expect(await viewOf(anna)).toMatchObject({ state: 'none' });
    expect(await exports.request(meOf(anna))).toMatchObject({ state: 'preparing' });
    expect(await prepare()).toEqual({ kind: 'done' });
    expect(await viewOf(anna)).toMatchObject({ state: 'ready', bytes: expect.any(Number) });

    const files = await fetch(anna);
    for (const { area, tables } of world.get(MemberData).areas()) {
      const told = jsonOf(files, area);
      for (const { name, data } of tables) {
        const rows = told[name.slice(name.indexOf('.') + 1)] ?? [];
        for (const row of rows) expect([name, Object.keys(row).toSorted()]).toEqual([name, columnsOf(data).toSorted()]);
      }
    }
    expect(jsonOf(files, 'profile')['profile']).toMatchObject([{ name: 'Anna', sexuality: 'bi', birth_date: '1962-05-04' }]);
    expect(jsonOf(files, 'profile')['consent']).toMatchObject([{ kind: 'sexuality', version: 1, withdrawn_at: null }]);
    expect(jsonOf(files, 'account')['account']).toMatchObject([{ email: 'anna@mail.example' }]);
    expect(jsonOf(files, 'chats')['message']).toMatchObject([
      { text: 'My <secret> garden', sender: 'Anna', seq: 1 },
      { text: 'Thank you', sender: 'Bert <b>', seq: 2 },
      { text: 'Een kop dampende koffie', sender: 'Anna', seq: 3 },
    ]);
    // What others reported is told to nobody, least of all to whom it is about.
    expect(jsonOf(files, 'blocks')['report']).toMatchObject([{ reason: 'money', text: 'He asks <b>for money' }]);
    expect(String([...files.values()])).not.toContain('She never answers');
    expect(jsonOf(files, 'likes')['member_like']).toMatchObject([{ liker: anna.id, liked: bert.id }]);
    expect(jsonOf(files, 'credits')['wallet']).toEqual([{ balance: 5, spent: 0 }]);

    const [original] = await world.rows<{ original: string }>(`select original from media.photo where member_id = $1`, [anna.id]);
    expect(files.get('photos/1.jpg')).toEqual(await world.get(ObjectStore).get(original?.original ?? ''));
    const page = String(files.get('index.html'));
    expect(page).toContain('<html lang="nl-NL">');
    expect(page).toContain('My &lt;secret&gt; garden');
    expect(page).toContain('He asks &lt;b&gt;for money');
    expect(page).toContain('Bert &lt;b&gt;');
    expect(page).toContain('<h2>Je gesprekken</h2>');
    expect(page).toContain('src="photos/1.jpg"');
    expect(String([...files.values()])).not.toMatch(/argon2|token_hash/);
  });

  it('says of whom the member talked to that it is a fictional profile [#15] [#E1]', async () => {
    const chat = await world.chatBetween(bert, anna);
    await world.get(SendingService).sendMessage(bert, chat, { client_id: crypto.randomUUID(), text: 'Hello' });
    await world.rows(`update visibility.member_standing set fictional = true where member_id = $1`, [bert.id]);
    await exports.request(meOf(anna));
    await prepare();
    const files = await fetch(anna);
    expect(jsonOf(files, 'chats')['message']).toMatchObject([{ sender: 'Bert <b>', fictional: true }]);
    expect(jsonOf(files, 'chats')['conv_member']).toMatchObject([{ other: 'Bert <b>', fictional: true }]);
    expect(String(files.get('index.html'))).toContain('<th scope="col">Fictief profiel</th>');
  });

  it('is made once at a time and three times a day', async () => {
    await exports.request(meOf(anna));
    await exports.request(meOf(anna));
    expect(await world.rows(`select 1 from exports.member_export`)).toHaveLength(1);
    await prepare();
    for (const _ of [2, 3]) {
      await exports.request(meOf(anna));
      await prepare();
    }
    await expect(exports.request(meOf(anna))).rejects.toMatchObject({ code: 'too_many_exports' });
  });

  it('is given to the session that knows the password, for five minutes, and to nobody else', async () => {
    await exports.request(meOf(anna));
    await expect(fetching.ticket(meOf(anna), password)).rejects.toMatchObject({ code: 'export_not_ready' });
    await prepare();
    await expect(fetching.ticket(meOf(anna), 'nope')).rejects.toMatchObject({ code: 'password_wrong' });
    const ticket = await fetching.ticket(meOf(anna), password);
    for (const [who, session] of [
      [anna, bert.id],
      [bert, anna.id],
    ] as const)
      await expect(fetching.open(meOf(who, session), ticket)).rejects.toMatchObject({ code: 'export_not_ready' });
    await expect(fetching.open(meOf(anna), `${Date.now() + 9e9}.${ticket.split('.')[1]}`)).rejects.toMatchObject({
      code: 'export_not_ready',
    });
    expect((await fetching.open(meOf(anna), ticket)).length).toBeGreaterThan(100);
    await world.clockAhead('6 minutes');
    await world.get(Clock).refresh();
    await expect(fetching.open(meOf(anna), ticket)).rejects.toMatchObject({ code: 'export_not_ready' });
  });

  it('is gone after a week, and an older one when a newer is there', async () => {
    const store = world.get(ObjectStore);
    const objects = async () =>
      (await world.rows<{ object: string }>(`select object from exports.member_export where object is not null order by id`)).map(
        ({ object }) => object,
      );
    await exports.request(meOf(anna));
    await prepare();
    const [older = ''] = await objects();
    await exports.request(meOf(anna));
    await prepare();
    expect(await world.get(PreparingService).sweep()).toBe(1);
    const [newer = ''] = await objects();
    expect([await store.exists(older), await store.exists(newer)]).toEqual([false, true]);

    await world.clockAhead('7 days 1 minute');
    await world.get(Clock).refresh();
    expect(await viewOf(anna)).toMatchObject({ state: 'expired', bytes: null });
    expect(await world.get(PreparingService).sweep()).toBe(1);
    expect(await store.exists(newer)).toBe(false);
    expect(await viewOf(anna)).toMatchObject({ state: 'expired' });
  });

  it('fails after five tries, says so, leaves no file, and can be asked for again', async () => {
    await world.get(UploadsService).upload(anna.id, aPngOf(500, 700), { private: false });
    await world.rows(`update media.photo set original = 'photos/aa/lost'`);
    await exports.request(meOf(anna));
    await expect(prepare()).rejects.toThrow();
    await world.rows(`update events.outbox set tries = 4 where reaction = 'export.prepare'`);
    await prepare();
    expect(await viewOf(anna)).toMatchObject({ state: 'failed' });
    expect(await world.rows(`select 1 from events.outbox where reaction = 'export.prepare'`)).toEqual([]);
    await world.rows(`delete from media.photo`);
    await exports.request(meOf(anna));
    await prepare();
    expect(await viewOf(anna)).toMatchObject({ state: 'ready' });
  });
});

describe('a consent [#E9]', () => {
  it('is kept with its version and time; taken back, what rested on it is gone', async () => {
    const run = world.get(Transactions);
    const consents = world.get(ConsentsService);
    const profile = async () => (await world.rows(`select sexuality, interests from profiles.profile where member_id = $1`, [anna.id]))[0];
    await world.rows(`update profiles.profile set interests = '{tea,lingerie}', intimate_consent_at = now() where member_id = $1`, [
      anna.id,
    ]);
    expect((await run.read((tx) => consents.given(tx, anna.id))).map(({ kind }) => kind)).toEqual(['sexuality', 'intimate']);
    await run.run((tx) => consents.withdraw(tx, anna.id, 'sexuality'));
    expect(await profile()).toEqual({ sexuality: null, interests: ['tea', 'lingerie'] });
    await run.run((tx) => consents.withdraw(tx, anna.id, 'intimate'));
    await run.run((tx) => consents.withdraw(tx, anna.id, 'intimate'));
    expect(await profile()).toEqual({ sexuality: null, interests: ['tea'] });
    expect(await run.read((tx) => consents.given(tx, anna.id))).toEqual([]);
    expect(
      await world.rows(`select kind, version, withdrawn_at is not null as over from profiles.consent where member_id = $1 order by kind`, [
        anna.id,
      ]),
    ).toEqual([
      { kind: 'intimate', version: 1, over: true },
      { kind: 'sexuality', version: 1, over: true },
    ]);
  });
});

describe('a copy that holds what nobody may see any more', () => {
  it('is withdrawn from whoever was sent it, and from nobody else', async () => {
    await world.rows(`update visibility.member_standing set confirmed = true`);
    const carl = await world.member('Carl');
    for (const who of [anna, bert, carl]) {
      await exports.request(meOf(who));
      await prepare();
    }
    const chat = await world.chatBetween(anna, bert);
    await world.get(SendingService).sendMessage(bert, chat, { client_id: randomUUID(), text: 'Words of Bert' });
    await world.get(ReportsService).report(anna.id, { profile: bert.id, reason: 'minor', chat }, null);
    const tx = world.get(Transactions);
    const { id } = await tx.run((one) => world.get(ChildMaterialService).seal(one, { id: randomUUID(), isOwner: false }, bert.id));
    const members = await tx.read((one) => world.get(ChildMaterialService).reached(one, id));
    expect(members.toSorted()).toEqual([anna.id, bert.id].toSorted());
    expect(await world.get(PreparingService).withdraw(world.get(OutboxStore).claim(randomUUID()), members)).toBe(2);
    expect((await viewOf(anna)).state).toBe('expired');
    await expect(fetching.ticket(meOf(anna), password)).rejects.toThrow('export_not_ready');
    expect((await viewOf(carl)).state).toBe('ready');
  });
});
