import { Injectable } from '@nestjs/common';
import type { Money } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { IssuesRepository, type Mismatch } from '../issues/index.js';
import { deterministicId } from '../books/index.js';
import { OrdersRepository, type Order } from '../orders/index.js';
import { paidTwice } from '../payments.events.js';
import { PaymentProvider, ProviderError, type ProviderPayment, type ProviderRefund } from '../provider/index.js';
import { transferOf } from '../refunds/index.js';
import { mismatchOf } from './settlement.policy.js';
import { SettlementService } from './settlement.service.js';

/**
 * A payment that names an order which has another. Whoever paid it gets what was ordered when the other is not paid; otherwise it counts for nothing,
 * and the money goes back.
 */
@Injectable()
export class DoublePayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly provider: PaymentProvider,
    private readonly orders: OrdersRepository,
    private readonly settlement: SettlementService,
    private readonly issues: IssuesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Throws a `ProviderError` when nothing is known, to be tried again. */
  async resolve(order: Order, payment: ProviderPayment): Promise<void> {
    if (payment.status !== 'paid') return;
    const mismatch = mismatchOf(order, payment, this.provider.mode);
    if (!mismatch && (await this.adoptPayment(order, payment))) return this.settlement.sync(order.id);
    await this.refundPayment(order, payment, mismatch);
  }

  /** Makes it the payment of its order when the one that the order has is not paid. */
  private async adoptPayment({ id, pspId, grantedCredits }: Order, payment: ProviderPayment): Promise<boolean> {
    if (pspId === null || grantedCredits > 0) return false;
    const own = await this.provider.findPayment(pspId);
    if (own?.status === 'paid') return false;
    return this.transactions.run(async (tx) => {
      const now = await this.orders.lock(tx, id);
      if (!now || now.pspId !== pspId || now.grantedCredits > 0) return false;
      // Another sync may be under way with the answer for the other payment.
      await this.orders.change(tx, id, { pspId: payment.id, movements: now.movements + 1 });
      return true;
    });
  }

  /** Finance is told until it has gone back, and the member when it does. */
  private async refundPayment(order: Order, payment: ProviderPayment, mismatch: Mismatch | null): Promise<void> {
    const { id: paymentId, amount, refundedMinor, chargedBackMinor } = payment;
    const restMinor = amount.minor - refundedMinor - chargedBackMinor;
    if (restMinor > 0) {
      logger.error({ orderId: order.id, payment: paymentId }, 'an order is paid a second time');
      await this.transactions.run((tx) => this.issues.note(tx, { kind: mismatch ?? 'paid_twice', subject: paymentId, orderId: order.id }));
    }
    // What differs in more than its number is for people to judge.
    if (!mismatch) await this.refund(order, paymentId, { ...amount, minor: restMinor });
  }

  /** What the list has of our refund decides, not the payment's total: either may lag behind, and telling may have failed after refunding. */
  private async refund(order: Order, paymentId: string, rest: Money): Promise<void> {
    const key = deterministicId('paid twice', paymentId);
    const known = transferOf({ id: key }, await this.provider.listRefunds(paymentId));
    const refund = known ?? (rest.minor > 0 ? await this.createRefund(paymentId, key, rest) : null);
    if (!refund) return;
    const facts = { key, orderId: order.id, amountMinor: refund.amount.minor };
    await this.transactions.run((tx) => this.outbox.tell(tx, paidTwice, facts));
  }

  /** Null: the provider will not. Finance knows of the payment, and it is tried again with the next sync. */
  private async createRefund(paymentId: string, refundId: string, amount: Money): Promise<ProviderRefund | null> {
    try {
      return await this.provider.createRefund({ paymentId, refundId, key: refundId, amount, description: refundId });
    } catch (error) {
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      logger.error({ err: error, payment: paymentId }, 'the provider does not pay a second payment back');
      return null;
    }
  }
}
