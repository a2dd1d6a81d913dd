import { Injectable } from '@nestjs/common';
import { endsContract } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { BankAccountsRepository } from '../bank-accounts/index.js';
import { creditsOfRefund, OrdersRepository, pauseBeforeRefundPoll, type Order } from '../orders/index.js';
import { refunded } from '../payments.events.js';
import type { ProviderRefund } from '../provider/index.js';
import { FailedRefunds } from './failed-refunds.service.js';
import { isOff, transferOf } from './listed-refunds.service.js';
import { RefundsRepository, type Refund } from './refunds.repository.js';

/** Lets the refunds of an order say what the provider says of each, in both directions: ours, and those that somebody makes at the provider. */
@Injectable()
export class RefundFollowing {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly failed: FailedRefunds,
    private readonly accounts: BankAccountsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The order's row is locked by the caller. */
  async syncRefunds(tx: Tx, order: Order, listed: readonly ProviderRefund[]): Promise<void> {
    const known = await this.refunds.ofOrders(tx, [order.id]);
    for (const refund of known) if (endsContract(refund)) await this.syncOwn(tx, order, refund, listed);
    const endIds = new Set(known.filter(endsContract).map(({ id }) => id));
    const others = listed.filter(({ refundId }) => refundId === null || !endIds.has(refundId)).toReversed();
    let beforeMinor = 0;
    for (const other of others) {
      await this.syncOther(tx, order, known, other, beforeMinor);
      if (!isOff(other)) beforeMinor += other.amount.minor;
    }
  }

  private async syncOwn(tx: Tx, { id: orderId }: Order, refund: Refund, listed: readonly ProviderRefund[]): Promise<void> {
    const transfer = transferOf(refund, listed);
    if (transfer) {
      if (refund.pspRefundId !== transfer.id) await this.refunds.markSent(tx, refund.id, transfer.id);
      if (transfer.status === 'refunded') await this.markRefunded(tx, refund);
      return;
    }
    const isSent = refund.pspRefundId !== null && (refund.state === 'sent' || refund.state === 'done');
    if (isSent && listed.some(({ id, ...told }) => id === refund.pspRefundId && isOff({ id, ...told })))
      await this.failed.handleTransfer(tx, { ...refund, orderId });
  }

  private async syncOther(tx: Tx, order: Order, known: readonly Refund[], other: ProviderRefund, beforeMinor: number): Promise<void> {
    const row = known.find((refund) => isOf(refund, other));
    if (isOff(other)) return row && row.state !== 'failed' ? this.failed.reverse(tx, row, known.some(endsContract)) : undefined;
    const refund = row ?? (await this.insertOther(tx, order, other, beforeMinor));
    // The answer to our own question may be lost.
    if (refund.pspRefundId === null) await this.refunds.markSent(tx, refund.id, other.id);
    if (other.status === 'refunded') await this.markRefunded(tx, refund);
    else if (refund.state === 'failed') await this.refunds.setState(tx, refund.id, 'sent');
  }

  private async insertOther(
    tx: Tx,
    { id: orderId, memberId, currency, ...order }: Order,
    other: ProviderRefund,
    beforeMinor: number,
  ): Promise<Refund> {
    const amountMinor = other.amount.minor;
    const credits = creditsOfRefund(order, amountMinor, beforeMinor);
    const rest = { cause: 'provider', state: 'sent', pspRefundId: other.id } as const;
    const refund = await this.refunds.insert(tx, { orderId, memberId, amountMinor, currency, credits, ...rest });
    // The call that says how it ended may never come.
    if (other.status !== 'refunded') await this.orders.schedulePoll(tx, orderId, pauseBeforeRefundPoll(0), 0);
    return refund;
  }

  private async markRefunded(tx: Tx, { id, state }: Refund): Promise<void> {
    if (state === 'done') return;
    await this.refunds.setState(tx, id, 'done');
    await this.accounts.remove(tx, id);
    await this.outbox.tell(tx, refunded, { refundId: id });
  }
}

/** Whether the provider tells of this refund, of staff or of its own people; what ends a contract is followed by itself. */
const isOf = ({ id, cause, pspRefundId }: Refund, other: ProviderRefund): boolean =>
  (cause === 'provider' && pspRefundId === other.id) || (cause === 'staff' && other.refundId === id);
