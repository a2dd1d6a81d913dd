import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { IssuesRepository } from '../issues/index.js';
import { OrdersRepository } from '../orders/index.js';
import { refunded, refundUndone, settled } from '../payments.events.js';
import { RefundsRepository } from '../refunds/index.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

const AT_ONCE = 250;

/** Compares our own books with each other: orders, credits, money and papers. */
@Injectable()
export class BookComparison {
  constructor(
    private readonly transactions: Transactions,
    private readonly reconciliation: ReconciliationRepository,
    private readonly issues: IssuesRepository,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The books of the orders made since a moment, as the last part of a reconciliation that began at another; answers how many issues are open. */
  compare(began: Date, since: Date): Promise<number> {
    return this.transactions.run(async (tx) => {
      await this.requestPapers(tx);
      for (const fault of await this.reconciliation.faultsSince(tx, since)) await this.issues.note(tx, fault);
      await this.issues.closeUnseen(tx, began, since);
      await this.issues.closeResolved(tx);
      const open = await this.issues.countOpen(tx);
      if (open > 0) logger.error({ event: 'reconciliation_issues', open }, 'payments do not agree with the books');
      return open;
    });
  }

  /** The balance of every wallet. */
  async compareBalances(): Promise<void> {
    const { now } = await this.transactions.read((tx) => this.reconciliation.window(tx, 0));
    await this.transactions.run(async (tx) => {
      for (const fault of await this.reconciliation.walletFaults(tx)) await this.issues.note(tx, fault);
      await this.issues.closeUnseenBalances(tx, now);
    });
  }

  /** What is paid, or paid back, has a paper; the same job issues it that should have. */
  private async requestPapers(tx: Tx): Promise<void> {
    for (const orderId of await this.orders.withoutPaper(tx, AT_ONCE)) await this.outbox.tell(tx, settled, { orderId });
    for (const refundId of await this.refunds.withoutPaper(tx, AT_ONCE)) await this.outbox.tell(tx, refunded, { refundId });
    for (const refundId of await this.refunds.withVoidPaper(tx, AT_ONCE)) await this.outbox.tell(tx, refundUndone, { refundId });
  }
}
