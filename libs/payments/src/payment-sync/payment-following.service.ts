import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { logger } from '#observability';
import { IssuesRepository } from '../issues/index.js';
import type { Order } from '../orders/index.js';
import type { ProviderPayment, ProviderRefund } from '../provider/index.js';
import { ListedRefunds, RefundFollowing } from '../refunds/index.js';
import { OrderSettlement } from './order-settlement.service.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { mismatchOf, settlementOf } from './settlement.policy.js';

/** Lets an order and its refunds say what the provider says of its payment; a payment that does not belong to it is for finance. */
@Injectable()
export class PaymentFollowing {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly listed: ListedRefunds,
    private readonly refunds: RefundFollowing,
    private readonly settlement: OrderSettlement,
    private readonly issues: IssuesRepository,
  ) {}

  /** The order's row is locked by the caller. `listed`: what the provider lists of refunds. */
  async follow(tx: Tx, order: Order, payment: ProviderPayment, listed: readonly ProviderRefund[]): Promise<void> {
    const orderId = order.id;
    const isOther = order.pspId !== null && order.pspId !== payment.id;
    const mismatch = mismatchOf(order, payment, this.attempts.mode) ?? (isOther ? 'wrong_order' : null);
    if (mismatch) {
      logger.error({ orderId, payment: payment.id, mismatch }, 'payment does not belong to its order');
      return this.issues.note(tx, { kind: mismatch, subject: payment.id, orderId });
    }
    const withdrawal = await this.listed.withdrawalOf(tx, orderId, listed);
    await this.refunds.syncRefunds(tx, order, listed);
    await this.settlement.apply(tx, order, payment, settlementOf(order, payment, withdrawal));
  }
}
