import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import { BuyersRepository } from '../orders/buyers.repository.js';
import { CancellationService } from '../checkout/cancellation.service.js';
import { leftOf } from '../refunds/refundable.policy.js';
import { OrdersRepository, type Order } from '../orders/orders.repository.js';
import { banRepaid } from '../payments.events.js';
import { PremiumService } from '../orders/premium.service.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { WalletsRepository } from '../wallet/wallets.repository.js';
import { awaitsMoney, refundFor, withdrawalFault } from '../refunds/withdrawal.policy.js';
import { dateIn } from '../calendar/days.js';

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
    private readonly refunds: RefundsRepository,
    private readonly buyers: BuyersRepository,
    private readonly wallets: WalletsRepository,
    private readonly cancellations: CancellationService,
    private readonly premium: PremiumService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Answers how many orders are paid back or called off: each in a transaction of its own, so that no two are held at once. A member who is not
   * banned any more keeps everything.
   */
  async repay(claim: Claim, memberId: MemberId): Promise<number> {
    const ids = await this.transactions.read((tx) => this.orders.withdrawableOf(tx, memberId, MOST));
    let ended = 0;
    for (const id of ids) if (await this.transactions.run((tx) => this.end(tx, id))) ended += 1;
    await this.transactions.run((tx) => claim.settle(tx));
    return ended;
  }

  private async end(tx: Tx, orderId: string): Promise<boolean> {
    const order = await this.orders.lock(tx, orderId);
    const buyer = order && (await this.buyers.find(tx, order.memberId));
    if (!order || !buyer?.isBanned) return false;
    const isWithdrawn = (await this.refunds.withdrawalOf(tx, orderId)) !== null;
    const unusedCredits = await this.wallets.unusedOf(tx, order.memberId, orderId);
    const leftMinor = leftOf(order, await this.refunds.ofOrders(tx, [orderId]));
    const facts = { ...order, leftMinor, unusedCredits, today: dateIn(buyer.zone, buyer.now), isWithdrawn };
    if (withdrawalFault(facts)) return false;
    if (awaitsMoney(order)) await this.callOff(tx, order);
    else if (unusedCredits === 0) return false;
    else await this.payBack(tx, order, unusedCredits, refundFor(facts));
    return true;
  }

  /** Nothing was paid, and nothing goes back; money that comes all the same does. */
  private async callOff(tx: Tx, order: Order): Promise<void> {
    const { id: orderId, memberId, currency } = order;
    const credits = await this.cancellations.end(tx, order);
    await this.refunds.insert(tx, { orderId, memberId, cause: 'ban', amountMinor: 0, currency, credits, state: 'done' });
  }

  private async payBack(tx: Tx, order: Order, credits: number, amountMinor: number): Promise<void> {
    const { id: orderId, memberId, currency } = order;
    const state = amountMinor > 0 ? 'requested' : 'done';
    const refund = await this.refunds.insert(tx, { orderId, memberId, cause: 'ban', amountMinor, currency, credits, state });
    await this.orders.change(tx, orderId, { revokedCredits: order.revokedCredits + credits });
    await this.premium.review(tx, memberId);
    const taken = await this.wallets.revoke(tx, memberId, credits, 'refund', refund.id, orderId);
    if (taken !== credits) throw new Error('credits were used while they were counted');
    await this.outbox.tell(tx, banRepaid, { refundId: refund.id });
  }
}
