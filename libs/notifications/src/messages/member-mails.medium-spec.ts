import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { ReadingService, SendingService } from '#chats';
import {
  locales,
  notificationFrequencies,
  notificationCategories,
  type ChatId,
  type Locale,
  type NotificationCategory,
  type NotificationFrequency,
} from '#contracts';
import { OutboxStore, type Claim } from '#events';
import { LikesService } from '#likes';
import { Mailer, type OutgoingMail } from '#mail';
import { setLogLevel } from '#observability';
import type { JobOutcome } from '#queues';
import { World, type TestMember } from '#testing';
import { MessagesService, NotificationsModule, PreferencesService, RemindersService, SummariesService } from '../index.js';
import { quietNow } from '../mailings/mailing-times.fixture.js';

setLogLevel('silent');

const taken: OutgoingMail[] = [];
class FakeMailer extends Mailer {
  send(mail: OutgoingMail): Promise<void> {
    taken.push(mail);
    return Promise.resolve();
  }
}
@Global()
@Module({ providers: [{ provide: Mailer, useClass: FakeMailer }], exports: [Mailer] })
class FakeMailModule {}

let world: World;
let anna: TestMember;
let bert: TestMember;
let chatId: ChatId;
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule])));
beforeEach(async () => {
  await world.empty();
  await world.clockAhead('0 seconds');
  taken.length = 0;
  anna = await world.member('Anna', { language: 'en' });
  bert = await world.member('Bert', { gender: 'male', credits: 50 });
  chatId = await world.chatBetween(bert, anna);
  // What is unseen comes up again on Friday: where it is not the subject, it is off.
  await choose('unread_notifications', 'never');
});
afterAll(() => world.close());

const write = (from = bert, text = 'The secret of the roses') =>
  world.get(SendingService).sendMessage({ id: from.id, siteId: from.siteId }, chatId, { client_id: randomUUID(), text });
const like = () => world.get(LikesService).give(bert.id, anna.id);
const choose = (category: NotificationCategory, frequency: NotificationFrequency) =>
  world.get(PreferencesService).choose(anna.id, { category, channel: 'email', frequency });
const subjects = () => taken.map(({ subject }) => subject);
const waiting = () =>
  world.rows<{ category: string; due: Date }>(`select category, due from notifications.waiting order by due, category, about`);

interface Row {
  readonly id: string;
  readonly reaction: 'notifications.check-unread' | 'mail.message' | 'mail.unread-reminder' | 'mail.like' | 'mail.summary';
  readonly payload: { readonly key: string; readonly likerId: typeof bert.id };
}
const handlers: Readonly<Record<Row['reaction'], (claim: Claim, payload: Row['payload']) => Promise<JobOutcome>>> = {
  'notifications.check-unread': (claim, { key }) => world.get(RemindersService).checkUnread(claim, { key, memberId: anna.id, chatId }),
  'mail.message': (claim, { key }) =>
    world.get(MessagesService).answer('mail.message', claim, { key, memberId: anna.id, conversationId: chatId }),
  'mail.unread-reminder': (claim, { key }) =>
    world.get(MessagesService).answer('mail.unread-reminder', claim, { key, memberId: anna.id, conversationId: chatId }),
  'mail.like': (claim, { likerId }) => world.get(MessagesService).answer('mail.like', claim, { memberId: anna.id, likerId }),
  'mail.summary': (claim) => world.get(MessagesService).answer('mail.summary', claim, { memberId: anna.id }),
};

/** Does what is in the outbox, whenever it is due; how each job ended. Before mails about messages it is looked whether these are read. */
async function work(...wanted: readonly Row['reaction'][]): Promise<string[]> {
  if (wanted.includes('mail.message')) await work('notifications.check-unread');
  const rows = await world.rows<Row>(`select id, reaction, payload from events.outbox where reaction = any($1) order by id`, [wanted]);
  const ended: string[] = [];
  for (const { id, reaction, payload } of rows) {
    const claim = world.get(OutboxStore).claim(id);
    const outcome = await handlers[reaction](claim, payload);
    expect(claim.isSettled()).toBe(true);
    ended.push(outcome.kind === 'skipped' ? outcome.why : outcome.kind);
  }
  return ended;
}
const summarize = async () => {
  await world.get(SummariesService).planDue();
  return work('mail.summary');
};

describe('a first message', () => {
  it('is told of a minute later, who wrote and how much, never what; the reminder of the same day stays away [#70]', async () => {
    await write();
    await work('notifications.check-unread');
    const due = `select extract(epoch from due - public.app_now())::int as seconds from events.outbox where reaction = $1`;
    const [tell] = await world.rows<{ seconds: number }>(due, ['mail.message']);
    expect(tell?.seconds).toBeGreaterThan(35);
    await write(bert, 'And the tulips');
    expect(await work('mail.message')).toEqual(['done']);
    expect(subjects()).toEqual(['Bert wrote to you: 2 messages']);
    expect(`${taken[0]?.html}${taken[0]?.text}`).not.toMatch(/roses|tulips/);
    expect(taken[0]?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=/);
    const [remind] = await world.rows<{ seconds: number }>(due, ['mail.unread-reminder']);
    expect(remind?.seconds).toBeGreaterThan(13 * 60);
    expect(await work('mail.unread-reminder')).toEqual(['reminded today']);
  });

  it('that was read within the minute brings no mail and no reminder', async () => {
    await write();
    await world.get(ReadingService).markRead(anna.id, chatId, 1);
    expect(await work('notifications.check-unread')).toEqual(['read meanwhile']);
    expect([taken, await world.rows(`select from events.outbox`)]).toEqual([[], []]);
  });
});

describe('a new message in a conversation that its reader takes part in', () => {
  beforeEach(async () => {
    await write(anna, 'Hello');
    await world.get(ReadingService).markRead(bert.id, chatId, 1);
    await world.rows(`delete from events.outbox`);
  });

  it('brings no mail at once until its reader wants one, and a reminder after a quarter of an hour', async () => {
    await write();
    expect(await work('mail.message')).toEqual(['not wanted']);
    expect(await work('mail.unread-reminder')).toEqual(['done']);
    expect(subjects()).toEqual(['Bert wrote to you']);
  });

  it('is told of once until it is read', async () => {
    await choose('new_messages', 'at_once');
    await write();
    expect(await work('mail.message')).toEqual(['done']);
    await write(bert, 'Are you there?');
    expect(await work('mail.message')).toEqual(['went out before']);
    await world.get(ReadingService).markRead(anna.id, chatId, 3);
    await write(bert, 'Good morning');
    expect(await work('mail.message')).toEqual(['done']);
    expect(taken).toHaveLength(2);
  });
});

describe('a like', () => {
  it('is told of with the name, and leads to the profile; a match leads to the greeting [#70]', async () => {
    await choose('likes', 'at_once');
    await like();
    expect(await work('mail.like')).toEqual(['done']);
    await world.get(LikesService).takeBack(bert.id, anna.id);
    await world.get(LikesService).give(anna.id, bert.id);
    await world.rows(`delete from events.outbox`);
    await like();
    expect(await work('mail.like')).toEqual(['done']);
    expect(subjects()).toEqual(['Bert likes you', 'You and Bert like each other']);
    expect(taken[0]?.text).toContain(`/members/${bert.id}`);
    expect(taken[1]?.text).toContain(`/likes/m/${bert.id}`);
  });

  it('that is taken back and given again and again is told of once a day', async () => {
    await choose('likes', 'at_once');
    for (let time = 0; time < 3; time += 1) {
      await like();
      await work('mail.like');
      await world.get(LikesService).takeBack(bert.id, anna.id);
    }
    expect(subjects()).toEqual(['Bert likes you']);
  });

  it.each([
    ['was seen meanwhile', () => world.get(LikesService).markSeen(anna.id, bert.id)],
    ['was taken back', () => world.get(LikesService).takeBack(bert.id, anna.id)],
    ['comes from somebody who is blocked now', () => world.rows(`update visibility.pair set block = 3 where $1 in (lo, hi)`, [anna.id])],
    [
      'comes from somebody who was banned',
      () => world.rows(`update visibility.member_standing set banned = true where member_id = $1`, [bert.id]),
    ],
  ])('is not told of when it %s', async (_what, meanwhile) => {
    await choose('likes', 'at_once');
    await like();
    await meanwhile();
    await work('mail.like');
    expect(taken).toEqual([]);
  });
});

describe('what is told once a day', () => {
  beforeEach(async () => {
    await choose('new_conversations', 'daily');
    await choose('unread_messages', 'daily');
    await write();
    await like();
    await work('mail.message', 'mail.like');
    await work('mail.unread-reminder');
  });

  it('waits for the morning and comes as one mail, once, whoever else looks at the same time [#70]', async () => {
    expect(taken).toEqual([]);
    expect((await waiting()).map(({ category }) => category).toSorted()).toEqual(['likes', 'new_conversations', 'unread_messages']);
    expect(await summarize()).toEqual([]);
    await world.clockAhead('25 hours');
    const summaries = world.get(SummariesService);
    await Promise.all(Array.from({ length: 5 }, () => summaries.planDue()));
    expect(await work('mail.summary')).toEqual(['done']);
    expect(await summarize()).toEqual([]);
    expect(subjects()).toEqual([expect.stringContaining('What is waiting for you at')]);
    expect(taken[0]?.text).toContain('You have something unread from Bert.');
    expect(taken[0]?.text).toContain('1 member likes you.');
    expect(await waiting()).toEqual([]);
  });

  it('does not come when nothing of it is new any more', async () => {
    await world.get(ReadingService).markRead(anna.id, chatId, 1);
    await world.get(LikesService).markSeen(anna.id, bert.id);
    await world.clockAhead('25 hours');
    expect(await summarize()).toEqual(['nothing new any more']);
    expect([taken, await waiting()]).toEqual([[], []]);
  });

  it('does not come when its reader turned it off meanwhile', async () => {
    for (const category of notificationCategories) await choose(category, 'never');
    await world.clockAhead('25 hours');
    expect(await summarize()).toEqual(['nothing new any more']);
    expect(taken).toEqual([]);
  });

  it('comes later when the process that was to make it died', async () => {
    await world.clockAhead('25 hours');
    await world.get(SummariesService).planDue();
    // Redis and the outbox are as if it had never been planned; its lease ends.
    await world.rows(`delete from events.outbox`);
    await world.get(SummariesService).planDue();
    expect(await work('mail.summary')).toEqual([]);
    await world.rows(`update notifications.waiting set leased_until = now() - interval '1 second'`);
    expect(await summarize()).toEqual(['done']);
    expect(taken).toHaveLength(1);
  });
});

describe('what was not looked at', () => {
  it('comes up once more on Friday, in one mail, however it was told before; what was seen meanwhile does not [#70]', async () => {
    await choose('unread_notifications', 'weekly');
    await choose('likes', 'at_once');
    await write();
    await like();
    await work('mail.message', 'mail.like');
    expect(subjects().toSorted()).toEqual(['Bert likes you', 'Bert wrote to you']);
    expect((await waiting()).map(({ category }) => category)).toEqual(['unread_notifications', 'unread_notifications']);
    await world.get(LikesService).markSeen(anna.id, bert.id);
    await world.clockAhead('8 days');
    expect(await summarize()).toEqual(['done']);
    expect(taken.at(-1)?.text).toContain('You have something unread from Bert.');
    expect(taken.at(-1)?.text).not.toContain('likes you');
    await world.clockAhead('16 days');
    expect(await summarize()).toEqual([]);
  });

  it('comes up once more after an hour for who wants it at once, with what has come since [#70] [#E22]', async () => {
    await choose('unread_notifications', 'at_once');
    await choose('likes', 'at_once');
    await write();
    await work('mail.message');
    await world.clockAhead('59 minutes');
    await like();
    await work('mail.like');
    expect(await summarize()).toEqual([]);
    await world.clockAhead('61 minutes');
    expect(await summarize()).toEqual(['done']);
    expect(taken.at(-1)?.text).toContain('You have something unread from Bert.');
    await world.clockAhead('2 hours');
    expect(await summarize()).toEqual(['done']);
    expect(subjects()).toHaveLength(4);
    await world.clockAhead('8 days');
    expect(await summarize()).toEqual([]);
  });

  it.each([
    ['wants no such summary', 'unread_notifications'],
    ['does not want to hear of likes by mail at all', 'likes'],
  ] as const)('does not come up when its reader %s, also when they say so only then', async (_what, category) => {
    for (const saysSoFirst of [true, false]) {
      taken.length = 0;
      await choose('unread_notifications', 'weekly');
      await choose('likes', 'at_once');
      if (saysSoFirst) await choose(category, 'never');
      await like();
      await work('mail.like');
      await choose(category, 'never');
      const before = taken.length;
      await world.clockAhead('8 days');
      await summarize();
      expect(taken).toHaveLength(before);
      await world.clockAhead('0 seconds');
      await world.get(LikesService).takeBack(bert.id, anna.id);
    }
  });
});

describe('quiet hours', () => {
  it('hold back what would come at once, until they end, and then it is one mail [#70]', async () => {
    await quietNow(world, anna);
    await choose('likes', 'at_once');
    await write();
    await like();
    expect(await work('mail.message', 'mail.like')).toEqual(['waits for a summary', 'waits for a summary']);
    expect(taken).toEqual([]);
    await world.clockAhead('61 minutes');
    expect(await summarize()).toEqual(['done']);
    expect(taken).toHaveLength(1);
  });
});

describe('quiet hours that were chosen after something began to wait', () => {
  it('hold its summary back too, until they end [#70]', async () => {
    await choose('likes', 'daily');
    await like();
    await work('mail.like');
    await world.clockAhead('25 hours');
    await quietNow(world, anna);
    expect(await summarize()).toEqual(['nothing new any more']);
    expect([taken.length, (await waiting()).length]).toEqual([0, 1]);
    await world.clockAhead('26 hours 1 minute');
    expect(await summarize()).toEqual(['done']);
    expect(taken).toHaveLength(1);
  });
});

describe('who turned something off', () => {
  const paths = {
    new_conversations: () => write(),
    unread_messages: () => write(),
    new_messages: async () => {
      await write(anna, 'Hello');
      await world.rows(`delete from events.outbox`);
      return write();
    },
    likes: () => like(),
  } as const satisfies Record<
    Exclude<NotificationCategory, 'unread_notifications' | 'new_members' | 'promotions' | 'site_news'>,
    () => Promise<unknown>
  >;
  const categories = Object.keys(paths) as (keyof typeof paths)[];

  it.each(categories.flatMap((category) => notificationFrequencies.map((frequency) => [category, frequency] as const)))(
    'hears of it by no way, and who did not, by one: %s, %s [#70] [#E22]',
    async (category, frequency) => {
      for (const one of notificationCategories) await choose(one, one === category ? frequency : 'never');
      await paths[category]();
      await work('mail.message', 'mail.like');
      await work('mail.unread-reminder');
      await world.clockAhead('8 days');
      await summarize();
      expect(taken).toHaveLength(frequency === 'never' ? 0 : 1);
    },
  );

  it('gets none of these mails after one press on "stop", and none that waited [#9]', async () => {
    for (const category of notificationCategories) await choose(category, category === 'likes' ? 'at_once' : 'daily');
    await write();
    await work('mail.message');
    await world.rows(`update auth.account set notifications_disabled = '{unsubscribed}' where id = $1`, [anna.id]);
    await like();
    await work('mail.like', 'mail.unread-reminder');
    await world.clockAhead('25 hours');
    await summarize();
    expect([taken, await waiting()]).toEqual([[], []]);
  });
});

describe('a profile that was marked as fictional meanwhile', () => {
  const mark = (one: TestMember) => world.rows(`update visibility.member_standing set fictional = true where member_id = $1`, [one.id]);

  it.each([
    ['to it', () => mark(anna)],
    ['about it', () => mark(bert)],
  ])('brings no mail %s, not even one that waited [#15] [#E1]', async (_, happening) => {
    await choose('new_conversations', 'daily');
    await choose('likes', 'daily');
    await write();
    await like();
    await work('mail.message', 'mail.like');
    expect(await waiting()).toHaveLength(2);
    await choose('likes', 'at_once');
    await world.get(LikesService).takeBack(bert.id, anna.id);
    await like();
    await happening();
    expect(await work('mail.like', 'mail.unread-reminder')).not.toContain('done');
    await world.clockAhead('25 hours');
    expect(await summarize()).not.toContain('done');
    expect(taken).toEqual([]);
  });
});

describe.each(locales)('in %s', (language: Locale) => {
  it('like, match and summary are whole, and name nobody but whom they are about [#E20]', async () => {
    await world.rows(`update auth.account set language = $2 where id = $1`, [anna.id, language]);
    await choose('likes', 'at_once');
    await like();
    await work('mail.like');
    await world.get(LikesService).takeBack(bert.id, anna.id);
    await world.get(LikesService).give(anna.id, bert.id);
    await world.rows(`delete from events.outbox`);
    await like();
    await work('mail.like');
    await world.rows(`update likes.member_like set seen_at = null`);
    await choose('likes', 'daily');
    await choose('new_conversations', 'daily');
    await write();
    await world.rows(
      `insert into notifications.waiting (member_id, channel, category, about, due) values ($1, 'email', 'likes', $2, public.app_now())`,
      [anna.id, bert.id],
    );
    await work('mail.message');
    await world.clockAhead('25 hours');
    await summarize();
    expect(taken).toHaveLength(3);
    for (const { subject, html, text } of taken) {
      expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|undefined/);
      expect(html).toMatch(/<html[^>]* lang="\w\w/);
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    }
    expect(new Set(subjects()).size).toBe(3);
  });
});
