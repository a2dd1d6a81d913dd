import { randomBytes } from 'node:crypto';
import { amountLike, minorOf } from './amounts.js';
import { ApiFault } from './api-fault.js';
import { DEBIT_STEP_MS, fateOf, type DebitFate } from './bank-reasons.js';
import type { Journal } from './journal.js';
import { Mandates } from './mandates.js';
import type { HostedPayment, PaymentRecord, TaskRecord, WebhookWay } from './records.js';
import { Returns } from './returns.js';
import { LATE_MS, laterTask, newId, webhookCalls } from './tasks.js';
import type { NewPaymentWish, OutcomeWish } from './wishes.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const PENDING_MS = MINUTE_MS;
/** How long a member may take; a transfer travels for days. */
const patienceOf = (method: string | null | undefined): number => (method === 'banktransfer' ? 14 * DAY_MS : 15 * MINUTE_MS);

const isHosted = (payment: PaymentRecord): payment is HostedPayment => payment.redirectUrl !== null;
export const isFinal = ({ status }: PaymentRecord): boolean => !['open', 'pending'].includes(status);

/** Payments, and what is to happen to them later. */
export class Bank {
  /** What goes back of them. */
  readonly returns: Returns;
  /** By which debits are collected. */
  readonly mandates: Mandates;

  /** `now`: milliseconds, as `Date.now` tells them. */
  constructor(
    private readonly journal: Journal,
    private readonly now: () => number,
  ) {
    this.returns = new Returns(journal, now, (id) => this.payment(id));
    this.mandates = new Mandates(journal, now);
  }

  createPayment(wish: NewPaymentWish): PaymentRecord {
    const now = this.now();
    const mandate = wish.sequenceType === 'recurring' ? this.mandates.forDebit(wish) : null;
    const payment: PaymentRecord = {
      kind: 'payment',
      id: newId('tr'),
      token: randomBytes(16).toString('hex'),
      mode: 'test',
      status: mandate ? 'pending' : 'open',
      amount: wish.amount,
      description: wish.description,
      method: mandate ? 'directdebit' : (wish.method ?? null),
      locale: wish.locale ?? null,
      metadata: wish.metadata ?? null,
      redirectUrl: mandate ? null : (wish.redirectUrl ?? null),
      cancelUrl: wish.cancelUrl ?? null,
      webhookUrl: wish.webhookUrl ?? null,
      failureReason: null,
      bankReason: null,
      customerId: mandate?.customerId ?? null,
      mandateId: mandate?.id ?? null,
      createdAt: now,
      expiresAt: mandate ? null : now + patienceOf(wish.method),
      paidAt: null,
      endedAt: null,
    };
    this.journal.put(payment, ...this.later(payment));
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

  paymentAt(token: string): HostedPayment | undefined {
    return this.journal
      .all('payment')
      .filter(isHosted)
      .find((payment) => payment.token === token);
  }

  /** Newest first. */
  payments(): PaymentRecord[] {
    return this.journal.all('payment').toReversed();
  }

  cancelPayment(id: string): PaymentRecord {
    if (this.payment(id).status !== 'open') throw new ApiFault(422, 'The payment cannot be canceled.');
    return this.decide(id, { status: 'canceled', webhook: 'once', wrong: 'none' });
  }

  /** What somebody chose on the checkout page. A payment that has ended can still be paid, as late ones are. */
  decide(id: string, { status, webhook, wrong, failure_reason, bank_reason }: OutcomeWish): PaymentRecord {
    const payment = { ...this.payment(id), ...mistaken(this.payment(id), wrong), bankReason: null };
    const failureReason = failure_reason ?? (payment.method === 'creditcard' ? 'card_declined' : null);
    const paidAt = (at: number) => laterTask(at, { do: 'move', paymentId: id, status: 'paid', webhook });
    if (status === 'pending_paid') return this.move(payment, 'pending', webhook, [paidAt(this.now() + PENDING_MS)]);
    if (status === 'expired_paid') return this.move(payment, 'expired', webhook, [paidAt(this.now() + LATE_MS)]);
    if (status !== 'failed') return this.move(payment, status, webhook);
    const bankReason = payment.mandateId === null ? null : (bank_reason ?? 'MS03');
    return this.move({ ...payment, failureReason, bankReason }, status, webhook);
  }

  /** The bank of the account pays a debit or refuses it, unless somebody decided before. */
  collect(id: string): void {
    const payment = this.payment(id);
    if (payment.status !== 'pending') return;
    const fate = this.fateOf(payment);
    if (fate.does === 'refuses') this.move({ ...payment, bankReason: fate.reason }, 'failed', 'once');
    else this.move(payment, 'paid', 'once', fate.does === 'takes back' ? [this.nextStep({ do: 'take back', paymentId: id })] : []);
  }

  /** Once: a kill may have come before it was noted as done. */
  takeBack(id: string): void {
    const payment = this.payment(id);
    const fate = this.fateOf(payment);
    const isThere = payment.status === 'paid' && minorOf(this.returns.remaining(payment)) > 0;
    if (fate.does !== 'takes back' || !isThere || this.returns.chargebacksOf(id).length > 0) return;
    this.journal.together(() => {
      const { id: chargebackId } = this.returns.chargeBack(id, { reason: fate.reason });
      if (fate.isReversed) this.journal.put(this.nextStep({ do: 'reverse', chargebackId }));
    });
  }

  private fateOf(payment: PaymentRecord): DebitFate {
    return fateOf(this.mandates.of(payment)?.consumerAccount ?? '');
  }

  private nextStep(action: TaskRecord['action']): TaskRecord {
    return laterTask(this.now() + DEBIT_STEP_MS, action);
  }

  /** What becomes of a new payment when nobody decides. */
  private later(payment: PaymentRecord): TaskRecord[] {
    const { id: paymentId, expiresAt } = payment;
    if (expiresAt !== null) return [laterTask(expiresAt, { do: 'expire', paymentId })];
    return this.fateOf(payment).does === 'waits' ? [] : [this.nextStep({ do: 'collect', paymentId })];
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
