import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ErrorBody, OrderAnswer, OrderBody, PricesAnswer } from '#contracts';
import { purchaseRef } from '#payments';
import type { HistoryLog } from '../history/history-log.js';
import type { OutcomeWish } from '../payment-sandbox/wishes.js';
import { Random } from '../seed/random.js';
import { DebitPayer } from './debit-payer.js';
import { Phone } from './phone.js';
import type { ProviderSide } from './provider-side.js';
import { Returns } from './returns.js';
import { signIn, signOut } from './signed-in.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const LIMITED_MS = 5_000;
const GRACE_MS = 60_000;
const ASKED = 0.5;
/** So many members use some of their credits after they bought. */
const USED = 0.3;
/** So many look at their credits. */
const LOOKED = 0.5;
/** Where members may pay by direct debit. Two of three buyers live there, as long as there are so many. */
const debitCountries = ['NL', 'DE', 'BE', 'AT'];
const OF_THREE = 2;

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
/** What banks do with debits. */
const debitOutcomes: readonly (readonly [weight: number, outcome: Partial<OutcomeWish>])[] = [
  [4, { status: 'paid' }],
  [1, { status: 'paid', webhook: 'never' }],
  [3, { status: 'failed', bank_reason: 'AM04' }],
  [1, { status: 'canceled' }],
  [1, { status: 'expired_paid' }],
];
/** Sooner or later. */
const isPaying = ({ status }: Partial<OutcomeWish>): boolean => ['paid', 'pending_paid', 'expired_paid'].includes(status ?? '');
const lotsOf = (weighted: typeof outcomes) => weighted.flatMap(([weight, outcome]) => Array.from({ length: weight }, () => outcome));
const lots = lotsOf(outcomes);
const debitLots = lotsOf(debitOutcomes);

/** The price changed, or the way to pay is not theirs any more. */
const chooseAnew: ReadonlySet<string> = new Set(['price_changed', 'code_used', 'debit_code_needed', 'debit_limit', 'debit_blocked']);

export interface BuyersOptions {
  readonly ownerUrl: string;
  readonly size: number;
  readonly seed: number;
  readonly urls: readonly string[];
  readonly provider: ProviderSide;
  /** Where SMS of the demo are shown. */
  readonly mailboxFile: string;
  /** Where all of them note what they see. */
  readonly history: HistoryLog;
}

/** Members of the demo who buy credits, pay for them or not, use some, and sometimes think better of it. */
export class Buyers {
  /** Orders that were answered. */
  readonly ordered = new Set<string>();
  readonly refused: string[] = [];
  unanswered = 0;
  /** Orders that had to wait because the member has as many as anybody may. */
  limited = 0;
  /** Orders by direct debit. */
  readonly debited = new Set<string>();
  readonly returns: Returns;
  private readonly undecided = new Map<string, Phone>();
  /** What they used credits for. */
  private readonly uses: string[] = [];

  private constructor(
    readonly owner: pg.Pool,
    private readonly phones: readonly Phone[],
    private readonly provider: ProviderSide,
    private readonly debits: DebitPayer,
    private readonly random: Random,
  ) {
    this.returns = new Returns(provider, random);
  }

  static async gather({ ownerUrl, size, seed, urls, provider, mailboxFile, history }: BuyersOptions): Promise<Buyers> {
    const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
    owner.on('error', () => undefined); // Postgres ends now and then here
    const { rows } = await owner.query<{ id: string }>(
      `select id from (
         select s.member_id as id, p.country = any($2) as debits, row_number() over (partition by p.country = any($2) order by s.member_id) as nth
           from visibility.member_standing s join payments.wallet w using (member_id) join profiles.profile p using (member_id)
          where s.confirmed and not (s.fictional or s.paused or s.suspended or s.banned or s.deleted)) m
        order by nth::float8 / case when debits then $3::int else 1 end, id limit $1`,
      [size, debitCountries, OF_THREE],
    );
    const people = await signIn(
      owner,
      rows.map(({ id }) => id),
    );
    const phones = people.map(
      (person, index) => new Phone(person, { urls, socketUrl: '', random: new Random(seed, index), pollMs: 5_000, history }),
    );
    return new Buyers(owner, phones, provider, new DebitPayer(mailboxFile), new Random(seed, 7));
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
          const came = await this.shop(phone, until);
          // Somebody else orders in their place.
          if (came === 'blocked' || came === 'limited') left += 1;
          if (came === 'blocked') return;
          await sleep(Math.max(came === 'limited' ? LIMITED_MS : 0, dueAt - performance.now()));
        }
      }),
    );
  }

  /** Goes to the bank with every order whose payment did not exist before. */
  async payRest(): Promise<void> {
    for (const [orderId, phone] of this.undecided) await this.decide(orderId, phone);
  }

  /** Each looks at their credits, now that nothing moves any more. */
  async lookAtCredits(): Promise<void> {
    for (const phone of this.phones) await phone.lookAtCredits();
  }

  /** For which order credits were granted, by the ref of the entry. What they used is named by its ref itself. */
  async causes(): Promise<Map<string, string>> {
    const { rows } = await this.owner.query<{ id: string; credits: number }>(
      `select id, credits from payments.orders where member_id = any($1)`,
      [this.members],
    );
    return new Map([
      ...rows.map(({ id, credits }) => [purchaseRef(id, credits), id] as const),
      ...this.uses.map((ref) => [ref, ref] as const),
    ]);
  }

  async leave(): Promise<void> {
    await signOut(this.owner);
    await this.owner.end();
  }

  private async shop(phone: Phone, until: number): Promise<'ordered' | 'refused' | 'limited' | 'blocked'> {
    const ordered = await this.order(phone, until);
    if (ordered === 'limited') this.limited += 1;
    if (typeof ordered === 'string') return ordered;
    const { orderId } = ordered;
    this.undecided.set(orderId, phone);
    await this.decide(orderId, phone);
    if (this.random.chance(ASKED)) await this.check(phone, orderId);
    if (this.random.chance(LOOKED)) await phone.lookAtCredits();
    if (this.random.chance(USED)) await this.use(phone);
    if (this.random.chance(LOOKED)) await phone.lookAtCredits();
    return 'ordered';
  }

  /** The same order with the same key until it is answered; a price that changed is looked at and ordered anew. */
  private async order(phone: Phone, until: number): Promise<{ readonly orderId: string } | 'refused' | 'limited' | 'blocked'> {
    let wish: Wish | undefined;
    // Whoever has begun gets an answer: time may be up while much is broken.
    for (let pause = FIRST_PAUSE_MS; performance.now() < until + (wish ? GRACE_MS : 0); pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      wish ??= await this.choose(phone);
      const answer = wish && (await phone.call('POST', '/api/orders', JSON.stringify(wish.body), { 'idempotency-key': wish.key }));
      if (answer && answer.status < 300) {
        const { payment } = answer.body as OrderAnswer;
        const orderId = payment.payment_id;
        phone.witness.sawOrder({ start: wish?.since ?? answer.start, end: answer.end }, payment);
        this.ordered.add(orderId);
        if (wish?.body.method === 'directdebit') this.debited.add(orderId);
        return { orderId };
      }
      if (answer && answer.status < 500) {
        const { error } = answer.body as ErrorBody;
        if (error === 'open_orders_limit' || error === 'orders_limit') return 'limited';
        if (error === 'buying_blocked') return 'blocked';
        if (chooseAnew.has(error)) wish = undefined;
        // Their debit waits for its day, and they want this one too.
        else if (error === 'order_open' && wish) wish = newWish({ ...wish.body, despite_open: true });
        else if (answer.status !== 429 && answer.status !== 408) {
          this.refused.push(error);
          return 'refused';
        }
      }
      await sleep(pause * (0.5 + this.random.unit()));
    }
    this.unanswered += 1;
    return 'refused';
  }

  private async check(phone: Phone, orderId: string): Promise<void> {
    const answer = await phone.call('POST', `/api/orders/${orderId}/check`);
    if (answer?.status === 200) phone.witness.sawOrder(answer, (answer.body as OrderAnswer).payment);
  }

  private async choose(phone: Phone): Promise<Wish | undefined> {
    const answer = await phone.call('GET', '/api/prices');
    if (answer?.status !== 200) return undefined;
    const { bundles, consent, methods } = (answer.body as PricesAnswer).prices;
    const { id: bundle_id, payable: expected } = this.random.pick(bundles);
    const request = methods.includes('directdebit') ? await this.debits.authorise(phone, { bundle_id, expected }) : undefined;
    const by = request === undefined ? ({ method: 'paypal' } as const) : ({ method: 'directdebit', debit_request: request } as const);
    return newWish({ bundle_id, expected, consent, ...by });
  }

  private async decide(orderId: string, phone: Phone): Promise<void> {
    const outcome = this.random.pick(this.debited.has(orderId) ? debitLots : lots);
    if (!(await this.provider.decide(orderId, outcome))) return;
    this.undecided.delete(orderId);
    if (isPaying(outcome) || outcome.bank_reason) await this.returns.begin({ id: orderId, phone }, { isRefused: !isPaying(outcome) });
  }

  /** As a message would; nothing when there are none, or the database is away. */
  private async use({ person, witness }: Phone): Promise<void> {
    const [ref, start] = [randomUUID(), performance.now()];
    this.uses.push(ref);
    const isDone = await this.owner
      .query(`select payments.debit($1, $2, 'message', $3)`, [person.id, this.random.between(1, 10), ref])
      .then(
        () => true,
        () => false,
      );
    witness.used(ref, start, isDone ? performance.now() : null);
  }
}

/** What a member orders under one key, and when they first asked for it. */
interface Wish {
  readonly body: OrderBody;
  readonly key: string;
  readonly since: number;
}

const newWish = (body: OrderBody): Wish => ({ body, key: randomUUID(), since: performance.now() });
