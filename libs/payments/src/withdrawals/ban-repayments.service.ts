import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import { BuyersRepository, OrdersRepository, type Order } from '../orders/index.js';
import { banRepaid } from '../payments.events.js';
import { awaitsMoney, refundFor, withdrawalFault, type WithdrawalFacts } from '../refunds/index.js';
import { ContractEnds } from './contract-ends.service.js';
import { WithdrawalFactsReader } from './withdrawal-facts.service.js';

const MOST = 100;

/**
 * A member was banned, and not for fraud: credits that they bought within the withdrawal period and can no longer use are paid back, as if they had
 * withdrawn that day. What they used stays paid for. An overturned ban changes nothing of it.
 */
@Injectable()
export class BanRepayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly buyers: BuyersRepository,
    private readonly facts: WithdrawalFactsReader,
    private readonly ends: ContractEnds,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Answers how many orders are paid back or called off: each in a transaction of its own, so that no two are held at once. A member who is not
   * banned any more keeps everything.
   */
  async repay(claim: Claim, memberId: MemberId): Promise<number> {
    const ids = await this.transactions.read((tx) => this.orders.withdrawableOf(tx, memberId, MOST));
    let ended = 0;
    for (const id of ids) if (await this.transactions.run((tx) => this.endContract(tx, id))) ended += 1;
    await this.transactions.run((tx) => claim.settle(tx));
    return ended;
  }

  private async endContract(tx: Tx, orderId: string): Promise<boolean> {
    const order = await this.orders.lock(tx, orderId);
    const buyer = order && (await this.buyers.find(tx, order.memberId));
    if (!order || !buyer?.isBanned) return false;
    const facts = await this.facts.factsOf(tx, order);
    if (withdrawalFault(facts)) return false;
    if (awaitsMoney(order)) await this.ends.callOff(tx, order, 'ban');
    else if (facts.unusedCredits === 0) return false;
    else await this.payBack(tx, order, facts);
    return true;
  }

  private async payBack(tx: Tx, order: Order, facts: WithdrawalFacts): Promise<void> {
    const refund = await this.ends.reserve(tx, order, 'ban', { credits: facts.unusedCredits, amountMinor: refundFor(facts) });
    if (!refund) throw new Error('credits were used while they were counted');
    await this.outbox.tell(tx, banRepaid, { refundId: refund.id });
  }
}
