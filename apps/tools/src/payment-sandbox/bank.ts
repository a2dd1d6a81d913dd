import { randomBytes, randomInt } from 'node:crypto';
import { amountLike, minorOf, sumLike } from './amounts.js';
import { ApiFault } from './api-fault.js';
import type { Journal } from './journal.js';
import type { Amount, ChargebackRecord, PaymentRecord, RefundRecord, TaskRecord, WebhookWay } from './records.js';
import type { NewPaymentWish, NewRefundWish, OutcomeWish } from './wishes.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const PENDING_MS = MINUTE_MS;
const LATE_MS = 20 * SECOND_MS;
const REFUND_MS = 2 * SECOND_MS;
/** How long a member may take; a transfer travels for days. */
const patienceOf = (method: string | null | undefined): number => (method === 'banktransfer' ? 14 * DAY_MS : 15 * MINUTE_MS);

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const newId = (prefix: string): string => `${prefix}_${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

export const isFinal = ({ status }: PaymentRecord): boolean => !['open', 'pending'].includes(status);
const isTaken = ({ status }: RefundRecord): boolean => status !== 'failed' && status !== 'canceled';

/** Payments, refunds and chargebacks, and what is to happen to them later. */
export class Bank {
  /** `now`: milliseconds, as `Date.now` tells them. */
  constructor(
    private readonly journal: Journal,
    private readonly now: () => number,
  ) {}

  createPayment(wish: NewPaymentWish): PaymentRecord {
    const now = this.now();
    const payment: PaymentRecord = {
      kind: 'payment',
      id: newId('tr'),
      token: randomBytes(16).toString('hex'),
      mode: 'test',
      status: 'open',
      amount: wish.amount,
      description: wish.description,
      method: wish.method ?? null,
      locale: wish.locale ?? null,
      metadata: wish.metadata ?? null,
      redirectUrl: wish.redirectUrl,
      cancelUrl: wish.cancelUrl ?? null,
      webhookUrl: wish.webhookUrl ?? null,
      failureReason: null,
      createdAt: now,
      expiresAt: now + patienceOf(wish.method),
      paidAt: null,
      endedAt: null,
    };
    this.journal.put(payment, laterTask(payment.expiresAt, { do: 'expire', paymentId: payment.id }));
    return payment;
  }

  payment(id: string): PaymentRecord {
    const found = this.journal.find('payment', id);
    if (!found) throw new ApiFault(404, 'No payment exists with token ' + id + '.');
    return found;
  }

  /** By its id, or by the `metadata.order_id` that it was made with: the last one of an order. */
  paymentOf(idOrOrder: string): PaymentRecord {
    const isOfOrder = ({ metadata }: PaymentRecord) =>
      typeof metadata === 'object' && metadata !== null && 'order_id' in metadata && metadata.order_id === idOrOrder;
    return this.journal.all('payment').findLast(isOfOrder) ?? this.payment(idOrOrder);
  }

  paymentAt(token: string): PaymentRecord | undefined {
    return this.journal.all('payment').find((payment) => payment.token === token);
  }

  /** Newest first. */
  payments(): PaymentRecord[] {
    return this.journal.all('payment').toReversed();
  }

  changePayment(id: string, change: Partial<PaymentRecord>): PaymentRecord {
    const changed = { ...this.payment(id), ...change };
    this.journal.put(changed);
    return changed;
  }

  cancelPayment(id: string): PaymentRecord {
    if (this.payment(id).status !== 'open') throw new ApiFault(422, 'The payment cannot be canceled.');
    return this.decide(id, { status: 'canceled', webhook: 'once', wrong: 'none' });
  }

  /** What somebody chose on the checkout page. A payment that has ended can still be paid, as late ones are. */
  decide(id: string, { status, webhook, wrong, failure_reason }: OutcomeWish): PaymentRecord {
    const payment = { ...this.payment(id), ...mistaken(this.payment(id), wrong) };
    const failureReason = failure_reason ?? (payment.method === 'creditcard' ? 'card_declined' : null);
    const paidAt = (at: number) => laterTask(at, { do: 'move', paymentId: id, status: 'paid', webhook });
    if (status === 'pending_paid') return this.move(payment, 'pending', webhook, [paidAt(this.now() + PENDING_MS)]);
    if (status === 'expired_paid') return this.move(payment, 'expired', webhook, [paidAt(this.now() + LATE_MS)]);
    return this.move(status === 'failed' ? { ...payment, failureReason } : payment, status, webhook);
  }

  private move(
    payment: PaymentRecord,
    status: PaymentRecord['status'],
    webhook: WebhookWay,
    tasks: readonly TaskRecord[] = [],
  ): PaymentRecord {
    const now = this.now();
    const hasEnded = ['failed', 'canceled', 'expired'].includes(status);
    const moved = { ...payment, status, paidAt: status === 'paid' ? now : payment.paidAt, endedAt: hasEnded ? now : payment.endedAt };
    this.journal.put(moved, ...this.calls(moved, webhook), ...tasks);
    return moved;
  }

  /** A kill may have come after the move and before it was noted as done. */
  moveOnce(id: string, status: PaymentRecord['status'], webhook: WebhookWay): void {
    const payment = this.payment(id);
    if (payment.status !== status) this.move(payment, status, webhook);
  }

  expire(id: string): void {
    const payment = this.payment(id);
    if (payment.status === 'open') this.move(payment, 'expired', 'once');
  }

  createRefund(paymentId: string, wish: NewRefundWish): RefundRecord {
    const payment = this.payment(paymentId);
    if (payment.status !== 'paid') throw new ApiFault(422, 'The payment is not paid, and cannot be refunded.');
    if (wish.amount.currency !== payment.amount.currency)
      throw new ApiFault(422, 'The currency is not that of the payment.', 'amount.currency');
    if (minorOf(wish.amount) > minorOf(this.remaining(payment)))
      throw new ApiFault(422, 'The amount is higher than the maximum.', 'amount');
    const refund: RefundRecord = {
      kind: 'refund',
      id: newId('re'),
      paymentId,
      status: 'queued',
      amount: wish.amount,
      description: wish.description,
      metadata: wish.metadata ?? null,
      createdAt: this.now(),
    };
    const settling = laterTask(refund.createdAt + REFUND_MS, { do: 'settle', refundId: refund.id });
    this.journal.put(refund, settling, ...this.calls(payment, 'once'));
    return refund;
  }

  refund(id: string): RefundRecord {
    const found = this.journal.find('refund', id);
    if (!found) throw new ApiFault(404, 'No refund exists with token ' + id + '.');
    return found;
  }

  /** Newest first. */
  refunds(): RefundRecord[] {
    return this.journal.all('refund').toReversed();
  }

  chargebacks(): ChargebackRecord[] {
    return this.journal.all('chargeback').toReversed();
  }

  /** Newest first. */
  refundsOf(paymentId: string): RefundRecord[] {
    return this.refunds().filter((refund) => refund.paymentId === paymentId);
  }

  moveRefund(id: string, status: RefundRecord['status']): RefundRecord {
    const moved = { ...this.refund(id), status };
    this.journal.put(moved, ...this.calls(this.payment(moved.paymentId), 'once'));
    return moved;
  }

  settleRefund(id: string): void {
    if (this.refund(id).status === 'queued') this.moveRefund(id, 'refunded');
  }

  chargeBack(paymentId: string, amount?: Amount): ChargebackRecord {
    const payment = this.payment(paymentId);
    if (payment.status !== 'paid') throw new ApiFault(422, 'The payment is not paid, and cannot be charged back.');
    const chargeback: ChargebackRecord = {
      kind: 'chargeback',
      id: newId('chb'),
      paymentId,
      amount: amount ?? this.remaining(payment),
      createdAt: this.now(),
      reversedAt: null,
    };
    this.journal.put(chargeback, ...this.calls(payment, 'once'));
    return chargeback;
  }

  reverseChargeback(id: string): ChargebackRecord {
    const found = this.journal.find('chargeback', id);
    if (!found) throw new ApiFault(404, 'No chargeback exists with token ' + id + '.');
    const reversed = { ...found, reversedAt: this.now() };
    this.journal.put(reversed, ...this.calls(this.payment(found.paymentId), 'once'));
    return reversed;
  }

  /** Newest first. */
  chargebacksOf(paymentId: string): ChargebackRecord[] {
    return this.chargebacks().filter((chargeback) => chargeback.paymentId === paymentId);
  }

  refunded({ id, amount }: PaymentRecord): Amount {
    return sumLike(
      amount,
      this.refundsOf(id)
        .filter(isTaken)
        .map((refund) => refund.amount),
    );
  }

  chargedBack({ id, amount }: PaymentRecord): Amount {
    return sumLike(
      amount,
      this.chargebacksOf(id)
        .filter(({ reversedAt }) => reversedAt === null)
        .map((chargeback) => chargeback.amount),
    );
  }

  /** What can still be refunded. */
  remaining(payment: PaymentRecord): Amount {
    const gone = minorOf(this.refunded(payment)) + minorOf(this.chargedBack(payment));
    return amountLike(payment.amount, Math.max(0, minorOf(payment.amount) - gone));
  }

  /** The calls of the webhook that a change of a payment makes. */
  private calls({ id: paymentId, webhookUrl }: PaymentRecord, way: WebhookWay): TaskRecord[] {
    if (!webhookUrl || way === 'never') return [];
    const now = this.now();
    const call = (at: number) => laterTask(at, { do: 'call', paymentId, attempt: 1 });
    if (way === 'late') return [call(now + LATE_MS)];
    return way === 'twice' ? [call(now), call(now)] : [call(now)];
  }
}

export const laterTask = (at: number, action: TaskRecord['action']): TaskRecord => ({
  kind: 'task',
  id: newId('task'),
  at,
  done: false,
  action,
});

function mistaken({ amount }: PaymentRecord, wrong: OutcomeWish['wrong']): Partial<PaymentRecord> {
  if (wrong === 'amount') return { amount: amountLike(amount, Math.max(1, minorOf(amount) - 100)) };
  if (wrong === 'currency') return { amount: { ...amount, currency: amount.currency === 'USD' ? 'EUR' : 'USD' } };
  return wrong === 'mode' ? { mode: 'live' } : {};
}
