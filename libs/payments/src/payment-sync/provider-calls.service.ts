import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { deterministicId } from '../books/index.js';
import { providerCalled } from '../payments.events.js';
import { OrdersRepository } from '../orders/index.js';
import { PaymentProvider } from '../provider/index.js';
import { ProviderCallsRepository } from './provider-calls.repository.js';
import { CalledPayments } from './called-payments.service.js';

/** So many calls about payments that we do not know are asked about in a minute. */
const UNKNOWN_A_MINUTE = 60;

const callOf = (pspRef: string) => ({ key: deterministicId('payment', pspRef), pspRef });

/** The provider's calls: each is written down, and means no more than that it is time to ask. */
@Injectable()
export class ProviderCalls {
  constructor(
    private readonly transactions: Transactions,
    private readonly calls: ProviderCallsRepository,
    private readonly orders: OrdersRepository,
    private readonly payments: CalledPayments,
    private readonly provider: PaymentProvider,
    private readonly outbox: Outbox,
  ) {}

  /**
   * However often the provider calls about a payment, one sync waits. An id that no order has may be that of an order whose answer is on its
   * way, or anybody's invention: it is asked about too, so many in a minute, and not stored. The clock finds what is left out.
   */
  async receive(pspRef: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.orders.byPayment(tx, this.provider.name, pspRef))) {
        if ((await this.calls.countUnknown(tx)) <= UNKNOWN_A_MINUTE) await this.outbox.tell(tx, providerCalled, callOf(pspRef));
        return;
      }
      await this.calls.lock(tx, pspRef);
      await this.calls.insert(tx, this.provider.name, pspRef, Buffer.from(`id=${pspRef}`));
      await this.outbox.tell(tx, providerCalled, callOf(pspRef));
    });
  }

  /** Throws a `ProviderError` when the provider does not answer, to be tried again. */
  async syncPayment(claim: Claim, pspRef: string): Promise<void> {
    const seen = await this.transactions.run((tx) => this.calls.newest(tx, pspRef));
    await this.payments.sync(pspRef);
    await this.transactions.run(async (tx) => {
      await this.calls.lock(tx, pspRef);
      await claim.settle(tx);
      // A call that came meanwhile found this sync waiting and left no other.
      if ((await this.calls.newest(tx, pspRef)) > seen) await this.outbox.tell(tx, providerCalled, callOf(pspRef));
    });
  }
}
