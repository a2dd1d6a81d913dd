import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChatId } from '#contracts';
import { Transactions } from '#database';
import { LikesService } from '#likes';
import { setLogLevel } from '#observability';
import { WalletService } from '#payments';
import { SiteService } from '#site';
import { bugsOfThisRun, ModelRuns, type Outcome, outcomeOf, type Play, type TestMember, withPlanted, World } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { AllowanceService } from './allowance.service.js';
import { OpeningLimits } from './opening-limits.service.js';
import { OpeningsModel, type OpeningRules, type Writer } from './openings-model.fixture.js';
import { ReceptionService } from './reception.service.js';
import { SendingService } from '../sending/index.js';

setLogLevel('silent');

const PEOPLE = 5;
const HOUR_MS = 3_600_000;
/** Small, so that they are met all the time. */
const rules: OpeningRules = { freeMessages: 3, freeConversations: 2, firstOfNew: 2, first: 3, newHours: 48 };
const settings = {
  free_messages: rules.freeMessages,
  free_conversations: rules.freeConversations,
  first_messages_new: rules.firstOfNew,
  first_messages: rules.first,
  new_member_days: rules.newHours / 24,
};

const meetings = ['block', 'unblock', 'like', 'takeBack'] as const;
type Move =
  | { readonly kind: 'write' | (typeof meetings)[number]; readonly who: number; readonly whom: number }
  | { readonly kind: 'repeat'; readonly who: number }
  | { readonly kind: 'pay' | 'vouch'; readonly who: number }
  | { readonly kind: 'give'; readonly who: number; readonly credits: number }
  | { readonly kind: 'receive' | 'cap'; readonly who: number; readonly daily: number | null }
  | { readonly kind: 'wait'; readonly hours: number };

const who = fc.nat(PEOPLE - 1);
const kind = <Kind extends Move['kind']>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: kind('write'), who, whom: who }) },
  { weight: 8, arbitrary: fc.record({ kind: kind(...meetings, 'unblock', 'unblock', 'like', 'like'), who, whom: who }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('repeat'), who }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('pay', 'vouch'), who }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('give'), who, credits: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('receive'), who, daily: fc.constantFrom(null, 1, 1, 2) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('cap'), who, daily: fc.constantFrom(null, 0, 1, 5) }) },
  // Whole days are no sum of these: whether a day is over never hangs on a second.
  { weight: 2, arbitrary: fc.record({ kind: kind('wait'), hours: fc.constantFrom(5, 10, 25) }) },
);

let world: World;

/** People who begin conversations, hour after hour. */
class OpeningPlay implements Play<Move> {
  private readonly model = new OpeningsModel(rules, PEOPLE);
  private readonly sent = new Map<number, { readonly chat: ChatId; readonly client_id: string; readonly cost: number }>();
  private constructor(
    private readonly start: Date,
    private readonly members: readonly TestMember[],
  ) {}

  static async begin(): Promise<OpeningPlay> {
    const start = new Date();
    await world.clockAt(start);
    const members: TestMember[] = [];
    for (let index = 0; index < PEOPLE; index += 1) members.push(await world.member());
    return new OpeningPlay(start, members);
  }

  async make(wish: Move): Promise<void> {
    switch (wish.kind) {
      case 'wait':
        this.model.now += wish.hours;
        return world.clockAt(new Date(this.start.getTime() + this.model.now * HOUR_MS));
      case 'write':
        return wish.who === wish.whom ? undefined : this.write(wish.who, wish.whom);
      case 'repeat':
        return this.repeat(wish.who);
      case 'unblock':
        // The block that stands, where there is one: chance alone nearly never meets it.
        return this.meet('unblock', wish.who, this.model.blockedBy(wish.who) ?? wish.whom);
      case 'block':
      case 'like':
      case 'takeBack':
        return this.meet(wish.kind, wish.who, wish.whom);
      case 'pay':
      case 'vouch':
      case 'give':
      case 'receive':
      case 'cap':
        await this.become(wish);
    }
  }

  async compare(): Promise<void> {
    const ids = this.members.map(({ id }) => id);
    const rows = await world.rows(
      `select i.free_left as "freeLeft", w.balance as credits, i.started, s.paid as "isPremium", i.vouched as "isVouchedFor",
              i.openings_cap as cap, i.openings_daily as daily,
              (select coalesce(sum(case when p.lo = i.member_id then c.n_lo else c.n_hi end), 0)::int
                 from visibility.pair p join chats.conversation c on c.id = p.id where i.member_id in (p.lo, p.hi)) as sent,
              (select count(*)::int from chats.opening o where o.starter = i.member_id and o.at > public.app_now() - interval '1 day') as begun,
              (select count(*)::int from chats.opening o where o.receiver = i.member_id and o.at > public.app_now() - interval '1 day') as received
         from unnest($1::uuid[]) with ordinality u(id, nr) join chats.inbox i on i.member_id = u.id
         join payments.wallet w on w.member_id = u.id join visibility.member_standing s on s.member_id = u.id order by u.nr`,
      [ids],
    );
    const { model } = this;
    expect(rows).toEqual(
      model.writers.map((writer, index) => ({ ...writer, begun: model.begunBy(index), received: model.receivedBy(index) })),
    );
  }

  private async write(from: number, to: number): Promise<void> {
    const chat = await world.chatBetween(this.at(from), this.at(to));
    const message = { client_id: randomUUID(), text: 'Good morning' };
    const answered = await outcomeOf(world.get(SendingService).sendMessage(this.at(from), chat, message));
    const expected = this.model.write(from, to);
    expect(this.hourOf(answered)).toEqual(expected);
    if (!('value' in answered)) return;
    const { cost } = answered.value.message;
    this.sent.set(from, { chat, client_id: message.client_id, cost });
    await this.compareAllowance(from, answered.value);
  }

  /** The phone had no answer, and sends once more what was sent last. */
  private async repeat(from: number): Promise<void> {
    const last = this.sent.get(from);
    if (!last) return;
    const { chat, client_id, cost } = last;
    const answer = await world.get(SendingService).sendMessage(this.at(from), chat, { client_id, text: 'Good morning' });
    expect(answer).toMatchObject({ duplicate: true, message: { client_id, cost } });
    await this.compareAllowance(from, answer);
  }

  private async compareAllowance(
    who: number,
    { credits, free_messages_left }: { credits: number; free_messages_left: number },
  ): Promise<void> {
    const { freeLeft, started, credits: left } = this.writer(who);
    const allowance = await world.get(Transactions).read((tx) => world.get(AllowanceService).of(tx, this.at(who).id));
    expect({ credits, free_messages_left, allowance }).toEqual({
      credits: left,
      free_messages_left: freeLeft,
      allowance: { freeMessagesLeft: freeLeft, started },
    });
  }

  private async meet(act: (typeof meetings)[number], who: number, whom: number): Promise<void> {
    if (who === whom) return;
    const [me, other] = [this.at(who).id, this.at(whom).id];
    const acts = {
      block: () => world.get(BlocksService).block(me, other),
      unblock: () => world.get(BlocksService).unblock(me, other),
      like: () => world.get(LikesService).give(me, other),
      takeBack: () => world.get(LikesService).takeBack(me, other),
    };
    const answered = await outcomeOf<unknown>(acts[act]());
    expect({ isRefused: 'refused' in answered }).toEqual({ isRefused: this.model[act](who, whom) });
  }

  private become(wish: Extract<Move, { kind: 'pay' | 'vouch' | 'give' | 'receive' | 'cap' }>): Promise<unknown> {
    const writer = this.writer(wish.who);
    const { id } = this.at(wish.who);
    const transactions = world.get(Transactions);
    switch (wish.kind) {
      case 'pay':
        writer.isPremium = true;
        return transactions.run((tx) => world.get(StandingService).set(tx, id, 'paid', true));
      case 'vouch':
        writer.isVouchedFor = true;
        return transactions.run((tx) => world.get(OpeningLimits).markTrusted(tx, id));
      case 'give':
        writer.credits += wish.credits;
        return transactions.run((tx) => world.get(WalletService).credit(tx, id, wish.credits, 'adjustment', randomUUID()));
      case 'receive':
        writer.daily = wish.daily;
        return world.get(ReceptionService).set(id, { first_messages_daily: wish.daily });
      case 'cap':
        writer.cap = wish.daily;
        return transactions.run((tx) => world.get(OpeningLimits).cap(tx, id, wish.daily));
    }
  }

  /** As the model says it: when it is possible again in hours of the history. */
  private hourOf(answered: Outcome<{ readonly message: { readonly cost: number } }>) {
    if ('value' in answered) return { cost: answered.value.message.cost };
    const { refused, retryAt } = answered;
    return { refused, ...(retryAt && { again: Math.round((retryAt.getTime() - this.start.getTime()) / HOUR_MS) }) };
  }

  private writer(index: number): Writer {
    return this.model.writers[index] as Writer;
  }

  private at(index: number): TestMember {
    return this.members[index] as TestMember;
  }
}

const runs = new ModelRuns<Move>({
  spec: import.meta.url,
  move,
  begin: OpeningPlay.begin,
  empty: () => world.empty(),
});

beforeAll(async () => {
  world = await World.open();
  await world.rows(`update site.site set settings = settings || $1 where is_default`, [JSON.stringify(settings)]);
  await world.get(SiteService).refresh();
});
afterAll(() => world.close());

describe('first messages and their limits', () => {
  it(
    `are what the rules say, after each of ${runs.moves} moves [#E6] [#E27] (seed ${runs.seed})`,
    () => expect(runs.hold()).resolves.toBeUndefined(),
    runs.patienceMs,
  );
});

const sql = (name: string) => new URL(`../sql/${name}.sql`, import.meta.url);

describe('the model of first messages finds', () => {
  it.each(
    bugsOfThisRun([
      [
        'a conversation too many for who never bought',
        /premium_required/,
        'accept_batch',
        'k.started >= batch.free',
        'k.started > batch.free',
      ],
      [
        'a day that ends after an hour',
        /first_messages_limit/,
        'openings',
        `where o.starter = p_starter and o.at > public.app_now() - interval '1 day'`,
        `where o.starter = p_starter and o.at > public.app_now() - interval '1 hour'`,
      ],
      [
        'one more than the limit',
        /first_messages_limit|again/,
        'openings',
        'offset greatest(p_limit, 1) - 1',
        'offset greatest(p_limit, 1)',
      ],
      [
        'somebody who is refused although the receiver likes them',
        /recipient_busy/,
        'openings',
        'and not exists (select from likes.member_like k where k.liker = p_receiver and k.liked = p_starter)',
        '',
      ],
      [
        'a new beginning after a block that is taken for an answer',
        /started|refused|begun/,
        'accept_batch',
        'coalesce(c.last_seq, 0) = coalesce(c.parted_seq, 0) as is_first',
        'c.id is null as is_first',
      ],
      [
        'an answer that counts as a beginning',
        /started/,
        'accept_batch',
        'a.free_left, a.is_first::int as started',
        'a.free_left, 1 as started',
      ],
      [
        'free messages that are kept back from who bought',
        /cost|insufficient/,
        'accept_batch',
        'and k.free_left > 0 as is_free',
        'and k.free_left > 0 and not k.paid as is_free',
      ],
      ['somebody who is vouched for and counts as new', /first_messages_limit/, 'accept_batch', 'not mine.vouched and ', ''],
      ['a limit of moderators that is not asked', /first_messages/, 'accept_batch', 'least(mine.openings_cap, case', 'least(null, case'],
      [
        'somebody who may begin nothing and begins one',
        /first_messages_stopped/,
        'accept_batch',
        `when k.openings_cap = 0 then 'first_messages_stopped'`,
        '',
      ],
    ]),
  )(
    '%s',
    async (_bug, why, file, from, to) => {
      expect((await withPlanted(world, { file: sql(file), from, to }, () => runs.find())).why).toMatch(why);
    },
    runs.patienceMs,
  );
});
