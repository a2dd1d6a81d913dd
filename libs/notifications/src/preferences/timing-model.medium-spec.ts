import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import fc from 'fast-check';
import { ReadingService, SendingService } from '#chats';
import type { ChatId, MemberId, QuietHours } from '#contracts';
import { Transactions } from '#database';
import { OutboxStore, type Claim } from '#events';
import { LikesService } from '#likes';
import { Mailer, type OutgoingMail } from '#mail';
import { setLogLevel } from '#observability';
import { done, type JobOutcome } from '#queues';
import { bugsOfThisRun, ModelRuns, type Play, type TestMember, World } from '#testing';
import {
  MessagesService,
  NotificationsModule,
  PreferencesService,
  PushDelivery,
  PushesService,
  RemindersService,
  SummariesService,
  type OutgoingPush,
} from '../index.js';
import { MailsRepository } from '../mails/index.js';
import { PendingRepository } from '../summaries/index.js';
import { PreferencesRepository } from './preferences.repository.js';
import { TimingModel, type Told } from './timing-model.fixture.js';
import { TimingService } from './timing.service.js';
import { categories, channels, frequencies, type Category, type Channel, type Frequency } from './wishes-model.fixture.js';

setLogLevel('silent');

const names = ['Bert', 'Carl'];
const MINUTE_MS = 60_000;
/** All moments of the model are so far apart, and each move takes less. */
const APART = 5;
/** A quarter past twelve and two minutes; the waits are multiples of 35 minutes, so that nothing is due on the minute. */
const NOON = 12 * 60 + 17;
const waits = [1, 2, 7, 20, 41, 42, 288].map((each) => each * 35);
/** So often what was done calls for more. */
const ROUNDS = 3;
const quietTimes: readonly (QuietHours | null)[] = [
  null,
  { from: '22:00', until: '08:00' },
  { from: '13:00', until: '15:00' },
  { from: '23:30', until: '11:30' },
  { from: '09:30', until: '10:30' },
];

const acts = ['like', 'takeBack', 'see', 'write', 'read', 'answer'] as const;
type Move =
  | { readonly kind: (typeof acts)[number]; readonly who: number }
  | { readonly kind: 'choose'; readonly category: Category; readonly channel: Channel; readonly frequency: Frequency }
  | { readonly kind: 'be quiet'; readonly hours: QuietHours | null }
  | { readonly kind: 'work' }
  | { readonly kind: 'wait'; readonly minutes: number };

const kind = <Kind extends Move['kind']>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kind(...acts, 'write', 'like'), who: fc.nat(names.length - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('choose'),
      category: fc.constantFrom(...categories),
      channel: fc.constantFrom(...channels),
      frequency: fc.constantFrom(...frequencies),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('be quiet'), hours: fc.constantFrom(...quietTimes) }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('work') }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('wait'), minutes: fc.constantFrom(...waits) }) },
);

const mails: OutgoingMail[] = [];
const pushes: OutgoingPush[] = [];
@Global()
@Module({
  providers: [{ provide: Mailer, useValue: { send: async (mail: OutgoingMail) => void mails.push(mail) } }],
  exports: [Mailer],
})
class FakeMailModule {}

let world: World;

interface Row {
  readonly id: string;
  readonly reaction: string;
  readonly payload: { readonly key: string; readonly conversationId: ChatId; readonly memberId: MemberId };
}

/** Anna and two who like her and write to her; the outbox is worked through, and summaries are made, in its moves. */
class TellingPlay implements Play<Move> {
  private readonly model = new TimingModel(NOON, names.length);
  private constructor(
    private readonly monday: Date,
    private readonly anna: TestMember,
    private readonly others: readonly TestMember[],
    private readonly chats: readonly ChatId[],
  ) {
    mails.length = 0;
    pushes.length = 0;
  }

  static async begin(): Promise<TellingPlay> {
    const monday = new Date();
    monday.setUTCHours(0, 0, 0, 0);
    monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7 || 7));
    await world.clockAt(new Date(monday.getTime() + NOON * MINUTE_MS));
    const anna = await world.member('Anna', { paid: true, credits: 100 });
    const others: TestMember[] = [];
    for (const name of names) others.push(await world.member(name, { paid: true, credits: 100 }));
    await world.rows(`update profiles.profile set zone = 'UTC' where member_id = $1`, [anna.id]);
    const chats: ChatId[] = [];
    for (const other of others) chats.push(await world.chatBetween(anna, other));
    return new TellingPlay(monday, anna, others, chats);
  }

  async make(wish: Move): Promise<void> {
    switch (wish.kind) {
      case 'choose':
        return this.choose(wish);
      case 'be quiet':
        this.model.wishes.quiet = wish.hours && { from: minutesOf(wish.hours.from), until: minutesOf(wish.hours.until) };
        await world.get(PreferencesService).setQuietHours(this.anna.id, wish.hours);
        return;
      case 'work':
        this.model.work();
        return this.work();
      case 'wait':
        this.model.now += wish.minutes;
        await world.clockAt(new Date(this.monday.getTime() + this.model.now * MINUTE_MS));
        this.model.summarize();
        return this.summarize();
      case 'like':
      case 'takeBack':
      case 'see':
      case 'write':
      case 'read':
      case 'answer':
        await this.act(wish.kind, wish.who);
        this.model[wish.kind](wish.who);
    }
  }

  async compare(): Promise<void> {
    const told = [...mails.map((mail) => this.toldBy(mail)), ...pushes.map((push) => this.toldByPush(push))];
    const rows = await world.rows<{ key: string; minutes: number }>(
      `select concat_ws(' ', channel, category, about) as key, extract(epoch from due - $2::timestamptz)::float8 / 60 as minutes
         from notifications.waiting where member_id = $1`,
      [this.anna.id, this.monday],
    );
    const waiting = rows.map(({ key, minutes }) => [this.withNumbers(key), Math.floor(minutes / APART)] as const);
    const expected = [...this.model.waiting].map(([key, due]) => [key, Math.floor(due / APART)] as const);
    expect({ told: inOrder(told.map(asText)), waiting: Object.fromEntries(waiting) }).toEqual({
      told: inOrder(this.model.told.map(asText)),
      waiting: Object.fromEntries(expected),
    });
  }

  private async choose({ category, channel, frequency }: Extract<Move, { kind: 'choose' }>): Promise<void> {
    this.model.wishes.choose(category, channel, frequency);
    await world.get(PreferencesService).choose(this.anna.id, { category, channel, frequency });
  }

  private async act(what: (typeof acts)[number], who: number): Promise<unknown> {
    const other = this.others[who] as TestMember;
    const chat = this.chats[who] as ChatId;
    const say = (from: TestMember) => world.get(SendingService).sendMessage(from, chat, { client_id: randomUUID(), text: 'Good morning' });
    const does = {
      like: () => world.get(LikesService).give(other.id, this.anna.id),
      takeBack: () => world.get(LikesService).takeBack(other.id, this.anna.id),
      see: () => world.get(LikesService).markSeen(this.anna.id, other.id),
      write: () => say(other),
      read: () => world.get(ReadingService).markRead(this.anna.id, chat, this.model.lastOf(who)),
      answer: () => say(this.anna),
    };
    return does[what]();
  }

  /** What waits for Anna in the outbox, and what follows from it, until nothing is left. */
  private async work(): Promise<void> {
    const handlers: Readonly<Record<string, (claim: Claim, payload: Row['payload']) => Promise<JobOutcome>>> = {
      'notifications.check-unread': (claim, { key, conversationId: chatId, memberId }) =>
        world.get(RemindersService).checkUnread(claim, { key, memberId, chatId }),
      'mail.message': (claim, payload) => world.get(MessagesService).answer('mail.message', claim, payload),
      'mail.unread-reminder': (claim, payload) => world.get(MessagesService).answer('mail.unread-reminder', claim, payload),
      'mail.like': (claim, payload) => world.get(MessagesService).answer('mail.like', claim, payload),
      'push.message': (claim, payload) => world.get(PushesService).answer('push.message', claim, payload),
      'push.unread-reminder': (claim, payload) => world.get(PushesService).answer('push.unread-reminder', claim, payload),
      'push.like': (claim, payload) => world.get(PushesService).answer('push.like', claim, payload),
    };
    // What is looked at, what is told, and what is reminded of.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { id, reaction, payload } of await this.outbox(Object.keys(handlers)))
        await handlers[reaction]?.(world.get(OutboxStore).claim(id), payload);
    expect({ left: await this.outbox(Object.keys(handlers)) }).toEqual({ left: [] });
  }

  private async summarize(): Promise<void> {
    await world.get(SummariesService).planDue();
    for (const { id, reaction } of await this.outbox(['mail.summary', 'push.summary'])) {
      const [claim, payload] = [world.get(OutboxStore).claim(id), { memberId: this.anna.id }];
      if (reaction === 'mail.summary') await world.get(MessagesService).answer('mail.summary', claim, payload);
      else await world.get(PushesService).answer('push.summary', claim, payload);
    }
  }

  private outbox(reactions: readonly string[]): Promise<Row[]> {
    return world.rows<Row>(
      `select id, reaction, payload from events.outbox where reaction = any($1) and payload->>'memberId' = $2 order by id`,
      [reactions, this.anna.id],
    );
  }

  private toldBy({ subject, text }: OutgoingMail): Told {
    const [, name = '', does = ''] = /^(\w+) (likes|wrote to) you/.exec(subject) ?? [];
    const who = [names.indexOf(name)];
    if (does === 'likes') return { channel: 'email', kind: 'like', wrote: [], like: who };
    if (does === 'wrote to') return { channel: 'email', kind: 'message', wrote: who, like: [] };
    return { channel: 'email', kind: 'summary', ...newsIn(text) };
  }

  private toldByPush({ tag, category, body }: OutgoingPush): Told {
    if (tag === 'summary') return { channel: 'push', kind: 'summary', ...newsIn(body) };
    const who = (ids: readonly string[]) => [ids.findIndex((id) => tag.endsWith(id))];
    if (tag.startsWith('like-')) return { channel: 'push', kind: 'like', wrote: [], like: who(this.others.map(({ id }) => id)) };
    return { channel: 'push', kind: category === 'unread_messages' ? 'unread' : 'message', wrote: who(this.chats), like: [] };
  }

  private withNumbers(key: string): string {
    const chat = this.chats.findIndex((id) => key.endsWith(id));
    const like = this.others.findIndex(({ id }) => key.endsWith(id));
    return key.replace(/\S+$/, chat >= 0 ? `chat${chat}` : `like${like}`);
  }
}

/** A summary names who wrote, and counts who likes the reader. */
function newsIn(text: string): Pick<Told, 'wrote' | 'like'> {
  const [, count = '0'] = /(\d+) members? likes? you/.exec(text) ?? [];
  const wrote = names.flatMap((name, index) => (text.includes(name) ? [index] : []));
  return { wrote, like: Array.from({ length: Number(count) }, () => -1) };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** A summary does not say who likes the reader, and a mail reads the same whether it reminds or not. */
const asText = ({ channel, kind: what, wrote, like }: Told): string =>
  [
    channel,
    channel === 'email' && what === 'unread' ? 'message' : what,
    `wrote ${wrote.toSorted((one, other) => one - other).join()}`,
    what === 'summary' ? `${like.length} like` : `like ${like.join()}`,
  ].join(' ');
const inOrder = (texts: readonly string[]): string[] => texts.toSorted();

const runs = new ModelRuns<Move>({ spec: import.meta.url, move, begin: TellingPlay.begin, empty: () => world.empty() });

beforeAll(async () => {
  world = await World.open([FakeMailModule, NotificationsModule]);
});
beforeEach(() => {
  jest.spyOn(world.get(PushDelivery), 'deliver').mockImplementation(async (claim, push) => {
    pushes.push(push);
    await world.get(Transactions).run(async (tx) => {
      await claim.settle(tx);
      await push.taken?.(tx);
    });
    return done;
  });
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => world.close());

describe('what a member is told, and when', () => {
  it(
    `is what they chose, by mail and by push, after each of ${runs.moves} moves [#70] (seed ${runs.seed})`,
    () => expect(runs.hold()).resolves.toBeUndefined(),
    runs.patienceMs,
  );
});

/** Lets a moment be another one than the reader chose. */
function tellOtherwise(change: (moment: 'now' | 'never' | Date, frequency: Frequency) => 'now' | 'never' | Date): void {
  const timing = world.get(TimingService);
  const momentFor = timing.momentFor.bind(timing);
  jest
    .spyOn(timing, 'momentFor')
    .mockImplementation(async (...asked) => change(await momentFor(...asked), await timing.frequencyOf(...asked)));
}

/** As they stand in the difference that is told. */
const told = /[-+] +"(email|push) \w+ wrote/;
const waiting = /[-+] +"(email|push) \w+ (chat|like)\d"/;
const either = new RegExp(`${told.source}|${waiting.source}`);

const bugs: readonly (readonly [bug: string, why: RegExp, plant: () => void])[] = [
  ['what nobody wants to hear and is told', told, () => tellOtherwise((moment) => (moment === 'never' ? 'now' : moment))],
  [
    'what is told at once in quiet hours',
    told,
    () => tellOtherwise((moment, frequency) => (moment instanceof Date && frequency === 'at_once' ? 'now' : moment)),
  ],
  ['a summary that comes in quiet hours', either, () => void jest.spyOn(world.get(TimingService), 'quietEnd').mockResolvedValue(undefined)],
  [
    'a summary of which each day brings another',
    either,
    () => void jest.spyOn(world.get(PendingRepository), 'removeUntil').mockResolvedValue(),
  ],
  [
    'what was not looked at and never comes up',
    waiting,
    () => void jest.spyOn(world.get(TimingService), 'reminderFor').mockResolvedValue('never'),
  ],
  [
    'a like of which a day has many mails',
    either,
    () => void jest.spyOn(world.get(MailsRepository), 'wentOutSince').mockResolvedValue(false),
  ],
  [
    'a choice for mails that counts for pushes too',
    either,
    () => {
      const preferences = world.get(PreferencesRepository);
      const choose = preferences.choose.bind(preferences);
      jest.spyOn(preferences, 'choose').mockImplementation(async (tx, memberId, choice) => {
        for (const channel of channels) await choose(tx, memberId, { ...choice, channel });
      });
    },
  ],
  [
    'what is weekly and comes in the morning',
    waiting,
    () =>
      tellOtherwise((moment, frequency) =>
        moment instanceof Date && frequency === 'weekly' ? new Date(moment.getTime() - 24 * 60 * MINUTE_MS) : moment,
      ),
  ],
  [
    'what waits and is put off by what comes after it',
    waiting,
    () => {
      const pending = world.get(PendingRepository);
      const add = pending.add.bind(pending);
      jest.spyOn(pending, 'add').mockImplementation(async (tx, one) => {
        const { memberId, channel, category, about, due } = one;
        await add(tx, one);
        await tx.query(`update notifications.waiting set due = $5 where member_id = $1 and channel = $2 and category = $3 and about = $4`, [
          memberId,
          channel,
          category,
          about,
          due,
        ]);
      });
    },
  ],
];

describe('the model of what members are told finds', () => {
  it.each(bugsOfThisRun(bugs))(
    '%s',
    async (_bug, why, plant) => {
      plant();
      expect((await runs.find()).why).toMatch(why);
    },
    runs.patienceMs,
  );
});
