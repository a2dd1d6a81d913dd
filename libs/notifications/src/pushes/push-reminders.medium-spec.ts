import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { SessionsService } from '#auth';
import { ReadingService, SendingService } from '#chats';
import {
  locales,
  notificationCategories,
  type ChatId,
  type NotificationCategory,
  type NotificationFrequency,
  type PushNotice,
} from '#contracts';
import { Transactions } from '#database';
import { OutboxStore, type Claim } from '#events';
import { LikesService } from '#likes';
import { Mailer } from '#mail';
import { setLogLevel } from '#observability';
import type { JobOutcome } from '#queues';
import { PushService, World, type TestMember } from '#testing';
import {
  MessagesService,
  NotificationsModule,
  PreferencesService,
  PushesService,
  PushSubscriptions,
  PushSubscriptionsModule,
  SummariesService,
} from '../index.js';
import { quietNow } from '../mailings/mailing-times.fixture.js';

setLogLevel('silent');
@Global()
@Module({ providers: [{ provide: Mailer, useValue: { send: () => Promise.resolve() } }], exports: [Mailer] })
class FakeMailModule {}

let world: World;
let service: PushService;
let anna: TestMember;
let bert: TestMember;
let chatId: ChatId;
let lastSeq: number;
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule, PushSubscriptionsModule])));
beforeEach(async () => {
  await world.empty();
  await world.clockAhead('0 seconds');
  lastSeq = 0;
  service = await PushService.listen();
  anna = await world.member('Anna', { language: 'en' });
  bert = await world.member('Bert', { gender: 'male', credits: 50 });
  chatId = await world.chatBetween(bert, anna);
  const { sessionId } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, anna.id, 'a browser'));
  await world.get(PushSubscriptions).subscribe({ id: anna.id, sessionId }, service.browser().subscription);
  for (const category of notificationCategories) await choose(category, 'never');
});
afterEach(() => service.close());
afterAll(() => world.close());

const choose = (category: NotificationCategory, frequency: NotificationFrequency) =>
  world.get(PreferencesService).choose(anna.id, { category, channel: 'push', frequency });
const write = async (text = 'The secret of the roses') => {
  await world.get(SendingService).sendMessage({ id: bert.id, siteId: bert.siteId }, chatId, { client_id: randomUUID(), text });
  lastSeq += 1;
};
const readAll = () => world.get(ReadingService).markRead(anna.id, chatId, lastSeq);
const notices = () => service.taken.map(({ notice }) => notice as PushNotice);
const rows = () => world.rows(`select kind, state from notifications.push`);
const saying = (outcome: JobOutcome) => (outcome.kind === 'skipped' ? outcome.why : outcome.kind);
const later = async (interval: string) => {
  await world.clockAhead(interval);
  await world.rows(`update auth.session set expires_at = public.app_now() + interval '30 days'`);
};

async function aClaim(): Promise<Claim> {
  const id = randomUUID();
  await world.rows(`insert into events.outbox (id, reaction, payload, due) values ($1, 'push.unread-reminder', '{}', now())`, [id]);
  return world.get(OutboxStore).claim(id);
}
const payload = () => ({ key: randomUUID(), memberId: anna.id, conversationId: chatId });
/** The reminder is due. */
async function remind(claim?: Claim): Promise<string> {
  const own = claim ?? (await aClaim());
  const outcome = await world.get(PushesService).answer('push.unread-reminder', own, payload());
  expect(own.isSettled()).toBe(true);
  return saying(outcome);
}
async function summarize(): Promise<string[]> {
  await world.get(SummariesService).planDue();
  const ended: string[] = [];
  for (const { id } of await world.rows<{ id: string }>(`select id from events.outbox where reaction = 'push.summary'`))
    ended.push(saying(await world.get(PushesService).answer('push.summary', world.get(OutboxStore).claim(id), { memberId: anna.id })));
  return ended;
}

describe('the push about unread messages', () => {
  beforeEach(() => choose('unread_messages', 'at_once'));

  it('says how many wait, neither from whom nor what, and leads to the conversation', async () => {
    await write();
    await write('And the tulips');
    expect(await remind()).toBe('done');
    expect(notices()).toEqual([
      {
        title: '2 messages are waiting for you',
        body: 'Have a look when it suits you.',
        url: `/chats/${chatId}`,
        tag: `chat-${chatId}`,
        category: 'unread_messages',
        at: expect.any(String),
        badge: 2,
      },
    ]);
    expect(await rows()).toEqual([{ kind: 'unread', state: 'sent' }]);
  });

  it.each([['who gets mails', '{}'] as const, ['who stopped all mails', '{unsubscribed}'] as const])(
    'is due with the reminder by mail, a quarter of an hour after the message, also for %s',
    async (_who, stops) => {
      await world.rows(`update auth.account set notifications_disabled = $2 where id = $1`, [anna.id, stops]);
      await write();
      await world.rows(`delete from events.outbox`);
      await world.get(MessagesService).answer('mail.message', await aClaim(), payload());
      expect(
        await world.rows(
          `select reaction, round(extract(epoch from due - public.app_now()) / 60)::int as minutes from events.outbox order by reaction`,
        ),
      ).toEqual([
        { reaction: 'mail.unread-reminder', minutes: 14 },
        { reaction: 'push.unread-reminder', minutes: 14 },
      ]);
    },
  );

  it('does not come when they were read meanwhile, the conversation was blocked, or nobody is there to read it', async () => {
    await write();
    await world.rows(`update visibility.pair set block = 3 where id = $1`, [chatId]);
    expect(await remind()).toBe('read meanwhile');
    await world.rows(`update visibility.pair set block = 0 where id = $1`, [chatId]);
    await world.rows(`update auth.account set status = 'paused' where id = $1`, [anna.id]);
    expect(await remind()).toBe('the account is not active');
    await world.rows(`update auth.account set status = 'active' where id = $1`, [anna.id]);
    await readAll();
    expect(await remind()).toBe('read meanwhile');
    await write();
    await world.rows(`delete from notifications.push_subscription`);
    expect(await remind()).toBe('no browser waits for it');
    expect([notices(), await rows()]).toEqual([[], []]);
  });

  it('does not come unless it is wanted', async () => {
    await choose('unread_messages', 'never');
    await choose('new_messages', 'at_once');
    await write();
    expect(await remind()).toBe('not wanted');
    expect(notices()).toEqual([]);
  });

  it('asks for one conversation once a day, however often its job runs and whatever is written', async () => {
    await write();
    expect([await remind(), await remind()]).toEqual(['done', 'reminded today']);
    await write();
    expect(await remind()).toBe('reminded today');
    await later('25 hours');
    expect(await remind()).toBe('done');
    expect(notices()).toHaveLength(2);
  });

  it('comes to the browser whose service was away when it is tried again, and to the other one once', async () => {
    const slow = service.browser();
    const { sessionId } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, anna.id, 'a browser'));
    await world.get(PushSubscriptions).subscribe({ id: anna.id, sessionId }, slow.subscription);
    service.answers.set(slow.id, 503);
    await write();
    const claim = await aClaim();
    await expect(world.get(PushesService).answer('push.unread-reminder', claim, payload())).rejects.toThrow('did not take it');
    expect(notices()).toHaveLength(1);
    service.answers.clear();
    expect(await remind(claim)).toBe('done');
    expect([notices().length, (await rows()).length]).toEqual([2, 1]);
  });

  it.each([
    ['comes with the summary at the end of quiet hours', false],
    ['does not come at the end of quiet hours when they were read meanwhile', true],
  ])('%s [#70]', async (_what, isRead) => {
    await quietNow(world, anna);
    await write();
    expect(await remind()).toBe('waits for a summary');
    await later('61 minutes');
    if (isRead) await readAll();
    expect(await summarize()).toEqual([isRead ? 'nothing new any more' : 'done']);
    expect(notices()).toHaveLength(isRead ? 0 : 1);
  });

  it.each(locales)('is whole in %s for one and for several, and short enough for two lines of a phone [#E20]', async (language) => {
    await world.rows(`update auth.account set language = $2 where id = $1`, [anna.id, language]);
    await write();
    await remind();
    await write();
    await later('25 hours');
    await remind();
    expect(new Set(notices().map(({ title }) => title)).size).toBe(2);
    for (const { title, body } of notices()) {
      expect(`${title} ${body}`).not.toMatch(/\{\w+\}|undefined|dating|Bert/i);
      expect([title.length <= 60, body.length <= 90]).toEqual([true, true]);
    }
  });
});

describe('the push about what was not seen yet', () => {
  const like = async () => {
    await choose('likes', 'at_once');
    await world.get(LikesService).give(bert.id, anna.id);
    return world.get(PushesService).answer('push.like', await aClaim(), { memberId: anna.id, likerId: bert.id });
  };

  it.each<[string, () => Promise<unknown>, number]>([
    ['tells once more, in a summary, of what was told before', async () => undefined, 1],
    ['does not come when it was seen meanwhile', () => world.get(LikesService).markSeen(anna.id, bert.id), 0],
    ['does not come when it was turned off meanwhile', () => choose('unread_notifications', 'never'), 0],
  ])('%s [#70]', async (_what, meanwhile, count) => {
    await choose('unread_notifications', 'daily');
    await like();
    await meanwhile();
    await later('26 hours');
    await summarize();
    await summarize();
    expect(notices().slice(1)).toMatchObject(
      Array.from({ length: count }, () => ({ body: '1 member likes you.', url: '/likes/received', tag: 'summary' })),
    );
    expect(notices()).toHaveLength(1 + count);
  });

  it('does not come to who has not asked for it', async () => {
    await like();
    await later('8 days');
    expect([await summarize(), notices().length]).toEqual([[], 1]);
  });
});
