import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { ChatId, ChatView, MemberId } from '#contracts';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { bugsOfThisRun, isLong, ModelRuns, outcomeOf, type Play, type TestMember, withPlanted, World } from '#testing';
import { BlocksService, PresenceService } from '#visibility';
import { ChatsRepository, ClosingService } from '../conversations/index.js';
import { OpeningLimits } from '../inboxes/index.js';
import { SendingService } from '../sending/index.js';
import { FeedModel, type ShownChat, type Sign } from './feed-model.fixture.js';
import { MarksService } from './marks.service.js';
import { ReadingService } from './reading.service.js';

setLogLevel('silent');

const PEOPLE = 3;
const DEVICES = 2;

const acts = ['remove', 'block', 'unblock'] as const;
type Move =
  | { readonly kind: 'send' | (typeof acts)[number]; readonly who: number; readonly whom: number }
  /** So many before the last one; below zero what is not there yet. */
  | { readonly kind: 'read' | 'deliver'; readonly who: number; readonly whom: number; readonly back: number }
  | { readonly kind: 'send again'; readonly who: number }
  | { readonly kind: 'ask' | 'forget'; readonly who: number; readonly device: number }
  /** From then on, or no longer. */
  | { readonly kind: 'show'; readonly who: number; readonly sign: Sign };

const who = fc.nat(PEOPLE - 1);
const kind = <Kind extends Move['kind']>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: kind('send'), who, whom: who }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('read', 'deliver'), who, whom: who, back: fc.integer({ min: -2, max: 4 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: kind(...acts), who, whom: who }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('send again'), who }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('ask', 'ask', 'ask', 'forget'), who, device: fc.nat(DEVICES - 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('show'),
      who,
      sign: fc.constantFrom('shows_read' as const, 'shows_delivered' as const),
    }),
  },
);

let world: World;

/** What a device knows: the conversations that it was told of, and how far it has asked. */
interface Device {
  cursor: number | undefined;
  chats: Map<number, ShownChat>;
}

/** What a device is sure to know of a conversation: all that moves its feed. */
const known = ({ with: other, unread, last, text }: ShownChat) => ({ with: other, unread, last, text });

/** People who write, read, throw away and block, each with two devices that ask now and then. */
class FeedPlay implements Play<Move> {
  private readonly model = new FeedModel(PEOPLE);
  private readonly devices = Array.from({ length: PEOPLE }, () =>
    Array.from({ length: DEVICES }, (): Device => ({ cursor: undefined, chats: new Map() })),
  );
  private readonly sent = new Map<
    number,
    { readonly chat: ChatId; readonly client_id: string; readonly text: string; readonly seq: number }
  >();
  private concerned: readonly number[] = [];
  private written = 0;
  private constructor(
    private readonly members: readonly TestMember[],
    private readonly chats: ReadonlyMap<string, ChatId>,
  ) {}

  static async begin(): Promise<FeedPlay> {
    const members: TestMember[] = [];
    for (let index = 0; index < PEOPLE; index += 1) members.push(await world.member(undefined, { paid: true, credits: 100 }));
    for (const { id } of members) await world.get(Transactions).run((tx) => world.get(OpeningLimits).markTrusted(tx, id));
    const chats = new Map<string, ChatId>();
    for (const [index, one] of members.entries())
      for (const [number, other] of members.entries())
        if (index !== number) chats.set(`${index}-${number}`, await world.chatBetween(one, other));
    return new FeedPlay(members, chats);
  }

  async make(wish: Move): Promise<void> {
    this.concerned = [wish.who];
    switch (wish.kind) {
      case 'send again':
        return this.sendAgain(wish.who);
      case 'ask':
        return this.ask(wish.who, wish.device);
      case 'forget':
        Object.assign(this.device(wish.who, wish.device), { cursor: undefined, chats: new Map() });
        return;
      case 'show':
        return this.show(wish.who, wish.sign);
      case 'send':
      case 'read':
      case 'deliver':
      case 'remove':
      case 'block':
      case 'unblock':
        if (wish.who === wish.whom) return;
        this.concerned = [wish.who, wish.whom];
        return wish.kind === 'send' ? this.send(wish.who, wish.whom) : this.act(wish);
    }
  }

  /** What those concerned find when they look, and whether all of it agrees with a recount. */
  async compare(): Promise<void> {
    const [drift, ...seen] = await Promise.all([
      world.rows(`select rule from chats.drift($1)`, [[...new Set(this.chats.values())]]),
      ...this.concerned.map((me) => this.seenBy(me)),
    ]);
    expect({ drift }).toEqual({ drift: [] });
    expect(seen).toEqual(
      this.concerned.map((me) => ({
        me,
        cursor: this.model.cursor(me),
        unread: this.model.unread(me),
        chats: this.model.feed(me),
        history: this.others(me).map((other) => this.model.history(me, other)),
      })),
    );
  }

  private async seenBy(me: number) {
    const reading = world.get(ReadingService);
    const [feed, badges, history] = await Promise.all([
      reading.feedMark(this.id(me)).then((mark) => reading.feed(this.id(me), undefined, mark)),
      reading.badges(this.id(me)),
      Promise.all(this.others(me).map((other) => this.historyOf(me, other))),
    ]);
    expect({ unreadWithFeed: feed.num_unread_messages }).toEqual({ unreadWithFeed: badges.messages });
    return { me, cursor: feed.cursor, unread: badges.messages, chats: feed.chats.map((chat) => this.shown(me, chat)), history };
  }

  private async historyOf(me: number, other: number) {
    const found = await outcomeOf(world.get(ReadingService).messages(this.id(me), this.chat(me, other), {}));
    return 'value' in found ? found.value.messages.map(({ text }) => text) : found.refused;
  }

  private async send(from: number, to: number): Promise<void> {
    this.written += 1;
    const message = { client_id: randomUUID(), text: `no ${this.written}` };
    const chat = this.chat(from, to);
    const answered = await outcomeOf(world.get(SendingService).sendMessage(this.members[from] as TestMember, chat, message));
    const expected = this.model.send(from, to, message.text);
    expect('value' in answered ? answered.value.message.seq : answered.refused).toEqual(expected);
    if (typeof expected === 'number') this.sent.set(from, { chat, ...message, seq: expected });
  }

  private async sendAgain(from: number): Promise<void> {
    const last = this.sent.get(from);
    if (!last) return;
    const { chat, seq, ...message } = last;
    const answer = await world.get(SendingService).sendMessage(this.members[from] as TestMember, chat, message);
    expect(answer).toMatchObject({ duplicate: true, message: { seq, text: message.text } });
  }

  private async act(wish: Extract<Move, { whom: number }>): Promise<void> {
    const { who: me, whom } = wish;
    const [id, other, chat] = [this.id(me), this.id(whom), this.chat(me, whom)];
    const upto = 'back' in wish ? Math.max(0, this.model.last(me, whom) - wish.back) : 0;
    const does = {
      read: () => world.get(ReadingService).markRead(id, chat, upto),
      deliver: () => world.get(MarksService).delivered(id, { chats: [{ id: chat, seq: upto }] }),
      remove: () => world.get(ClosingService).remove(id, chat),
      block: () => world.get(BlocksService).block(id, other),
      unblock: () => world.get(BlocksService).unblock(id, other),
    };
    if (wish.kind === 'send') return;
    const answered = await outcomeOf(does[wish.kind]());
    const expected = this.model[wish.kind](me, whom, upto);
    expect('refused' in answered ? answered.refused : undefined).toEqual(expected);
  }

  private show(me: number, sign: Sign): Promise<void> {
    const isOn = !this.model.showsSign(me, sign);
    this.model.show(me, sign, isOn);
    return world.get(Transactions).run((tx) => world.get(PresenceService).setShows(tx, this.id(me), sign, isOn));
  }

  /** A device asks for what changed since; then it knows what anybody would find who looks for the first time. */
  private async ask(me: number, index: number): Promise<void> {
    const device = this.device(me, index);
    const reading = world.get(ReadingService);
    const { chats, cursor, more } = await reading.feed(this.id(me), device.cursor, await reading.feedMark(this.id(me)));
    const told = chats.map((chat) => this.shown(me, chat));
    expect({ told, cursor, more }).toEqual({ told: this.model.feed(me, device.cursor), cursor: this.model.cursor(me), more: false });
    for (const chat of told) {
      if (chat.state === 'gone') device.chats.delete(chat.with);
      else device.chats.set(chat.with, chat);
    }
    device.cursor = cursor;
    const sorted = (list: readonly ShownChat[]) => list.map(known).toSorted((one, other) => one.with - other.with);
    expect({ device: sorted([...device.chats.values()]) }).toEqual({ device: sorted(this.model.feed(me)) });
  }

  private shown(me: number, chat: ChatView): ShownChat {
    return {
      with: this.others(me).find((other) => this.chat(me, other) === chat.id) ?? -1,
      state: chat.state === 'gone' ? 'gone' : 'open',
      unread: chat.num_unread_messages,
      last: chat.last_seq,
      text: chat.messages[0]?.text ?? null,
      readByThem: chat.read_by_them,
      deliveredToThem: chat.delivered_to_them,
    };
  }

  private device(who: number, index: number): Device {
    return this.devices[who]?.[index] as Device;
  }

  private id(who: number): MemberId {
    return (this.members[who] as TestMember).id;
  }

  private chat(one: number, other: number): ChatId {
    return this.chats.get(`${one}-${other}`) as ChatId;
  }

  private others(me: number): number[] {
    return this.members.map((_member, index) => index).filter((index) => index !== me);
  }
}

const runs = new ModelRuns<Move>({ spec: import.meta.url, move, begin: FeedPlay.begin, empty: () => world.empty() });

beforeAll(async () => {
  world = await World.open();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => world.close());

describe('conversations, what is unread in them, and what devices know', () => {
  it(
    `are what the model says, after each of ${runs.moves} moves [P8] [P10] [P11] [P14] (seed ${runs.seed})`,
    () => expect(runs.hold()).resolves.toBeUndefined(),
    runs.patienceMs,
  );
});

const sql = (name: string) => new URL(`../sql/${name}.sql`, import.meta.url);

describe('the model of conversations finds', () => {
  it.each(
    bugsOfThisRun([
      ['a reader who has read more than they saw', /unread|drift/, 'note_read', 'and m.seq <= p_seq and', 'and'],
      [
        'a mark that moves nothing, and of which devices are told',
        /cursor/,
        'note_read',
        'or least(v_seen, v_row.recv) <= v_row.read then',
        'then',
      ],
      [
        'a mark that is told though one of the two keeps such marks back',
        /readByThem/,
        'note_read',
        'visibility.tells_read(them, me)',
        'true',
      ],
      ['what was thrown away and is still unread', /unread|drift/, 'remove_chat', 'read = cm.recv, read_to = v_last, ', ''],
      [
        'what was thrown away unread and is told to be read',
        /readByThem/,
        'remove_chat',
        'shown_read_to = coalesce(cm.shown_read_to, cm.read_to), ',
        '',
      ],
      [
        'a conversation that stays away after a new message',
        /chats|gone|open/,
        'accept_batch',
        'inbox_seq = i.seq, state = 0',
        'inbox_seq = i.seq',
      ],
      ['what a block took away and comes back', /history|text/, 'part_chat', 'state = 1, hidden_seq = v_last, ', 'state = 1, '],
      [
        'a receiver whose devices are not told',
        /cursor|told|drift/,
        'accept_batch',
        'update chats.inbox i set seq = i.seq + 1,',
        'update chats.inbox i set seq = i.seq + (e.recv is null)::int,',
      ],
      ['a block of which devices are not told', /cursor|told/, 'part_chat', 'set seq = i.seq + 1 where', 'set seq = i.seq where'],
      ['a receipt of what was never sent', /deliveredToThem|drift/, 'note_delivered', 'max(least(w.seq, c.last_seq))', 'max(w.seq)'],
    ]),
  )(
    '%s',
    async (_bug, why, file, from, to) => {
      expect((await withPlanted(world, { file: sql(file), from, to }, () => runs.find())).why).toMatch(why);
    },
    runs.patienceMs,
  );

  if (isLong) {
    it(
      'a change that a device is not told of, because it is the next one after its cursor',
      async () => {
        const chats = world.get(ChatsRepository);
        const changedAfter = chats.changedAfter.bind(chats);
        jest
          .spyOn(chats, 'changedAfter')
          .mockImplementation((tx, me, after, limit) => changedAfter(tx, me, after === undefined ? after : after + 1, limit));
        expect((await runs.find()).why).toMatch(/told/);
      },
      runs.patienceMs,
    );
  }
});
