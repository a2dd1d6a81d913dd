import { Injectable } from '@nestjs/common';
import { AppError, type Money, type WithdrawalAnswer } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import type { Order } from '../orders/index.js';
import { withdrawn } from '../payments.events.js';
import { awaitsMoney, refundFor, RefundsRepository, toRefundView, type Refund } from '../refunds/index.js';
import { ContractEnds } from './contract-ends.service.js';
import { WithdrawalFactsReader } from './withdrawal-facts.service.js';
import { WithdrawableOrders } from './withdrawable-orders.service.js';
import type { Withdrawer } from './withdrawer.js';

/** The right to undo a purchase within the period: what was not used comes back in money. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: WithdrawableOrders,
    private readonly refunds: RefundsRepository,
    private readonly facts: WithdrawalFactsReader,
    private readonly ends: ContractEnds,
    private readonly outbox: Outbox,
  ) {}

  /** Leaves the transfer of the money to the job that pays it back. Pressed twice, it is one withdrawal. */
  withdraw(who: Withdrawer, orderId: string, expected: Money): Promise<WithdrawalAnswer> {
    return this.transactions.run(async (tx) => {
      const order = await this.orders.lock(tx, who, orderId);
      const known = await this.refunds.withdrawalOf(tx, orderId);
      if (known) return answerOf(known);
      const refund = await this.end(tx, order, expected);
      await this.outbox.tell(tx, withdrawn, { refundId: refund.id });
      return answerOf(refund);
    });
  }

  /** Throws `withdrawal_changed` when what comes back is not what the member saw, or a message went out since it was counted. */
  private async end(tx: Tx, order: Order, expected: Money): Promise<Refund> {
    const facts = await this.facts.withdrawableFactsOf(tx, order);
    const isUnpaid = awaitsMoney(order);
    const amountMinor = isUnpaid ? 0 : refundFor(facts);
    if (expected.minor !== amountMinor || expected.currency !== order.currency) throw new AppError('withdrawal_changed');
    if (isUnpaid) return this.ends.callOff(tx, order, 'withdrawal');
    const refund = await this.ends.reserve(tx, order, 'withdrawal', { credits: facts.unusedCredits, amountMinor });
    if (!refund) throw new AppError('withdrawal_changed');
    return refund;
  }
}

const answerOf = (refund: Refund): WithdrawalAnswer => ({ refund: toRefundView(refund), at: refund.createdAt.toISOString() });
