import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { currentEnvironment } from '#config';
import { setLogLevel } from '#observability';
import { World, type TestMember } from '#testing';
import { RefundSending } from '../refunds/index.js';
import { settledClaim, Shop } from '../shop.fixture.js';
import { WithdrawalQuotes, WithdrawalService } from '../withdrawals/index.js';

setLogLevel('silent');

// Eight moves at the same time, each on its own connection: which of them comes first is left to Postgres. `npm test -- --long` plays more of such
// rounds, `MONEY_ROUNDS=20000` as many as one likes, `MONEY_SEED` the same ones again.
const { MONEY_ROUNDS, MONEY_SEED, LONG } = currentEnvironment();
const AT_ONCE = 8;
const ROUNDS_OF_A_WORLD = 50;
const LOOK_EVERY = 10;
const rounds = Number(MONEY_ROUNDS ?? (LONG === '1' ? 2_000 : 200));
const seed = Number(MONEY_SEED ?? Date.now() % 2 ** 31);
const MEMBERS = 3;

type Move =
  | { readonly kind: 'buy'; readonly who: number; readonly credits: 20 | 50 | 120 }
  | { readonly kind: 'pay' | 'expire' | 'call' | 'check' | 'withdraw' | 'pay_back' | 'refund_fails' | 'reverse'; readonly order: number }
  | { readonly kind: 'refund' | 'chargeback'; readonly order: number; readonly percent: number }
  | { readonly kind: 'send' | 'gift'; readonly who: number; readonly credits: number }
  | { readonly kind: 'adjust'; readonly who: number; readonly credits: number };

const who = fc.nat(MEMBERS - 1);
const order = fc.nat(99);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('buy' as const), who, credits: fc.constantFrom(20 as const, 50 as const, 120 as const) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'pay' as const,
        'pay' as const,
        'expire' as const,
        'call' as const,
        'check' as const,
        'withdraw' as const,
        'pay_back' as const,
        'refund_fails' as const,
        'reverse' as const,
      ),
      order,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund' as const, 'chargeback' as const),
      order,
      percent: fc.constantFrom(10, 33, 50, 100),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constantFrom('send' as const, 'gift' as const), who, credits: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('adjust' as const), who, credits: fc.integer({ min: 1, max: 9 }) }) },
);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** One world: its members, its orders, and what the provider says of them. */
class Play {
  private readonly orders: { readonly id: string; readonly member: TestMember }[] = [];
  private constructor(
    private readonly shop: Shop,
    readonly members: readonly TestMember[],
  ) {}

  static async begin(): Promise<Play> {
    await world.empty();
    const members = await Promise.all(Array.from({ length: MEMBERS }, (_, index) => world.member(`Member${index}`)));
    return new Play(new Shop(world), members);
  }

  /** Refusals are answers; only what the books say afterwards counts. */
  async make(wish: Move): Promise<void> {
    await this.act(wish).catch((error: unknown) => {
      if (!(error instanceof Error) || /deadlock|violates|null value/.test(error.message)) throw error;
    });
  }

  private async act(wish: Move): Promise<unknown> {
    const actor = 'who' in wish ? this.members[wish.who] : undefined;
    if ('who' in wish) return actor && this.actOf(actor, wish);
    const chosen = this.orders[wish.order % Math.max(1, this.orders.length)];
    return chosen && this.actOn(chosen, wish);
  }

  private async actOf(member: TestMember, wish: Extract<Move, { who: number }>): Promise<unknown> {
    if (wish.kind === 'adjust') return world.rows(`select payments.credit($1, $2, 'adjustment', uuidv7())`, [member.id, wish.credits]);
    if (wish.kind !== 'buy')
      return world.rows(`select payments.debit($1, $2, $3, uuidv7())`, [
        member.id,
        wish.credits,
        wish.kind === 'send' ? 'message' : 'gift',
      ]);
    const { orderId } = await this.shop.order(member, await this.shop.body(member, wish.credits));
    return this.orders.push({ id: orderId, member });
  }

  private async actOn({ id, member }: { id: string; member: TestMember }, wish: Extract<Move, { order: number }>): Promise<unknown> {
    const payment = this.shop.paymentOf(id);
    switch (wish.kind) {
      case 'pay':
        this.shop.say(id, { status: 'paid' });
        return this.shop.call(payment.id);
      case 'expire':
        if (payment.status === 'open') this.shop.say(id, { status: 'expired' });
        return this.shop.call(payment.id);
      case 'call':
        return this.shop.call(payment.id);
      case 'check':
        return this.shop.sync(id);
      case 'withdraw':
        return this.withdraw(member, id);
      case 'pay_back':
        return this.payBack(id);
      case 'refund_fails':
        return this.failRefund(payment.id, id);
      case 'reverse':
        this.shop.say(id, { chargedBackMinor: 0 });
        return this.shop.call(payment.id);
      case 'refund':
      case 'chargeback':
        if (payment.status !== 'paid') return undefined;
        return this.takeBack(id, wish.kind, Math.floor((payment.amount.minor * wish.percent) / 100));
    }
  }

  private async takeBack(id: string, kind: 'refund' | 'chargeback', minor: number): Promise<void> {
    const { refundedMinor, chargedBackMinor, amount } = this.shop.paymentOf(id);
    const left = amount.minor - refundedMinor - chargedBackMinor;
    const part = Math.min(left, minor);
    if (kind === 'refund') this.shop.refundThere(id, part);
    else this.shop.say(id, { chargedBackMinor: chargedBackMinor + part });
    await this.shop.sync(id);
  }

  /** The bank sends back what the newest refund of a payment gave. */
  private async failRefund(paymentId: string, id: string): Promise<void> {
    const refund = this.shop.provider.refunds.findLast((one) => one.paymentId === paymentId && one.status !== 'failed');
    if (!refund) return;
    this.shop.moveRefund(refund.id, 'failed');
    await this.shop.sync(id);
  }

  private async withdraw(member: TestMember, id: string): Promise<unknown> {
    const self = { memberId: member.id, key: null };
    const { refund } = await world.get(WithdrawalQuotes).quote(self, id);
    return world.get(WithdrawalService).withdraw(self, id, refund);
  }

  private async payBack(id: string): Promise<void> {
    const [refund] = await world.rows<{ id: string }>(
      `select id from payments.refund where order_id = $1 and state in ('requested', 'sent')`,
      [id],
    );
    if (!refund) return;
    await world.get(RefundSending).send(settledClaim, refund.id);
    await this.shop.sync(id);
  }

  /** When all is quiet, a last look at every order brings books and provider together. */
  async settle(): Promise<void> {
    for (const { id } of this.orders) await this.shop.sync(id);
  }

  /** What may never be, not even for a moment. */
  async faults(): Promise<unknown[]> {
    const negative = await world.rows(`select member_id from payments.wallet where balance < 0`);
    const unpaid = await world.rows(
      `select id from payments.orders where granted_credits > 0 and state not in ('paid', 'refunded', 'charged_back')`,
    );
    return [...(await this.shop.faultsInBooks(this.members)), ...negative, ...unpaid];
  }

  /** Orders that do not say what the provider says of money that went back. */
  async unlike(): Promise<unknown[]> {
    const rows = await world.rows<{ id: string; back: string }>(
      `select id, refunded_minor + charged_back_minor as back from payments.orders`,
    );
    return rows.filter(({ id, back }) => {
      const { status, refundedMinor, chargedBackMinor } = this.shop.paymentOf(id);
      return status === 'paid' && Number(back) !== refundedMinor + chargedBackMinor;
    });
  }

  /** Orders that the provider calls paid, and that have not all their credits. */
  async forgotten(): Promise<unknown[]> {
    const paid = this.orders.filter(({ id }) => this.shop.paymentOf(id).status === 'paid').map(({ id }) => id);
    return world.rows(`select id from payments.orders where id = any($1) and granted_credits <> credits`, [paid]);
  }
}

const round = fc.array(move, { minLength: AT_ONCE, maxLength: AT_ONCE });
const worldOfRounds = fc.array(round, { minLength: ROUNDS_OF_A_WORLD, maxLength: ROUNDS_OF_A_WORLD });

describe('the books of credits and money', () => {
  it(`agree with each other and with the provider after ${rounds} rounds of eight moves at once [M1] (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(worldOfRounds, async (moves) => {
        const play = await Play.begin();
        for (const [index, wishes] of moves.entries()) {
          await Promise.all(wishes.map((wish) => play.make(wish)));
          if (index % LOOK_EVERY === 0) expect(await play.faults()).toEqual([]);
        }
        await play.settle();
        expect([await play.faults(), await play.forgotten(), await play.unlike()]).toEqual([[], [], []]);
      }),
      { numRuns: Math.ceil(rounds / ROUNDS_OF_A_WORLD), seed, endOnFailure: true },
    );
  }, 900_000);
});
