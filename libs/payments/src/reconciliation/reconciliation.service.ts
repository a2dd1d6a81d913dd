import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { OpenOrders, ProviderCallsRepository } from '../payment-sync/index.js';
import { BookComparison } from './book-comparison.service.js';
import { PaymentComparison } from './payment-comparison.service.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

const AT_ONCE = 250;
/** What is younger is still on its way: a call of the provider, a sync that waits in a queue. */
const SETTLING_MS = 5 * 60_000;
const HOURLY_HOURS = 48;
const NIGHTLY_HOURS = 35 * 24;
const ALWAYS = new Date(0);
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Compares three books with each other: the provider's, the orders', and those of credits and money. Differences become issues for finance; what
 * the provider knows better is then settled in the usual way, and stands as an issue until a later comparison finds that it agrees.
 */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reconciliation: ReconciliationRepository,
    private readonly payments: PaymentComparison,
    private readonly books: BookComparison,
    private readonly openOrders: OpenOrders,
    private readonly calls: ProviderCallsRepository,
  ) {}

  /** The orders of two days; answers how many issues are open. Throws a `ProviderError` when the provider does not answer, to be tried again. */
  hourly(): Promise<number> {
    return this.reconcile(HOURLY_HOURS, (since) => since);
  }

  /** Five weeks at the provider, every order that waits for money, and the whole of our own books. */
  async nightly(): Promise<number> {
    await this.syncOpen();
    await this.books.compareBalances();
    await this.transactions.run((tx) => this.calls.forgetUnknown(tx));
    return this.reconcile(NIGHTLY_HOURS, () => ALWAYS);
  }

  private async reconcile(hours: number, booksSince: (since: Date) => Date): Promise<number> {
    const { now, since } = await this.transactions.read((tx) => this.reconciliation.window(tx, hours));
    await this.payments.compare({ since, until: new Date(now.getTime() - SETTLING_MS) });
    await this.payments.review(now);
    return this.books.compare(now, booksSince(since));
  }

  private async syncOpen(): Promise<void> {
    const { since } = await this.transactions.read((tx) => this.reconciliation.window(tx, HOURLY_HOURS));
    for (let after = FIRST; ;) {
      const ids = await this.transactions.read((tx) => this.reconciliation.openBefore(tx, since, after, AT_ONCE));
      for (const id of ids) await this.openOrders.syncPayment(id);
      if (ids.length < AT_ONCE) return;
      after = ids.at(-1) ?? after;
    }
  }
}
