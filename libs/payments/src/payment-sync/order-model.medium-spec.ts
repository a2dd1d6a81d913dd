import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { OrderBody } from '#contracts';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { bugsOfThisRun, ModelRuns, outcomeOf, type Play, type TestMember, World } from '#testing';
import { CancellationService, OrderReader } from '../checkout/index.js';
import { OrdersRepository } from '../orders/index.js';
import { PaymentProvider, ProviderError, type ProviderPayment } from '../provider/index.js';
import { refusedByProvider, Shop, unavailable } from '../shop.fixture.js';
import { WalletsRepository } from '../wallet/index.js';
import { DoublePayments } from './double-payments.service.js';
import { OpenOrders } from './open-orders.service.js';
import { BuyerModel, isOpen, paymentOf, refundedOf, stateOnTheWire, type Order, type Payment, type Status } from './order-model.fixture.js';
import { OrderSettlement } from './order-settlement.service.js';
import { PaymentAttempts } from './payment-attempts.service.js';

setLogLevel('silent');

const MEMBERS = 2;
/** What becomes of the call that opens a payment. */
const answers = ['comes', 'comes', 'comes', 'is lost', 'never was', 'is no'] as const;
const looks = ['page', 'clock', 'call'] as const;
const statuses = ['open', 'pending', 'paid', 'paid', 'paid', 'failed', 'canceled', 'expired'] as const satisfies readonly Status[];
const wrongs = ['amount', 'currency', 'mode'] as const;

interface OfOrder {
  readonly who: number;
  /** So many before the last one. */
  readonly order: number;
}
interface AtProvider extends OfOrder {
  /** Whether the provider calls. */
  readonly isTold: boolean;
}
type Move =
  | { readonly kind: 'order'; readonly who: number; readonly credits: 20 | 50; readonly answer: (typeof answers)[number] }
  | { readonly kind: 'use'; readonly who: number; readonly credits: number }
  | (OfOrder & { readonly kind: 'order again'; readonly isSame: boolean })
  | (AtProvider & { readonly kind: 'say'; readonly payment: number; readonly status: Status })
  | (OfOrder & { readonly kind: 'look'; readonly payment: number; readonly how: (typeof looks)[number]; readonly isAnswered: boolean })
  | (OfOrder & { readonly kind: 'cancel' })
  | (AtProvider & { readonly kind: 'refund fails' | 'reverse' | 'pay by another' })
  | (AtProvider & { readonly kind: 'spoil'; readonly wrong: (typeof wrongs)[number] | null })
  | (AtProvider & { readonly kind: 'refund' | 'charge back'; readonly percent: number });

// Mostly the same person and their last order: what goes wrong only after several steps is reached within one history.
const who = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(MEMBERS - 1) });
const ofOrder = { who, order: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(9) }) };
const atProvider = { ...ofOrder, isTold: fc.constantFrom(true, true, false) };
const kind = <Kind extends Move['kind']>(...kinds: readonly Kind[]) => fc.constantFrom(...kinds);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('order'),
      who,
      credits: fc.constantFrom(20 as const, 50 as const),
      answer: fc.constantFrom(...answers),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('use'), who, credits: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('order again'), ...ofOrder, isSame: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('say'), ...atProvider, payment: fc.nat(1), status: fc.constantFrom(...statuses) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('look'),
      ...ofOrder,
      payment: fc.nat(1),
      how: fc.constantFrom(...looks),
      isAnswered: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('cancel'), ...ofOrder }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('refund fails', 'reverse', 'pay by another'), ...atProvider }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('spoil'), ...atProvider, wrong: fc.constantFrom(...wrongs, null, null) }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('refund', 'charge back'), ...atProvider, percent: fc.constantFrom(1, 33, 50, 100) }) },
);

type ProviderMove = Extract<Move, AtProvider>;

let world: World;
let shop: Shop;

interface KnownOrder {
  readonly id: string;
  readonly order: Order;
  readonly body: OrderBody;
  readonly key: string;
}
interface Buyer {
  readonly member: TestMember;
  readonly model: BuyerModel;
  readonly orders: KnownOrder[];
}

/** Members who order, a provider that says now this and now that, and whoever looks. */
class OrderPlay implements Play<Move> {
  private touched: { readonly buyer: Buyer; readonly known: KnownOrder } | undefined;
  private constructor(private readonly buyers: readonly Buyer[]) {}

  static async begin(): Promise<OrderPlay> {
    // A history that failed may have left them behind.
    shop.provider.faults.length = 0;
    shop.provider.onCreate = async () => undefined;
    const buyers: Buyer[] = [];
    for (let index = 0; index < MEMBERS; index += 1) buyers.push({ member: await world.member(), model: new BuyerModel(), orders: [] });
    await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = any($1)`, [
      buyers.map(({ member }) => member.id),
    ]);
    return new OrderPlay(buyers);
  }

  async make(wish: Move): Promise<void> {
    const buyer = this.buyers[wish.who] as Buyer;
    this.touched = undefined;
    if (wish.kind === 'order') return this.order(buyer, wish);
    if (wish.kind === 'use') return this.use(buyer, wish.credits);
    const known = buyer.orders.at(-1 - (wish.order % Math.max(1, buyer.orders.length)));
    if (!known) return;
    this.touched = { buyer, known };
    switch (wish.kind) {
      case 'order again':
        return this.orderAgain(buyer, known, wish.isSame);
      case 'look':
        return this.look(buyer, known, wish);
      case 'cancel':
        return this.cancel(buyer, known);
      case 'say':
      case 'refund fails':
      case 'reverse':
      case 'pay by another':
      case 'spoil':
      case 'refund':
      case 'charge back':
        return this.tell(buyer, known, wish);
    }
  }

  async compare(): Promise<void> {
    const members = this.buyers.map(({ member }) => member);
    const ids = members.map(({ id }) => id);
    const [orders, buyers, faults, view] = await Promise.all([
      world.rows<{ id: string }>(
        `select id, state, granted_credits as granted, revoked_credits as revoked, refunded_minor::int as refunded,
                charged_back_minor::int as "chargedBack", blocks_buying as blocks, psp_id as payment
           from payments.orders where member_id = any($1)`,
        [ids],
      ),
      world.rows<{ id: string }>(
        `select w.member_id as id, w.balance, s.paid as "isPremium",
                array(select i.kind || ' ' || i.subject from payments.recon_issue i join payments.orders o on o.id = i.order_id
                       where o.member_id = w.member_id and i.closed_at is null and (i.kind = 'paid_twice' or i.kind like 'wrong%')) as issues
           from payments.wallet w join visibility.member_standing s using (member_id) where w.member_id = any($1)`,
        [ids],
      ),
      shop.faultsInBooks(members),
      this.viewOfTouched(),
    ]);
    expect(byId(orders)).toEqual(byId(this.buyers.flatMap((buyer) => buyer.orders.map((known) => rowOf(known)))));
    const expected = this.buyers.map(({ member: { id }, model: { balance, isPremium, issues } }) => ({
      id,
      balance,
      isPremium,
      issues: [...issues],
    }));
    const sorted = (list: readonly { id: string; issues?: string[] }[]) =>
      byId(list.map((one) => ({ ...one, issues: one.issues?.toSorted() })));
    expect(sorted(buyers)).toEqual(sorted(expected));
    expect({ faultsInBooks: faults, view }).toEqual({ faultsInBooks: [], view: this.expectedView() });
    expect(this.atProvider()).toEqual(this.expectedAtProvider());
  }

  private async order(buyer: Buyer, { credits, answer }: Extract<Move, { kind: 'order' }>): Promise<void> {
    const { member, model } = buyer;
    const [body, key] = [await shop.body(member, credits), randomUUID()];
    const refused = model.whyNoOrder();
    if (refused) {
      expect(await outcomeOf(shop.order(member, body, key))).toMatchObject({ refused });
      return;
    }
    if (answer === 'never was') shop.provider.faults.push(unavailable());
    if (answer === 'is no') shop.provider.faults.push(refusedByProvider());
    if (answer === 'is lost') shop.provider.onCreate = () => Promise.reject(unavailable());
    const ordered = await outcomeOf(shop.order(member, body, key));
    shop.provider.onCreate = async () => undefined;
    expect('refused' in ordered ? ordered.refused : undefined).toEqual(answer === 'is no' ? 'payments_unavailable' : undefined);
    const [row] = await world.rows<{ id: string }>(`select id from payments.orders where member_id = $1 and idempotency_key = $2`, [
      member.id,
      key,
    ]);
    const id = row?.id ?? '';
    const order = model.order(credits, body.expected.minor, []);
    const known = { id, order, body, key };
    buyer.orders.push(known);
    this.touched = { buyer, known };
    this.hearOfNew(known);
    if (answer === 'is no') order.state = 'failed';
    else if (answer === 'comes') model.sync(order);
  }

  private async orderAgain({ member, model }: Buyer, { order, body, key, id }: KnownOrder, isSame: boolean): Promise<void> {
    const again = isSame ? body : { ...body, method: 'creditcard' as const };
    const answered = await outcomeOf(shop.order(member, again, key));
    if (!isSame) return expect(answered).toEqual({ refused: 'idempotency_mismatch' });
    expect(answered).toEqual({ value: { orderId: id, isNew: false } });
    this.hearOfNew({ id, order });
    if (order.state === 'created') model.sync(order);
  }

  private async look(
    { model }: Buyer,
    known: KnownOrder,
    { how, payment: index, isAnswered }: Omit<Extract<Move, { kind: 'look' }>, keyof OfOrder | 'kind'>,
  ): Promise<void> {
    const { id, order } = known;
    const payment = order.payments[index % Math.max(1, order.payments.length)];
    if (how === 'call' && !payment) return;
    if (!isAnswered) shop.provider.faults.push(unavailable());
    const looking = how === 'page' ? shop.sync(id) : how === 'clock' ? world.get(OpenOrders).syncPayment(id) : shop.call(payment?.id ?? '');
    const isHeard = await looking.then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        return false;
      },
    );
    // The clock asks again by itself; the others are told.
    expect({ isHeard }).toEqual({ isHeard: isAnswered || how === 'clock' });
    if (!isAnswered) return;
    this.hearOfNew(known);
    if (how === 'call' && payment) model.call(order, payment);
    else model.sync(order);
  }

  private async cancel({ member, model }: Buyer, known: KnownOrder): Promise<void> {
    const answered = await outcomeOf(world.get(CancellationService).cancel(member.id, known.id));
    this.hearOfNew(known);
    expect('refused' in answered ? answered.refused : undefined).toEqual(model.cancel(known.order));
  }

  private async use({ member, model }: Buyer, credits: number): Promise<void> {
    const isDone = await world
      .get(Transactions)
      .run((tx) => world.get(WalletsRepository).debit(tx, member.id, credits, 'message', randomUUID()));
    expect({ isDone }).toEqual({ isDone: model.use(credits) });
  }

  private async tell(buyer: Buyer, known: KnownOrder, wish: ProviderMove): Promise<void> {
    const payment = this.moveAtProvider(known, wish);
    if (!payment || !wish.isTold) return;
    await this.look(buyer, known, { how: 'call', payment: known.order.payments.indexOf(payment), isAnswered: true });
  }

  /** Nothing of it is known here before somebody looks. Answers the payment that was moved. */
  private moveAtProvider({ order }: KnownOrder, wish: ProviderMove): Payment | undefined {
    const { provider } = shop;
    const payment =
      wish.kind === 'say' ? order.payments[wish.payment % Math.max(1, order.payments.length)] : (order.payment ?? order.payments[0]);
    if (!payment) return undefined;
    if (wish.kind === 'pay by another') {
      const second = paymentOf(`tr_${randomUUID()}`, 'paid');
      provider.payments.set(second.id, {
        ...(provider.payments.get(payment.id) as ProviderPayment),
        ...saidOf(second, order),
        id: second.id,
      });
      order.payments.push(second);
      return second;
    }
    if (wish.kind === 'say' && payment.status !== 'paid') payment.status = wish.status;
    if (wish.kind === 'spoil' && payment === order.payment) payment.wrong = wish.wrong;
    const rest = order.payable - refundedOf(payment) - payment.chargedBack;
    const isPaid = payment === order.payment && payment.status === 'paid' && payment.wrong === null;
    if (isPaid && (wish.kind === 'refund' || wish.kind === 'charge back')) {
      const minor = Math.floor((rest * wish.percent) / 100);
      if (wish.kind === 'charge back') payment.chargedBack += minor;
      else if (minor > 0) {
        provider.refund(payment.id, minor, null, 'refunded');
        payment.refunds.push({ minor, isOff: false });
      }
    }
    if (isPaid && wish.kind === 'reverse') payment.chargedBack = 0;
    if (isPaid && wish.kind === 'refund fails') this.failRefund(payment);
    provider.say(payment.id, saidOf(payment, order));
    return payment;
  }

  private failRefund(payment: Payment): void {
    const last = payment.refunds.findLast(({ isOff }) => !isOff);
    const there = shop.provider.refunds.findLast(({ paymentId, status }) => paymentId === payment.id && status !== 'failed');
    if (!last || !there) return;
    last.isOff = true;
    shop.provider.moveRefund(there.id, 'failed');
  }

  /** The payment that the product has opened meanwhile, one and no more; those of others have longer names. */
  private hearOfNew({ id, order }: Pick<KnownOrder, 'id' | 'order'>): void {
    const opened = [...shop.provider.payments.values()].filter((payment) => payment.orderId === id && /^tr_\d+$/.test(payment.id));
    expect({ openedAtMostOnce: opened.length <= 1 }).toEqual({ openedAtMostOnce: true });
    for (const payment of opened) if (!order.payments.some((one) => one.id === payment.id)) order.payments.push(paymentOf(payment.id));
  }

  private async viewOfTouched() {
    if (!this.touched) return undefined;
    const { buyer, known } = this.touched;
    const view = await world.get(OrderReader).one(buyer.member.id, known.id);
    const back = view.refunds.reduce((sum, { amount }) => sum + amount.minor, 0);
    return { state: view.state, cancellable: view.cancellable, back };
  }

  private expectedView() {
    if (!this.touched) return undefined;
    const { order } = this.touched.known;
    return { state: stateOnTheWire(order), cancellable: isOpen(order), back: order.refunded + order.chargedBack };
  }

  /** Of each order one payment is asked for; of what was paid twice, one goes back. */
  private atProvider() {
    const { payments, refunds } = shop.provider;
    const live = (paymentId: string) => refunds.filter((refund) => refund.paymentId === paymentId && refund.status !== 'failed');
    return this.all().flatMap(({ id, order }) =>
      [...payments.values()]
        .filter(({ orderId }) => orderId === id)
        .map((payment) => ({
          id: payment.id,
          isOwn: payment.id === order.payment?.id,
          back: live(payment.id).map(({ amount }) => amount.minor),
        })),
    );
  }

  private expectedAtProvider() {
    return this.all().flatMap(({ order }) =>
      order.payments.map((payment) => ({
        id: payment.id,
        isOwn: payment === order.payment,
        back: payment.refunds.filter(({ isOff }) => !isOff).map(({ minor }) => minor),
      })),
    );
  }

  private all(): KnownOrder[] {
    return this.buyers.flatMap(({ orders }) => orders);
  }
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const rowOf = ({ id, order: { state, granted, revoked, refunded, chargedBack, blocks, payment } }: KnownOrder) => ({
  id,
  state,
  granted,
  revoked,
  refunded,
  chargedBack,
  blocks,
  payment: payment?.id ?? null,
});

/** What the provider says of a payment. */
const saidOf = ({ status, wrong, chargedBack }: Payment, { payable }: Order) => ({
  status,
  chargedBackMinor: chargedBack,
  amount: { minor: wrong === 'amount' ? payable + 1 : payable, currency: wrong === 'currency' ? 'USD' : 'EUR' },
  mode: wrong === 'mode' ? ('live' as const) : ('test' as const),
});

const runs = new ModelRuns<Move>({
  spec: import.meta.url,
  move,
  begin: OrderPlay.begin,
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

describe('orders and their payments', () => {
  it(
    `are what the provider says when somebody looks, after each of ${runs.moves} moves [M1] [M4] [M5] [M9] (seed ${runs.seed})`,
    () => expect(runs.hold()).resolves.toBeUndefined(),
    runs.patienceMs,
  );
});

const isPaid = ({ status }: ProviderPayment): boolean => status === 'paid';

/** Lets the settlement of an order be another one than was decided. */
function decideOtherwise(change: (decided: Settlement, payment: ProviderPayment, order: StoredOrder) => Partial<Settlement>): void {
  const settling = world.get(OrderSettlement);
  const apply = settling.apply.bind(settling);
  jest
    .spyOn(settling, 'apply')
    .mockImplementation((tx, order, payment, decided) => apply(tx, order, payment, { ...decided, ...change(decided, payment, order) }));
}
type Settlement = Parameters<OrderSettlement['apply']>[3];
type StoredOrder = Parameters<OrderSettlement['apply']>[1];

const bugs: readonly (readonly [bug: string, why: RegExp, plant: () => void])[] = [
  [
    'a payment that nobody made',
    /granted|state/,
    () => {
      const provider = world.get(PaymentProvider);
      const findPayment = provider.findPayment.bind(provider);
      jest.spyOn(provider, 'findPayment').mockImplementation(async (id) => {
        const payment = await findPayment(id);
        return payment && { ...payment, status: 'paid' };
      });
    },
  ],
  [
    'credits that are granted at every look',
    /cannot be paid|granted/,
    () => decideOtherwise((_decided, payment, { credits }) => (isPaid(payment) ? { grant: credits } : {})),
  ],
  [
    'money that comes again without its credits',
    /revoked|balance/,
    () => decideOtherwise(({ revoke }) => ({ revoke: Math.max(0, revoke) })),
  ],
  ['a chargeback that is not booked', /chargedBack|charged_back/, () => decideOtherwise(() => ({ chargedBackMinor: 0 }))],
  [
    'a payment that came too late and is lost',
    /granted|state/,
    () => decideOtherwise((_decided, payment, { state }) => (isPaid(payment) && state === 'expired' ? { grant: 0, state: null } : {})),
  ],
  [
    'another amount that is taken for the right one',
    /wrong_amount|granted|issues/,
    () => {
      const attempts = world.get(PaymentAttempts);
      const find = attempts.find.bind(attempts);
      jest.spyOn(attempts, 'find').mockImplementation(async (order, age, named) => {
        const payment = await find(order, age, named);
        return payment && { ...payment, amount: { minor: order.payableMinor, currency: order.currency } };
      });
    },
  ],
  [
    'a second payment that is kept',
    /paid_twice|back|payment/,
    () => void jest.spyOn(world.get(DoublePayments), 'resolve').mockResolvedValue(),
  ],
  [
    'a second payment that takes the place of the first',
    /payment|isOwn/,
    () => {
      const adopting = world.get(DoublePayments) as unknown as {
        adoptPayment: (order: { id: string }, payment: ProviderPayment) => Promise<boolean>;
      };
      jest.spyOn(adopting, 'adoptPayment').mockImplementation(async (order, payment) => {
        await world.get(Transactions).run((tx) => world.get(OrdersRepository).change(tx, order.id, { pspId: payment.id }));
        return true;
      });
    },
  ],
  [
    'somebody who may buy although their bank took money back',
    /blocks|buying_blocked/,
    () => {
      const orders = world.get(OrdersRepository);
      const change = orders.change.bind(orders);
      jest.spyOn(orders, 'change').mockImplementation((tx, id, { blocksBuying: _blocks, ...changes }) => change(tx, id, changes));
    },
  ],
  [
    'an order that is called off although it is paid',
    /order_paid|state|wrong_/,
    () => {
      const cancelling = world.get(CancellationService) as unknown as { syncFirst: () => Promise<void> };
      jest.spyOn(cancelling, 'syncFirst').mockResolvedValue();
    },
  ],
  [
    'a press that orders twice',
    /duplicate key|isNew|idempotency/,
    () => void jest.spyOn(world.get(OrdersRepository), 'byKey').mockResolvedValue(null),
  ],
  [
    'a payment that is opened twice because the first answer was lost',
    /openedAtMostOnce/,
    () => {
      const attempts = world.get(PaymentAttempts);
      const find = attempts.find.bind(attempts);
      jest.spyOn(attempts, 'find').mockImplementation((order, age, named) => {
        // As if it asked under a name of this moment.
        (Reflect.get(shop.provider, 'paymentAnswers') as Map<string, unknown>).delete(order.id);
        return find(order, age, named);
      });
    },
  ],
];

describe('the model of orders finds', () => {
  it.each(bugsOfThisRun(bugs))(
    '%s',
    async (_bug, why, plant) => {
      plant();
      const found = await runs.find();
      expect(found.why).toMatch(why);
    },
    runs.patienceMs,
  );
});
