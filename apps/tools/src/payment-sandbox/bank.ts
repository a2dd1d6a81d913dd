import { randomBytes } from 'node:crypto';
import { amountLike, minorOf } from './amounts.js';
import { ApiFault } from './api-fault.js';
import type { Journal } from './journal.js';
import type { PaymentRecord, TaskRecord, WebhookWay } from './records.js';
import { Returns } from './returns.js';
import { LATE_MS, laterTask, newId, webhookCalls } from './tasks.js';
import type { NewPaymentWish, OutcomeWish } from './wishes.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const PENDING_MS = MINUTE_MS;
/** How long a member may take; a transfer travels for days. */
const patienceOf = (method: string | null | undefined): number => (method === 'banktransfer' ? 14 * DAY_MS : 15 * MINUTE_MS);

export const isFinal = ({ status }: PaymentRecord): boolean => !['open', 'pending'].includes(status);

/** Payments, and what is to happen to them later. */
export class Bank {
  /** What goes back of them. */
  readonly returns: Returns;

  /** `now`: milliseconds, as `Date.now` tells them. */
  constructor(
    private readonly journal: Journal,
    private readonly now: () => number,
  ) {
    this.returns = new Returns(journal, now, (id) => this.payment(id));
  }

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
    this.journal.put(moved, ...webhookCalls(moved, webhook, now), ...tasks);
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
}

function mistaken({ amount }: PaymentRecord, wrong: OutcomeWish['wrong']): Partial<PaymentRecord> {
  if (wrong === 'amount') return { amount: amountLike(amount, Math.max(1, minorOf(amount) - 100)) };
  if (wrong === 'currency') return { amount: { ...amount, currency: amount.currency === 'USD' ? 'EUR' : 'USD' } };
  return wrong === 'mode' ? { mode: 'live' } : {};
}
