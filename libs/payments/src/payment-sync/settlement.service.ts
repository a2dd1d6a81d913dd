import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { OrdersRepository, type Order } from '../orders/index.js';
import { ProviderError } from '../provider/index.js';
import { ListedRefunds } from '../refunds/index.js';
import { OrderOutcomes } from './order-outcomes.service.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { PaymentFollowing } from './payment-following.service.js';

/** So often an order is asked about anew when others move it meanwhile. */
const MAX_ATTEMPTS = 10;

/**
 * Makes an order say what the provider says of its payment. Whoever heard that something may have happened (the webhook, the page that members
 * come back to, the clock, the reconciliation) comes here, and nobody's word but the provider's counts: a call that is doubled, late, forged or
 * never comes changes nothing.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly attempts: PaymentAttempts,
    private readonly refunds: ListedRefunds,
    private readonly following: PaymentFollowing,
    private readonly outcomes: OrderOutcomes,
  ) {}

  /** Asks the provider and settles. `named`: a payment that says it is that of the order. Throws a `ProviderError` when nothing is known; then nothing has changed. */
  async sync(orderId: string, named: string | null = null): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) if (await this.syncPayment(orderId, named)) return;
    throw new ProviderError('unavailable', 'the order moves while it is synced');
  }

  /** The provider will not open a payment for the order. */
  async refuse(orderId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (order?.state === 'created') await this.outcomes.close(tx, order, 'failed', 'failed');
    });
  }

  /** False when somebody else has moved the order meanwhile: what was asked before may be older, and money moves in both directions. */
  private async syncPayment(orderId: string, named: string | null): Promise<boolean> {
    const order = await this.transactions.run((tx) => this.orders.findWithAge(tx, orderId));
    if (!order) return true;
    const payment = await this.attempts.find(order, order.ageSeconds, named);
    // After the payment: what the list knows then is all that the payment counts.
    const listed = payment ? await this.refunds.of(payment) : [];
    return this.transactions.run(async (tx) => {
      const now = await this.orders.lock(tx, orderId);
      if (now && now.movements !== order.movements) return false;
      if (now && payment) await this.following.follow(tx, now, payment, listed);
      else if (now) await this.giveUp(tx, now);
      return true;
    });
  }

  /** The provider knows nothing of the order: it is given up when it will not be asked about again. */
  private async giveUp(tx: Tx, order: Order): Promise<void> {
    if (order.state === 'created' && order.askAt === null) await this.outcomes.close(tx, order, 'expired', null);
  }
}
