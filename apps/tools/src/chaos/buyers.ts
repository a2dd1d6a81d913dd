import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ErrorBody, OrderAnswer, OrderBody, PricesAnswer, WithdrawalQuote } from '#contracts';
import type { OutcomeWish } from '../payment-sandbox/wishes.js';
import { Random } from '../seed/random.js';
import { Phone } from './phone.js';
import type { ProviderSide } from './provider-side.js';
import { signIn, signOut } from './signed-in.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const WITHDRAWN = 0.1;
const ASKED = 0.5;

/** What members do at their bank, and how the provider then calls. */
const outcomes: readonly (readonly [weight: number, outcome: Partial<OutcomeWish>])[] = [
  [8, { status: 'paid' }],
  [2, { status: 'paid', webhook: 'twice' }],
  [2, { status: 'paid', webhook: 'late' }],
  [2, { status: 'paid', webhook: 'never' }],
  [1, { status: 'failed' }],
  [1, { status: 'canceled' }],
  [1, { status: 'expired', webhook: 'never' }],
  [1, { status: 'pending_paid' }],
  [1, { status: 'expired_paid' }],
];
const lots = outcomes.flatMap(([weight, outcome]) => Array.from({ length: weight }, () => outcome));

export interface BuyersOptions {
  readonly ownerUrl: string;
  readonly size: number;
  readonly seed: number;
  readonly urls: readonly string[];
  readonly provider: ProviderSide;
}

/** Members of the demo who buy credits, pay for them or not, and sometimes think better of it. */
export class Buyers {
  /** Orders that were answered. */
  readonly ordered = new Set<string>();
  readonly refused: string[] = [];
  unanswered = 0;
  private readonly undecided = new Set<string>();

  private constructor(
    readonly owner: pg.Pool,
    private readonly phones: readonly Phone[],
    private readonly provider: ProviderSide,
    private readonly random: Random,
  ) {}

  static async gather({ ownerUrl, size, seed, urls, provider }: BuyersOptions): Promise<Buyers> {
    const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
    owner.on('error', () => undefined); // Postgres ends now and then here
    const { rows } = await owner.query<{ id: string }>(
      `select s.member_id as id from visibility.member_standing s join payments.wallet w using (member_id)
        where s.confirmed and not (s.fictional or s.paused or s.suspended or s.banned or s.deleted) order by s.member_id limit $1`,
      [size],
    );
    const people = await signIn(
      owner,
      rows.map(({ id }) => id),
    );
    const phones = people.map(
      (person, index) => new Phone(person, { urls, socketUrl: '', random: new Random(seed, index), pollMs: 5_000 }),
    );
    return new Buyers(owner, phones, provider, new Random(seed, 7));
  }

  get members(): string[] {
    return this.phones.map(({ person }) => person.id);
  }

  /** Lets them make so many orders; ends when all are answered or time is up. */
  async buy(orders: number, { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }): Promise<void> {
    const until = performance.now() + seconds * 1_000;
    const pauseMs = (1_000 * this.phones.length) / perSecond;
    let left = orders;
    await Promise.all(
      this.phones.map(async (phone) => {
        await sleep(pauseMs * this.random.unit());
        while (left > 0 && performance.now() < until) {
          left -= 1;
          const dueAt = performance.now() + pauseMs * (0.5 + this.random.unit());
          await this.shop(phone, until);
          await sleep(Math.max(0, dueAt - performance.now()));
        }
      }),
    );
  }

  /** Goes to the bank with every order whose payment did not exist before. */
  async payRest(): Promise<void> {
    for (const orderId of this.undecided) await this.decide(orderId);
  }

  async leave(): Promise<void> {
    await signOut(this.owner);
    await this.owner.end();
  }

  private async shop(phone: Phone, until: number): Promise<void> {
    const orderId = await this.order(phone, until);
    if (!orderId) return;
    this.undecided.add(orderId);
    await this.decide(orderId);
    if (this.random.chance(ASKED)) await phone.call('POST', `/api/orders/${orderId}/check`);
    if (this.random.chance(WITHDRAWN)) await this.withdraw(phone, orderId);
  }

  /** The same order with the same key until it is answered; a price that changed is looked at and ordered anew. */
  private async order(phone: Phone, until: number): Promise<string | undefined> {
    let wish: { body: OrderBody; key: string } | undefined;
    for (let pause = FIRST_PAUSE_MS; performance.now() < until; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      wish ??= await this.choose(phone);
      const answer = wish && (await phone.call('POST', '/api/orders', JSON.stringify(wish.body), { 'idempotency-key': wish.key }));
      if (answer && answer.status < 300) {
        const { payment_id: id } = (answer.body as OrderAnswer).payment;
        this.ordered.add(id);
        return id;
      }
      if (answer && answer.status < 500 && answer.status !== 429 && answer.status !== 408) {
        const { error } = answer.body as ErrorBody;
        if (error !== 'price_changed' && error !== 'code_used') return void this.refused.push(error);
        wish = undefined;
      }
      await sleep(pause * (0.5 + this.random.unit()));
    }
    this.unanswered += 1;
    return undefined;
  }

  private async choose(phone: Phone): Promise<{ body: OrderBody; key: string } | undefined> {
    const answer = await phone.call('GET', '/api/prices');
    if (answer?.status !== 200) return undefined;
    const { bundles, consent } = (answer.body as PricesAnswer).prices;
    const bundle = this.random.pick(bundles);
    return { key: randomUUID(), body: { bundle_id: bundle.id, method: 'paypal', expected: bundle.payable, consent } };
  }

  private async decide(orderId: string): Promise<void> {
    if (await this.provider.decide(orderId, this.random.pick(lots))) this.undecided.delete(orderId);
  }

  private async withdraw(phone: Phone, orderId: string): Promise<void> {
    const quote = await phone.call('GET', `/api/orders/${orderId}/withdrawal`);
    if (quote?.status !== 200) return;
    const { refund } = quote.body as WithdrawalQuote;
    await phone.call('POST', `/api/orders/${orderId}/withdrawal`, JSON.stringify({ expected: refund }));
  }
}
