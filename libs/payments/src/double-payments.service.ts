import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { logger } from '#observability';
import { IssuesRepository } from './issues.repository.js';
import { onceRef } from './once-ref.js';
import type { Order } from './orders.repository.js';
import { PaymentProvider, ProviderError, type ProviderPayment } from './provider/payment-provider.js';
import { transferOf } from './refund-following.service.js';
import { mismatchOf } from './settlement.policy.js';

/** A payment that names an order which has another: it counts for nothing, and when somebody paid it, the money goes back. */
@Injectable()
export class DoublePayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly provider: PaymentProvider,
    private readonly issues: IssuesRepository,
  ) {}

  /** Finance is told until it has gone back. Throws a `ProviderError` when nothing is known, to be tried again. */
  async payBack(order: Order, payment: ProviderPayment): Promise<void> {
    if (payment.status !== 'paid' || payment.refundedMinor + payment.chargedBackMinor >= payment.amount.minor) return;
    logger.error({ orderId: order.id, payment: payment.id }, 'an order is paid a second time');
    const mismatch = mismatchOf(order, payment, this.provider.mode);
    await this.transactions.run((tx) => this.issues.note(tx, { kind: mismatch ?? 'paid_twice', subject: payment.id, orderId: order.id }));
    // What differs in more than its number is for people to judge.
    if (!mismatch) await this.refund(payment);
  }

  private async refund({ id: paymentId, amount, refundedMinor, chargedBackMinor }: ProviderPayment): Promise<void> {
    const refundId = onceRef('paid twice', paymentId);
    if (transferOf({ id: refundId }, await this.provider.listRefunds(paymentId))) return;
    const rest = { ...amount, minor: amount.minor - refundedMinor - chargedBackMinor };
    try {
      await this.provider.createRefund({ paymentId, refundId, key: refundId, amount: rest, description: refundId });
    } catch (error) {
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      logger.error({ err: error, payment: paymentId }, 'the provider does not pay a second payment back');
    }
  }
}
