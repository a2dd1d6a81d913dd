import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { OrdersRepository, PremiumService, type Order } from '../orders/index.js';
import { debitAnnounced } from '../payments.events.js';
import { DebitCredits } from './debit-credits.service.js';
import { creditsAtOnce } from './debit.policy.js';
import type { DebitRequest } from './debit-requests.repository.js';
import { DebitsRepository } from './debits.repository.js';
import { VerifiedRequests } from './verified-requests.service.js';

/** What an order by direct debit is besides an order. The caller holds the member's standing and wallet. */
@Injectable()
export class DebitOrders {
  constructor(
    private readonly requests: VerifiedRequests,
    private readonly debits: DebitsRepository,
    private readonly orders: OrdersRepository,
    private readonly premium: PremiumService,
    private readonly credits: DebitCredits,
    private readonly outbox: Outbox,
  ) {}

  /** The member has pressed: the mandate stands, the debit is announced, and the first credits are theirs. */
  async announce(tx: Tx, order: Order, request: DebitRequest): Promise<void> {
    const { id: orderId, memberId, payableMinor: amountMinor, currency } = order;
    const atOnce = creditsAtOnce(order);
    const mandateId = await this.requests.use(tx, memberId, request);
    const { collectOn } = request;
    await this.debits.insert(tx, { orderId, memberId, mandateId, amountMinor, currency, collectOn, creditsAtOnce: atOnce });
    // Nobody is asked about it: the clock collects it on its day.
    await this.orders.change(tx, orderId, { state: 'pending', madePremium: await this.premium.begin(tx, memberId), askAt: null });
    await this.credits.grantFirst(tx, order, atOnce);
    await this.outbox.tell(tx, debitAnnounced, { orderId });
  }
}
