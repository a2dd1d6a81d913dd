import { amountLike, minorOf, sumLike } from './amounts.js';
import { ApiFault } from './api-fault.js';
import type { BankReason } from './bank-reasons.js';
import type { Journal } from './journal.js';
import type { Amount, ChargebackRecord, PaymentRecord, RefundRecord } from './records.js';
import { laterTask, newId, webhookCalls } from './tasks.js';
import type { NewRefundWish } from './wishes.js';

const REFUND_MS = 2_000;

const isTaken = ({ status }: RefundRecord): boolean => status !== 'failed' && status !== 'canceled';

/** What goes back of payments: refunds that the shop makes, and chargebacks that a bank does. */
export class Returns {
  /** `now`: milliseconds, as `Date.now` tells them. `payment`: finds one by its id, or throws. */
  constructor(
    private readonly journal: Journal,
    private readonly now: () => number,
    private readonly payment: (id: string) => PaymentRecord,
  ) {}

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
    this.journal.put(refund, settling, ...webhookCalls(payment, 'once', this.now()));
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
    this.journal.put(moved, ...webhookCalls(this.payment(moved.paymentId), 'once', this.now()));
    return moved;
  }

  settleRefund(id: string): void {
    if (this.refund(id).status === 'queued') this.moveRefund(id, 'refunded');
  }

  /** All that has not gone back, unless an amount is told. Who says nothing of why takes a debit back at the wish of its holder. */
  chargeBack(
    paymentId: string,
    { amount, reason = 'MD06' }: { amount?: Amount | undefined; reason?: BankReason | undefined } = {},
  ): ChargebackRecord {
    const payment = this.payment(paymentId);
    if (payment.status !== 'paid') throw new ApiFault(422, 'The payment is not paid, and cannot be charged back.');
    const chargeback: ChargebackRecord = {
      kind: 'chargeback',
      id: newId('chb'),
      paymentId,
      amount: amount ?? this.remaining(payment),
      bankReason: payment.mandateId === null ? null : reason,
      createdAt: this.now(),
      reversedAt: null,
    };
    this.journal.put(chargeback, ...webhookCalls(payment, 'once', this.now()));
    return chargeback;
  }

  reverseChargeback(id: string): ChargebackRecord {
    const found = this.journal.find('chargeback', id);
    if (!found) throw new ApiFault(404, 'No chargeback exists with token ' + id + '.');
    const reversed = { ...found, reversedAt: this.now() };
    this.journal.put(reversed, ...webhookCalls(this.payment(found.paymentId), 'once', this.now()));
    return reversed;
  }

  /** Unless somebody did before. */
  reverseOnce(id: string): void {
    if (this.journal.find('chargeback', id)?.reversedAt === null) this.reverseChargeback(id);
  }

  /** Why the bank refused a debit, or took it back and did not give it again. */
  bankReasonOf({ id, bankReason }: PaymentRecord): BankReason | null {
    return this.chargebacksOf(id).find(({ reversedAt }) => reversedAt === null)?.bankReason ?? bankReason;
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
}
