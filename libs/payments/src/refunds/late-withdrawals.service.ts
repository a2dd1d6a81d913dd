import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { DebitsRepository } from '../direct-debit/index.js';
import { OrdersRepository, PremiumService, priceOf, type Order } from '../orders/index.js';
import { withdrawn } from '../payments.events.js';
import { RefundsRepository, type Refund } from './refunds.repository.js';
import { WalletsRepository } from '../wallet/index.js';

/** Orders that were withdrawn from before they were paid. The declaration took effect: money that comes all the same goes back, but for what was used. */
@Injectable()
export class LateWithdrawals {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly premium: PremiumService,
    private readonly wallets: WalletsRepository,
    private readonly debits: DebitsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The money of an order was booked in this transaction. Whether it goes back at once. */
  async payBack(tx: Tx, orderId: string): Promise<boolean> {
    const refund = await this.refunds.withdrawalOf(tx, orderId);
    const order = refund && (await this.orders.lock(tx, orderId));
    if (!order) return false;
    const { memberId } = order;
    const credits = order.grantedCredits - (await this.usedOf(tx, order, refund));
    await this.premium.review(tx, memberId);
    if (credits === 0) return true;
    await this.refunds.requestAmount(tx, refund.id, { amountMinor: priceOf(order, credits), credits });
    await this.orders.change(tx, orderId, { revokedCredits: credits });
    await this.wallets.revoke(tx, memberId, credits, 'refund', refund.id, orderId);
    await this.outbox.tell(tx, withdrawn, { refundId: refund.id });
    return true;
  }

  /** Only of a debit can any have been used before its money came: they are paid for. */
  private async usedOf(tx: Tx, { id, method }: Order, { credits: returned }: Refund): Promise<number> {
    const debit = method === 'directdebit' ? await this.debits.of(tx, id) : null;
    return debit ? debit.creditsAtOnce - returned : 0;
  }
}
