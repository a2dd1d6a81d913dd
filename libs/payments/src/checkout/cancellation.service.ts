import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { DebitOutcomes } from '../direct-debit/index.js';
import { OrderOutcomes, SettlementService } from '../payment-sync/index.js';
import { mayCancel, OrdersRepository, pauseBeforePoll, type Order } from '../orders/index.js';
import { ProviderError } from '../provider/index.js';

/**
 * A member calls an order off that is not paid yet. The provider is not told: money that is on its way already stays the member's, and is honoured
 * like any that comes late.
 */
@Injectable()
export class CancellationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly settlement: SettlementService,
    private readonly outcomes: OrderOutcomes,
    private readonly debits: DebitOutcomes,
  ) {}

  /** Pressed twice it is one. Throws `order_paid` when the money was there first. */
  async cancel(memberId: MemberId, orderId: string): Promise<void> {
    const order = await this.transactions.read((tx) => this.orders.findOwn(tx, memberId, orderId));
    if (!order) throw new AppError('order_not_found');
    if (mayCancel(order.state) === 'cancel') await this.syncFirst(orderId);
    await this.transactions.run(async (tx) => {
      const now = await this.orders.lock(tx, orderId);
      const verdict = now ? mayCancel(now.state) : 'nothing_to_do';
      if (verdict === 'order_paid') throw new AppError('order_paid');
      if (now && verdict === 'cancel') await this.cancelLocked(tx, now);
    });
  }

  /**
   * The order's row is locked by the caller. It is still asked about: nobody tells us of money for what was called off. Answers how many credits were
   * taken back that had come before the money.
   */
  async close(tx: Tx, order: Order): Promise<number> {
    const taken = order.method === 'directdebit' ? await this.closeDebit(tx, order) : 0;
    await this.outcomes.close(tx, order, 'cancelled', null);
    await this.orders.schedulePoll(tx, order.id, pauseBeforePoll('cancelled', 0), 0);
    return taken;
  }

  /** A debit that is on its way to the bank cannot be called back. Who withdraws from its order gets the money back when it comes. */
  private async cancelLocked(tx: Tx, order: Order): Promise<void> {
    if (order.method === 'directdebit' && !(await this.debits.isAnnounced(tx, order.id))) throw new AppError('order_paid');
    await this.close(tx, order);
  }

  /** The order says so first: premium is with those who have a purchase that stands. And the credits before the discount's code, as in a checkout. */
  private async closeDebit(tx: Tx, { id }: Order): Promise<number> {
    await this.orders.change(tx, id, { state: 'cancelled' });
    return this.debits.callOff(tx, id);
  }

  /** Money that has arrived and of which we have not heard; a provider that is silent does not keep anybody from calling an order off. */
  private async syncFirst(orderId: string): Promise<void> {
    try {
      await this.settlement.sync(orderId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
  }
}
