import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { bugsOfThisRun, isLong, ModelRuns, outcomeOf, type Play, type TestMember, withPlanted, World } from '#testing';
import { PremiumService } from '../orders/index.js';
import { Shop } from '../shop.fixture.js';
import { WalletService, WalletsRepository } from '../wallet/index.js';
import { WalletModel, type BoughtLot } from './wallet-model.fixture.js';
import { WithdrawalFactsReader } from './withdrawal-facts.service.js';
import { WithdrawalQuotes } from './withdrawal-quotes.service.js';
import { WithdrawalService } from './withdrawal.service.js';

setLogLevel('silent');

const MEMBERS = 2;
const DAY_MS = 86_400_000;

type Move =
  | { readonly kind: 'give' | 'use'; readonly who: number; readonly credits: number }
  | { readonly kind: 'give again'; readonly who: number }
  | { readonly kind: 'buy'; readonly who: number; readonly credits: 20 | 50 }
  | {
      readonly kind: 'withdraw' | 'withdraw from what another bought' | 'withdraw for more than was shown' | 'pay back';
      readonly who: number;
      readonly order: number;
    }
  | { readonly kind: 'wait'; readonly days: number };

const who = fc.nat(MEMBERS - 1);
const order = fc.nat(9);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), who, credits: fc.constantFrom(20 as const, 50 as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('give' as const), who, credits: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('give again' as const), who }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('use' as const), who, credits: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), who, order }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('withdraw from what another bought' as const, 'withdraw for more than was shown' as const, 'pay back' as const),
      who,
      order,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 7, 14) }) },
);

let world: World;
let shop: Shop;

interface Buyer {
  readonly member: TestMember;
  readonly wallet: WalletModel;
  readonly orders: { readonly id: string; readonly lot: BoughtLot; refundId?: string }[];
  /** What the last gift was for. */
  given: string | undefined;
}

/** Two members who get, buy and use credits, and undo purchases, day after day at noon. */
class CreditsPlay implements Play<Move> {
  private day = 0;
  private constructor(
    private readonly noon: Date,
    private readonly buyers: readonly Buyer[],
  ) {}

  static async begin(): Promise<CreditsPlay> {
    const noon = new Date();
    noon.setUTCHours(36, 0, 0, 0);
    await world.clockAt(noon);
    const buyers: Buyer[] = [];
    for (let index = 0; index < MEMBERS; index += 1)
      buyers.push({ member: await world.member(), wallet: new WalletModel(), orders: [], given: undefined });
    await world.rows(`update profiles.profile set zone = 'UTC' where member_id = any($1)`, [buyers.map(({ member }) => member.id)]);
    return new CreditsPlay(noon, buyers);
  }

  async make(wish: Move): Promise<void> {
    if (wish.kind === 'wait') {
      this.day += wish.days;
      return world.clockAt(new Date(this.noon.getTime() + this.day * DAY_MS));
    }
    const buyer = this.buyers[wish.who] as Buyer;
    switch (wish.kind) {
      case 'give':
        buyer.given = randomUUID();
        buyer.wallet.give(wish.credits);
        return this.give(buyer, wish.credits);
      case 'give again':
        return this.give(buyer, 5);
      case 'use':
        return this.use(buyer, wish.credits);
      case 'buy':
        return this.buy(buyer, wish.credits);
      case 'withdraw':
      case 'withdraw from what another bought':
      case 'withdraw for more than was shown':
      case 'pay back':
        return this.undo(buyer, wish);
    }
  }

  async compare(): Promise<void> {
    const members = this.buyers.map(({ member }) => member);
    const rows = await world.rows<{ id: string }>(
      `select w.member_id as id, w.balance, s.paid as "isPremium",
              (select coalesce(sum(e.amount), 0)::int from payments.ledger_entry e where e.member_id = w.member_id) as ledger,
              array(select payments.unused_credits(o.member_id, o.id) from payments.orders o
                     where o.member_id = w.member_id order by o.created_at, o.id) as unused
         from payments.wallet w join visibility.member_standing s using (member_id) where w.member_id = any($1) order by w.member_id`,
      [members.map(({ id }) => id)],
    );
    const expected = this.buyers.map(({ member: { id }, wallet }) => ({
      id,
      balance: wallet.balance,
      isPremium: wallet.isPremium,
      ledger: wallet.balance,
      unused: wallet.lots.map(({ left }) => left),
    }));
    expect(rows).toEqual(expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
    for (const { member, wallet } of this.buyers) {
      const price = await world.get(Transactions).read((tx) => world.get(WalletService).nextPrice(tx, member.id));
      expect({ nextPriceMinor: price?.minor ?? null }).toEqual({ nextPriceMinor: wallet.nextPriceMinor });
    }
    expect({ faultsInBooks: await shop.faultsInBooks(members) }).toEqual({ faultsInBooks: [] });
  }

  private async give({ member, wallet, given }: Buyer, credits: number): Promise<void> {
    if (!given) return;
    const balance = await world.get(Transactions).run((tx) => world.get(WalletService).credit(tx, member.id, credits, 'adjustment', given));
    expect({ balance }).toEqual({ balance: wallet.balance });
  }

  private async use({ member, wallet }: Buyer, credits: number): Promise<void> {
    const isDone = await world
      .get(Transactions)
      .run((tx) => world.get(WalletsRepository).debit(tx, member.id, credits, 'message', randomUUID()));
    expect({ isDone }).toEqual({ isDone: wallet.use(credits) });
  }

  private async buy({ member, wallet, orders }: Buyer, credits: number): Promise<void> {
    const body = await shop.body(member, credits);
    const { orderId: id } = await shop.order(member, body);
    shop.say(id, { status: 'paid' });
    await shop.sync(id);
    wallet.buy(credits, body.expected.minor, this.day);
    orders.push({ id, lot: wallet.lots.at(-1) as BoughtLot });
  }

  private async undo(buyer: Buyer, { kind, order: index }: Extract<Move, { order: number }>): Promise<void> {
    const known = buyer.orders[index % Math.max(1, buyer.orders.length)];
    if (!known) return;
    if (kind === 'pay back') return known.refundId === undefined ? undefined : shop.payBack(known.id, known.refundId);
    if (kind === 'withdraw from what another bought') {
      const stranger = this.buyers.find((other) => other !== buyer) as Buyer;
      expect(await this.quote(stranger, known.id)).toEqual({ refused: 'order_not_found' });
      return;
    }
    const expected = buyer.wallet.quote(known.lot, this.day);
    const quoted = await this.quote(buyer, known.id);
    const shown = 'value' in quoted ? quoted.value : undefined;
    expect(
      shown
        ? {
            used: shown.credits_used,
            returned: shown.credits_returned,
            refundMinor: shown.refund.minor,
            endsPremium: shown.ends_premium,
          }
        : quoted,
    ).toEqual(expected);
    const surplus = kind === 'withdraw' ? 0 : 1;
    const wished = { minor: (shown?.refund.minor ?? 0) + surplus, currency: 'EUR' };
    const withdrawn = await outcomeOf(world.get(WithdrawalService).withdraw({ memberId: buyer.member.id, key: null }, known.id, wished));
    // Once is for ever, and pressed again it is the same.
    if ('refused' in expected && expected.refused === 'withdrawal_done')
      expect(withdrawn).toMatchObject({ value: { refund: { id: known.refundId } } });
    else if ('refused' in expected) expect(withdrawn).toEqual(expected);
    else if (surplus > 0) expect(withdrawn).toEqual({ refused: 'withdrawal_changed' });
    else {
      expect(withdrawn).toMatchObject({ value: { refund: { amount: { minor: expected.refundMinor }, credits: expected.returned } } });
      buyer.wallet.withdraw(known.lot);
      if ('value' in withdrawn) known.refundId = withdrawn.value.refund.id;
    }
  }

  private quote({ member }: Buyer, orderId: string) {
    return outcomeOf(world.get(WithdrawalQuotes).quote({ memberId: member.id, key: null }, orderId));
  }
}

const runs = new ModelRuns<Move>({
  spec: import.meta.url,
  move,
  begin: CreditsPlay.begin,
  empty: async () => {
    await world.empty();
    shop.provider.payments.clear();
    shop.provider.refunds.length = 0;
  },
});

beforeAll(async () => {
  world = await World.open();
  shop = new Shop(world);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => world.close());

describe('credits that are given, bought, used and withdrawn from', () => {
  it(
    `are what pen and paper say, after each of ${runs.moves} moves [M1] (seed ${runs.seed})`,
    () => expect(runs.hold()).resolves.toBeUndefined(),
    runs.patienceMs,
  );
});

const sql = (name: string) => new URL(`../sql/${name}.sql`, import.meta.url);

describe('the model of credits finds', () => {
  it.each(
    bugsOfThisRun([
      ['free credits that are used after bought ones', /unused|nextPrice/, 'lots', 'if p_order is null then', 'if false then'],
      [
        'a gift that comes twice',
        /duplicate key|balance/,
        'lots',
        'kind = v_codes.kind and ref = p_ref) then\n    return v_wallet',
        'false) then\n    return v_wallet',
      ],
      ['more used than there is', /wallet_not_negative|isDone/, 'debit', 'and w.balance >= d.amount', ''],
      [
        'used credits that are not counted',
        /unused|nextPrice|lots/,
        'debit',
        'spent = w.spent + d.amount',
        'spent = w.spent + d.amount - 1',
      ],
      [
        'lots that stay behind when one before them goes',
        /lots|unused/,
        'lots',
        'where member_id = p_member and from_pos >= v_lot.to_pos;',
        'where false;',
      ],
    ]),
  )(
    '%s',
    async (_bug, why, file, from, to) => {
      const found = await withPlanted(world, { file: sql(file), from, to }, () => runs.find());
      expect(found.why).toMatch(why);
    },
    runs.patienceMs,
  );

  if (isLong) {
    it(
      'money that comes back for credits that are used',
      async () => {
        const facts = world.get(WithdrawalFactsReader);
        const factsOf = facts.factsOf.bind(facts);
        jest.spyOn(facts, 'factsOf').mockImplementation(async (tx, one) => ({ ...(await factsOf(tx, one)), unusedCredits: one.credits }));
        expect((await runs.find()).why).toMatch(/refundMinor/);
      },
      runs.patienceMs,
    );

    it(
      'a day too many to withdraw',
      async () => {
        const facts = world.get(WithdrawalFactsReader);
        const factsOf = facts.factsOf.bind(facts);
        jest.spyOn(facts, 'factsOf').mockImplementation(async (tx, one) => {
          const now = await factsOf(tx, one);
          return { ...now, today: new Date(Date.parse(now.today) - DAY_MS).toISOString().slice(0, 10) };
        });
        expect((await runs.find()).why).toMatch(/withdrawal_over/);
      },
      runs.patienceMs,
    );

    it(
      'premium that outlives the only purchase',
      async () => {
        jest.spyOn(world.get(PremiumService), 'review').mockResolvedValue();
        expect((await runs.find()).why).toMatch(/isPremium/);
      },
      runs.patienceMs,
    );
  }
});
