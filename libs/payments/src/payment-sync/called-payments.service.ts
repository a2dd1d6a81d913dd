import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { logger } from '#observability';
import { OrdersRepository } from '../orders/index.js';
import { PaymentProvider } from '../provider/index.js';
import { DoublePayments } from './double-payments.service.js';
import { isAnother } from './settlement.policy.js';
import { SettlementService } from './settlement.service.js';

/** The payment that the provider calls about, whoever's it is. */
@Injectable()
export class CalledPayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly settlement: SettlementService,
    private readonly doublePayments: DoublePayments,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * Of a payment that we do not know it says itself whose it is: the call may be quicker than the answer to ours. Throws a `ProviderError` when the
   * provider does not answer.
   */
  async sync(pspRef: string): Promise<void> {
    const known = await this.transactions.read((tx) => this.orders.byPayment(tx, this.provider.name, pspRef));
    const payment = known ? null : await this.provider.findPayment(pspRef);
    const named = payment?.orderId ?? null;
    const order = known ?? (named === null ? null : await this.transactions.read((tx) => this.orders.find(tx, named)));
    if (order && payment && isAnother(order, payment)) return this.doublePayments.resolve(order, payment);
    // The provider would repeat its first answer to our order, and not say what became of the payment since.
    if (order) return this.settlement.sync(order.id, payment?.id);
    logger.warn({ payment: pspRef }, 'call about a payment that is not ours');
  }
}
