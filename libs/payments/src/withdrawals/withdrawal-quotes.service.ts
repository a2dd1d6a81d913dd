import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { WithdrawalQuote } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OrderReader } from '../checkout/index.js';
import { DebitsRepository } from '../direct-debit/index.js';
import { OrdersRepository, type Order } from '../orders/index.js';
import { awaitsMoney, refundFor } from '../refunds/index.js';
import { WithdrawalFactsReader } from './withdrawal-facts.service.js';
import { isWithdrawalKey } from './withdrawal-key.js';
import { ownOrder, type Withdrawer } from './withdrawer.js';

/** What a withdrawal would give back. */
@Injectable()
export class WithdrawalQuotes {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly facts: WithdrawalFactsReader,
    private readonly reader: OrderReader,
    private readonly debits: DebitsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What would come back now. Throws why nothing can. */
  quote(who: Withdrawer, orderId: string): Promise<WithdrawalQuote> {
    return this.transactions.run(async (tx) => {
      const found = await this.orders.find(tx, orderId);
      const order = ownOrder(found, who, (id, key) => isWithdrawalKey(this.config.appSecret, id, key));
      const facts = await this.facts.withdrawableFactsOf(tx, order);
      return {
        payment: await this.reader.view(tx, order),
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
