import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { SessionsService } from '#auth';
import { ReadingService, SendingService } from '#chats';
import {
  locales,
  notificationFrequencies,
  notificationCategories,
  type ChatId,
  type NotificationCategory,
  type NotificationFrequency,
} from '#contracts';
import { Transactions } from '#database';
import { OutboxStore, type Claim } from '#events';
import { LikesService } from '#likes';
import { Mailer } from '#mail';
import { setLogLevel } from '#observability';
import type { JobOutcome } from '#queues';
import { PushService, World, type TestMember } from '#testing';
import {
  NotificationsModule,
  PreferencesService,
  PushesService,
  PushSubscriptions,
  PushSubscriptionsModule,
  RemindersService,
  SummariesService,
} from '../index.js';
import { UnreadChats } from '../summaries/index.js';
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
let sessionId: string;
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule, PushSubscriptionsModule])));
beforeEach(async () => {
  await world.empty();
  await world.clockAhead('0 seconds');
  service = await PushService.listen();
  anna = await world.member('Anna', { language: 'en' });
  bert = await world.member('Bert', { gender: 'male', credits: 50 });
  chatId = await world.chatBetween(bert, anna);
  ({ sessionId } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, anna.id, 'a browser')));
  await world.get(PushSubscriptions).subscribe({ id: anna.id, sessionId }, service.browser().subscription);
});
afterEach(() => service.close());
afterAll(() => world.close());

const write = (from = bert, text = 'The secret of the roses') =>
  world.get(SendingService).sendMessage({ id: from.id, siteId: from.siteId }, chatId, { client_id: randomUUID(), text });
const like = () => world.get(LikesService).give(bert.id, anna.id);
const choose = (category: NotificationCategory, frequency: NotificationFrequency) =>
  world.get(PreferencesService).choose(anna.id, { category, channel: 'push', frequency });
const notices = () => service.taken.map(({ notice }) => notice);

interface Row {
  readonly id: string;
  readonly reaction: 'notifications.check-unread' | 'push.message' | 'push.like' | 'push.summary';
  readonly payload: { readonly key: string };
}
const handlers: Readonly<Record<Row['reaction'], (claim: Claim, payload: Row['payload']) => Promise<JobOutcome>>> = {
  'notifications.check-unread': (claim, { key }) => world.get(RemindersService).checkUnread(claim, { key, memberId: anna.id, chatId }),
  'push.message': (claim) =>
    world.get(PushesService).answer('push.message', claim, { key: randomUUID(), memberId: anna.id, conversationId: chatId }),
  'push.like': (claim) => world.get(PushesService).answer('push.like', claim, { memberId: anna.id, likerId: bert.id }),
  'push.summary': (claim) => world.get(PushesService).answer('push.summary', claim, { memberId: anna.id }),
};
/** Does all that is in the outbox about pushes, and what follows from it; how each job ended. */
async function work(): Promise<string[]> {
  const ended: string[] = [];
  for (const reaction of Object.keys(handlers) as Row['reaction'][]) {
    for (const { id, payload } of await world.rows<Row>(`select id, payload from events.outbox where reaction = $1 order by id`, [
      reaction,
    ])) {
      const claim = world.get(OutboxStore).claim(id);
      const outcome = await handlers[reaction](claim, payload);
      expect(claim.isSettled()).toBe(true);
      if (reaction !== 'notifications.check-unread') ended.push(outcome.kind === 'skipped' ? outcome.why : outcome.kind);
    }
  }
  return ended;
}
const summarize = async () => {
  await world.get(SummariesService).planDue();
  return work();
};

describe('a push', () => {
  it('tells of a message that came while an earlier one was found to be read', async () => {
    await write();
    await world.get(ReadingService).markRead(anna.id, chatId, 1);
    const chats = world.get(UnreadChats);
    const look = chats.of.bind(chats);
    jest.spyOn(chats, 'of').mockImplementationOnce(async (...of) => {
      const found = await look(...of);
      await write(bert, 'And the tulips');
      return found;
    });
    await work();
    expect(notices()).toEqual([expect.objectContaining({ title: 'Bert wrote to you' })]);
  });

  it('says who wrote and how much, never what, leads to the conversation and carries the number on the badge [#151]', async () => {
    await write();
    await write(bert, 'And the tulips');
    await like();
    expect(await work()).toEqual(['done', 'done']);
    expect(notices()).toEqual([
      {
        title: 'Bert wrote to you: 2 messages',
        body: 'Your message is waiting for you.',
        url: `/chats/${chatId}`,
        tag: `chat-${chatId}`,
        category: 'new_conversations',
        at: expect.any(String),
        badge: 3,
      },
      {
        title: 'Bert likes you',
        body: 'See who it is.',
        url: `/members/${bert.id}`,
        tag: `like-${bert.id}`,
        category: 'likes',
        at: expect.any(String),
        badge: 3,
      },
    ]);
    expect(JSON.stringify(service.taken)).not.toMatch(/roses|tulips/);
  });

  it('of a match leads to the greeting', async () => {
    await world.get(LikesService).give(anna.id, bert.id);
    await world.rows(`delete from events.outbox`);
    await like();
    await work();
    expect(notices()).toMatchObject([{ title: 'You and Bert like each other', url: `/likes/m/${bert.id}` }]);
  });

  it('does not come when the message was read within a moment, the like seen, or the member logged out', async () => {
    await write();
    await world.get(ReadingService).markRead(anna.id, chatId, 1);
    await like();
    await world.get(LikesService).markSeen(anna.id, bert.id);
    expect(await work()).toEqual(['seen meanwhile, or taken back']);
    await world.rows(`delete from auth.session where id = $1`, [sessionId]);
    await write(bert, 'Hello?');
    expect(await work()).toEqual(['no browser waits for it']);
    expect(service.taken).toEqual([]);
  });

  it.each([
    ['to', () => anna],
    ['from', () => bert],
  ])('does not come %s a profile that was marked as fictional meanwhile [#15] [#E1]', async (_, who) => {
    await write();
    await like();
    await world.rows(`update visibility.member_standing set fictional = true where member_id = $1`, [who().id]);
    expect(await work()).not.toContain('done');
    expect(notices()).toEqual([]);
  });

  it('does not come from somebody who was blocked meanwhile, nor to a paused member', async () => {
    await write();
    await work();
    await write(bert, 'Again');
    await like();
    await world.rows(`update visibility.pair set block = 3 where id = $1`, [chatId]);
    await work();
    await world.rows(`update visibility.pair set block = 0 where id = $1`, [chatId]);
    await world.rows(`update auth.account set status = 'paused' where id = $1`, [anna.id]);
    await write(bert, 'And again');
    expect(await work()).toEqual(['the account is not active']);
    expect(service.taken).toHaveLength(1);
  });

  it.each(locales)('is whole in %s, without the word that says what site it is [#E20]', async (language) => {
    await world.rows(`update auth.account set language = $2 where id = $1`, [anna.id, language]);
    await write();
    await like();
    await work();
    await world.get(LikesService).give(anna.id, bert.id);
    await choose('likes', 'daily');
    await world.rows(
      `insert into notifications.waiting (member_id, channel, category, about, due)
       values ($1, 'push', 'likes', $2, public.app_now()), ($1, 'push', 'new_messages', $3, public.app_now())`,
      [anna.id, bert.id, chatId],
    );
    expect(await summarize()).toContain('done');
    expect(notices()).toHaveLength(3);
    for (const { title, body } of notices() as { title: string; body: string }[]) {
      expect(`${title} ${body}`).not.toMatch(/\{\w+\}|undefined|dating/i);
      expect(title.length).toBeGreaterThan(5);
    }
  });
});

describe('who turned pushes of something off', () => {
  const paths = {
    new_conversations: () => write(),
    new_messages: async () => {
      await write(anna, 'Hello');
      await world.rows(`delete from events.outbox`);
      return write();
    },
    likes: () => like(),
  } as const;
  const categories = Object.keys(paths) as (keyof typeof paths)[];

  it.each(categories.flatMap((category) => notificationFrequencies.map((frequency) => [category, frequency] as const)))(
    'hears of it by no way, and who did not, by one: %s, %s [#70] [#E22]',
    async (category, frequency) => {
      for (const one of notificationCategories) await choose(one, one === category ? frequency : 'never');
      await paths[category]();
      await work();
      await world.clockAhead('8 days');
      // The session has to last as long as the summary waits.
      await world.rows(`update auth.session set expires_at = expires_at + interval '30 days'`);
      await summarize();
      expect(service.taken).toHaveLength(frequency === 'never' ? 0 : 1);
    },
  );
});

describe('quiet hours', () => {
  it('hold back pushes too; at their end there is one for all [#70]', async () => {
    await quietNow(world, anna);
    await write();
    await like();
    expect(await work()).toEqual(['waits for a summary', 'waits for a summary']);
    await world.clockAhead('61 minutes');
    expect(await summarize()).toEqual(['done']);
    expect(notices()).toMatchObject([
      { body: 'You have something unread from Bert. 1 member likes you.', url: '/chats', tag: 'summary', category: 'unread_notifications' },
    ]);
  });
});
