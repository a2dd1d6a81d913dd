import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Clock, type Tx } from '#database';
import { dateIn } from '../calendar/index.js';
import { BuyersRepository, type Order } from '../orders/index.js';
import { refundableOf, RefundsRepository, withdrawalFault, type WithdrawalFacts } from '../refunds/index.js';
import { WalletsRepository } from '../wallet/index.js';

/** Reads what decides about a withdrawal from an order, and what comes back. */
@Injectable()
export class WithdrawalFactsReader {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly wallets: WalletsRepository,
    private readonly buyers: BuyersRepository,
    private readonly clock: Clock,
  ) {}

  async factsOf(tx: Tx, order: Order): Promise<WithdrawalFacts> {
    const buyer = await this.buyers.find(tx, order.memberId);
    return {
      ...order,
      refundableMinor: refundableOf(order, await this.refunds.ofOrders(tx, [order.id])),
      unusedCredits: await this.wallets.unusedOf(tx, order.memberId, order.id),
      today: dateIn(buyer?.zone ?? 'UTC', buyer?.now ?? this.clock.now()),
      isWithdrawn: (await this.refunds.withdrawalOf(tx, order.id)) !== null,
    };
  }

  /** The same; throws why an order cannot be withdrawn from. */
  async withdrawableFactsOf(tx: Tx, order: Order): Promise<WithdrawalFacts> {
    const facts = await this.factsOf(tx, order);
    const fault = withdrawalFault(facts);
    if (fault) throw new AppError(fault, { params: { date: facts.withdrawUntil ?? '' } });
    return facts;
  }
}
