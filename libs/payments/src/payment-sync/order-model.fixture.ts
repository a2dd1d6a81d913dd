export type Status = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired';
type State = 'created' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'charged_back';

/** A payment as the provider has it. */
export interface Payment {
  readonly id: string;
  status: Status;
  /** What of it differs from its order. */
  wrong: 'amount' | 'currency' | 'mode' | null;
  readonly refunds: { readonly minor: number; isOff: boolean }[];
  chargedBack: number;
}

export interface Order {
  readonly credits: number;
  readonly payable: number;
  readonly payments: Payment[];
  /** The one that counts; null: we have not heard of any. */
  payment: Payment | null;
  state: State;
  granted: number;
  revoked: number;
  refunded: number;
  chargedBack: number;
  blocks: boolean;
}

const wire = { created: 'pending', pending: 'pending', failed: 'failed', cancelled: 'cancelled', expired: 'cancelled' } as const;
const closing = { failed: 'failed', canceled: 'cancelled', expired: 'expired' } as const;
const OPEN_AT_MOST = 5;
const AN_HOUR_AT_MOST = 20;

export const paymentOf = (id: string, status: Status = 'open'): Payment => ({ id, status, wrong: null, refunds: [], chargedBack: 0 });
export const refundedOf = ({ refunds }: Payment): number => refunds.reduce((sum, { minor, isOff }) => sum + (isOff ? 0 : minor), 0);
export const isOpen = ({ state }: Order): boolean => state === 'created' || state === 'pending';

/** What a member bought and used: orders say what the provider says when somebody looks, and credits follow the money. */
export class BuyerModel {
  readonly orders: Order[] = [];
  /** What is not used, in the order in which it is used. */
  private lots: { readonly order: Order; left: number }[] = [];
  /** What stands open for finance. */
  readonly issues = new Set<string>();
  /** How many credits of an order should have been taken, and were used. */
  private readonly missing = new Map<Order, number>();

  get balance(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0);
  }

  get isPremium(): boolean {
    return this.orders.some(({ state }) => state === 'paid');
  }

  whyNoOrder(): string | undefined {
    if (this.orders.some(({ blocks }) => blocks)) return 'buying_blocked';
    if (this.orders.filter(isOpen).length >= OPEN_AT_MOST) return 'open_orders_limit';
    return this.orders.length >= AN_HOUR_AT_MOST ? 'orders_limit' : undefined;
  }

  order(credits: number, payable: number, payments: readonly Payment[]): Order {
    const zero = { granted: 0, revoked: 0, refunded: 0, chargedBack: 0, blocks: false };
    const order: Order = { credits, payable, payments: [...payments], payment: null, state: 'created', ...zero };
    this.orders.push(order);
    return order;
  }

  use(credits: number): boolean {
    if (credits > this.balance) return false;
    let rest = credits;
    for (const lot of this.lots) {
      const part = Math.min(lot.left, rest);
      lot.left -= part;
      rest -= part;
    }
    return true;
  }

  /** Somebody looks. Of an order whose payment we never heard of, the provider repeats its first answer: then it was open. */
  sync(order: Order): void {
    if (order.payment) return this.settle(order, order.payment);
    const [first] = order.payments;
    if (order.state !== 'created' || !first) return;
    order.payment = first;
    order.state = 'pending';
  }

  /** The provider calls about a payment. Whoever paid a second time gets it back, unless the first is not paid: then it counts. */
  call(order: Order, payment: Payment): void {
    if (order.payment === null || order.payment === payment) return this.settle(order, payment);
    if (payment.status !== 'paid') return;
    if (payment.wrong) return void this.issues.add(`wrong_${payment.wrong} ${payment.id}`);
    if (order.granted === 0 && order.payment.status !== 'paid') return this.settle(order, payment);
    const rest = order.payable - refundedOf(payment);
    if (rest === 0) return;
    this.issues.add(`paid_twice ${payment.id}`);
    payment.refunds.push({ minor: rest, isOff: false });
  }

  cancel(order: Order): 'order_paid' | undefined {
    if (isOpen(order)) this.sync(order);
    if (isOpen(order)) order.state = 'cancelled';
    return order.granted > 0 ? 'order_paid' : undefined;
  }

  private settle(order: Order, payment: Payment): void {
    if (payment.wrong) return void this.issues.add(`wrong_${payment.wrong} ${payment.id}`);
    order.payment = payment;
    if (payment.status === 'paid') return this.follow(order, payment);
    if (payment.status === 'open' || payment.status === 'pending') {
      if (order.state === 'created') order.state = 'pending';
    } else if (isOpen(order)) order.state = closing[payment.status];
  }

  private follow(order: Order, payment: Payment): void {
    if (order.granted === 0) this.lots.push({ order, left: order.credits });
    order.granted = order.credits;
    const [refunded, chargedBack] = [refundedOf(payment), payment.chargedBack];
    this.moveCredits(order, Math.min(order.credits, Math.floor((order.credits * (refunded + chargedBack)) / order.payable + 0.5)));
    if (chargedBack > order.chargedBack) order.blocks = true;
    else if (chargedBack < order.chargedBack && chargedBack === 0) order.blocks = false;
    const whole = refunded >= order.payable ? 'refunded' : 'paid';
    Object.assign(order, { refunded, chargedBack, state: chargedBack > 0 ? 'charged_back' : whole });
  }

  /** What is used cannot be taken, and does not come again. */
  private moveCredits(order: Order, revoked: number): void {
    const mine = this.lots.filter((lot) => lot.order === order);
    const more = revoked - order.revoked;
    if (more > 0) {
      let rest = more;
      for (const lot of mine.toReversed()) {
        const part = Math.min(lot.left, rest);
        lot.left -= part;
        rest -= part;
      }
      this.missing.set(order, (this.missing.get(order) ?? 0) + rest);
    } else if (more < 0) {
      const missing = this.missing.get(order) ?? 0;
      const restored = Math.max(0, -more - missing);
      this.missing.set(order, missing - (-more - restored));
      if (restored > 0) this.lots.push({ order, left: restored });
    }
    order.revoked = revoked;
  }
}

/** What the member reads. */
export const stateOnTheWire = ({ state }: Order): string => (state in wire ? wire[state as keyof typeof wire] : 'completed');
