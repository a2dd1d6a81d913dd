import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { CancellationService } from '../checkout/index.js';
import { OrdersRepository, PremiumService, type ContractEnd, type Order } from '../orders/index.js';
import { RefundsRepository, type Refund } from '../refunds/index.js';
import { WalletsRepository } from '../wallet/index.js';

/** What goes back of an order whose contract ends. */
export interface ContractReturn {
  readonly credits: number;
  readonly amountMinor: number;
}

/** Ends the contract of an order, by the member's withdrawal or by a ban. The order's row is locked by the caller. */
@Injectable()
export class ContractEnds {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly wallets: WalletsRepository,
    private readonly premium: PremiumService,
    private readonly cancellations: CancellationService,
  ) {}

  /** Nothing was paid, and nothing goes back: the order is called off. Money that comes all the same goes back (`LateWithdrawals`). */
  async callOff(tx: Tx, order: Order, cause: ContractEnd): Promise<Refund> {
    const { id: orderId, memberId, currency } = order;
    const credits = await this.cancellations.close(tx, order);
    return this.refunds.insert(tx, { orderId, memberId, cause, amountMinor: 0, currency, credits, state: 'done' });
  }

  /**
   * Takes the unused credits first, so that they cannot be spent while the money is on its way. Null when some of them were used since they were
   * counted: then the caller undoes all of it.
   */
  async reserve(tx: Tx, order: Order, cause: ContractEnd, { credits, amountMinor }: ContractReturn): Promise<Refund | null> {
    const { id: orderId, memberId, currency } = order;
    const state = amountMinor > 0 ? 'requested' : 'done';
    const refund = await this.refunds.insert(tx, { orderId, memberId, cause, amountMinor, currency, credits, state });
    await this.orders.change(tx, orderId, { revokedCredits: order.revokedCredits + credits });
    await this.premium.review(tx, memberId);
    const taken = credits > 0 ? await this.wallets.revoke(tx, memberId, credits, 'refund', refund.id, orderId) : 0;
    return taken === credits ? refund : null;
  }
}
