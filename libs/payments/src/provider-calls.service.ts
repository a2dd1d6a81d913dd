import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { logger } from '#observability';
import { DoublePayments } from './double-payments.service.js';
import { IssuesRepository } from './issues.repository.js';
import { onceRef } from './once-ref.js';
import { providerCalled } from './payments.events.js';
import { OrdersRepository } from './orders.repository.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { ProviderCallsRepository } from './provider-calls.repository.js';
import { SettlementService } from './settlement.service.js';

/** The provider's calls: each is written down, and means no more than that it is time to look. */
@Injectable()
export class ProviderCalls {
  constructor(
    private readonly transactions: Transactions,
    private readonly calls: ProviderCallsRepository,
    private readonly orders: OrdersRepository,
    private readonly settlement: SettlementService,
    private readonly doublePayments: DoublePayments,
    private readonly provider: PaymentProvider,
    private readonly issues: IssuesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** However often the provider calls about a payment, one look waits. */
  async take(pspRef: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.calls.lock(tx, pspRef);
      await this.calls.insert(tx, this.provider.name, pspRef, Buffer.from(`id=${pspRef}`));
      await this.outbox.tell(tx, providerCalled, { key: onceRef('payment', pspRef), pspRef });
    });
  }

  /** Looks at the payment. Throws a `ProviderError` when the provider does not answer, to be tried again. */
  async look(claim: Claim, pspRef: string): Promise<void> {
    const seen = await this.transactions.run((tx) => this.calls.newest(tx, pspRef));
    await this.sync(pspRef);
    await this.transactions.run(async (tx) => {
      await this.calls.lock(tx, pspRef);
      await claim.settle(tx);
      // A call that came while we looked found this look waiting and left no other.
      if ((await this.calls.newest(tx, pspRef)) > seen)
        await this.outbox.tell(tx, providerCalled, { key: onceRef('payment', pspRef), pspRef });
    });
  }

  /** Of a payment that we do not know it says itself whose it is: the call may be quicker than the answer to ours. */
  private async sync(pspRef: string): Promise<void> {
    const known = await this.transactions.read((tx) => this.orders.byPayment(tx, this.provider.name, pspRef));
    const payment = known ? null : await this.provider.findPayment(pspRef);
    const named = payment?.orderId ?? null;
    const order = known ?? (named === null ? null : await this.transactions.read((tx) => this.orders.find(tx, named)));
    if (order && payment && order.pspId !== null && order.pspId !== payment.id) return this.doublePayments.payBack(order, payment);
    if (order) return this.settlement.sync(order.id);
    logger.error({ payment: pspRef }, 'call about a payment that is not ours');
    await this.transactions.run((tx) => this.issues.note(tx, { kind: 'unknown_payment', subject: pspRef, orderId: null }));
  }
}
