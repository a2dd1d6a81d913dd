import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { OrdersRepository } from './orders.repository.js';
import { withdrawn } from './payments.events.js';
import { PremiumService } from './premium.service.js';
import { RefundsRepository } from './refunds.repository.js';
import { WalletsRepository } from './wallets.repository.js';

/** Orders that were withdrawn from before they were paid. The declaration took effect: money that comes all the same goes back, all of it. */
@Injectable()
export class LateWithdrawals {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly premium: PremiumService,
    private readonly wallets: WalletsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The money of an order was booked in this transaction. Whether it goes back at once. */
  async payBack(tx: Tx, orderId: string): Promise<boolean> {
    const refund = await this.refunds.withdrawalOf(tx, orderId);
    const order = refund && (await this.orders.lock(tx, orderId));
    if (!order) return false;
    const { memberId, grantedCredits: credits } = order;
    await this.refunds.askFor(tx, refund.id, { amountMinor: order.payableMinor, credits });
    await this.orders.change(tx, orderId, { revokedCredits: credits });
    await this.premium.review(tx, memberId);
    await this.wallets.revoke(tx, memberId, credits, 'refund', refund.id, orderId);
    await this.outbox.tell(tx, withdrawn, { refundId: refund.id });
    return true;
  }
}
