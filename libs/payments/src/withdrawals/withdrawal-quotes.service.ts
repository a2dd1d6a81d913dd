import { Injectable } from '@nestjs/common';
import type { WithdrawalQuote } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OrderViews } from '../checkout/index.js';
import { DebitsRepository } from '../direct-debit/index.js';
import { OrdersRepository, type Order } from '../orders/index.js';
import { awaitsMoney, refundFor } from '../refunds/index.js';
import { WithdrawalFactsReader } from './withdrawal-facts.service.js';
import { WithdrawableOrders } from './withdrawable-orders.service.js';
import type { Withdrawer } from './withdrawer.js';

/** What a withdrawal would give back. */
@Injectable()
export class WithdrawalQuotes {
  constructor(
    private readonly transactions: Transactions,
    private readonly withdrawable: WithdrawableOrders,
    private readonly orders: OrdersRepository,
    private readonly facts: WithdrawalFactsReader,
    private readonly views: OrderViews,
    private readonly debits: DebitsRepository,
  ) {}

  /** What would come back now. Throws why nothing can. */
  quote(who: Withdrawer, orderId: string): Promise<WithdrawalQuote> {
    return this.transactions.run(async (tx) => {
      const order = await this.withdrawable.find(tx, who, orderId);
      const facts = await this.facts.withdrawableFactsOf(tx, order);
      return {
        payment: await this.views.one(tx, order),
        credits_used: (await this.grantedOf(tx, order)) - order.revokedCredits - facts.unusedCredits,
        credits_returned: facts.unusedCredits,
        refund: { minor: awaitsMoney(order) ? 0 : refundFor(facts), currency: order.currency },
        ends_premium: isPremium(order) && !(await this.orders.hasOtherStanding(tx, order)),
      };
    });
  }

  /** Of a debit that is not paid, those that came with the order. */
  private async grantedOf(tx: Tx, order: Order): Promise<number> {
    return order.method === 'directdebit' && awaitsMoney(order)
      ? ((await this.debits.of(tx, order.id))?.creditsAtOnce ?? 0)
      : order.credits;
  }
}

/** A debit makes premium with its first credits, a transfer with its money. */
const isPremium = (order: Order): boolean => order.method === 'directdebit' || !awaitsMoney(order);
