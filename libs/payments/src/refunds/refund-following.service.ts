import { Injectable } from '@nestjs/common';
import { endsContract } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { BankAccountsRepository } from '../bank-accounts/index.js';
import { IssuesRepository } from '../issues/index.js';
import { creditsOfRefund, OrdersRepository, pauseBeforeRefundPoll, pauseBeforeNextTransfer, priceOf, type Order } from '../orders/index.js';
import { refundAsked, refunded, refundFailed, refundUndone } from '../payments.events.js';
import { PaymentProvider, type ProviderPayment, type ProviderRefund } from '../provider/index.js';
import { RefundsRepository, type Refund } from './refunds.repository.js';
import { isPaidElsewhere, type DeclaredWithdrawal } from './declared-withdrawal.policy.js';

const isOff = ({ status }: ProviderRefund): boolean => status === 'failed' || status === 'canceled';

/** Lets the refunds of an order say what the provider says of each, in both directions: ours, and those that somebody makes at the provider. */
@Injectable()
export class RefundFollowing {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly provider: PaymentProvider,
    private readonly issues: IssuesRepository,
    private readonly accounts: BankAccountsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** What the provider lists for a payment; nothing is asked while there is nothing to know. Throws a `ProviderError`. */
  async listedFor({ id, orderId, refundedMinor }: ProviderPayment): Promise<readonly ProviderRefund[]> {
    const hasOwn = async () => orderId !== null && (await this.transactions.read((tx) => this.refunds.ofOrders(tx, [orderId]))).length > 0;
    return refundedMinor > 0 || (await hasOwn()) ? this.provider.listRefunds(id) : [];
  }

  /** The member's withdrawal from an order, as the provider's list has it; null when there is none. */
  async withdrawalOf(tx: Tx, orderId: string, listed: readonly ProviderRefund[]): Promise<DeclaredWithdrawal | null> {
    const refund = await this.refunds.withdrawalOf(tx, orderId);
    if (!refund) return null;
    const transfer = transferOf(refund, listed);
    const isPaidBack = transfer?.status === 'refunded' || isPaidElsewhere(refund);
    return { credits: refund.credits, amountMinor: refund.amountMinor, isCounted: transfer !== undefined, isPaidBack };
  }

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

  /**
   * A transfer of ours that did not arrive is made again some times: the withdrawal stands whatever becomes of it. What staff paid back is not owed:
   * whoever asked for it asks again.
   */
  async handleFailedTransfer(tx: Tx, { id, orderId, cause, amountMinor }: Refund): Promise<void> {
    if (cause === 'staff') {
      await this.refunds.close(tx, id, 'failed');
      return this.noteStaffRefund(tx, { id, orderId, amountMinor }, false);
    }
    const failed = await this.refunds.countFailedTransfer(tx, id);
    const pause = pauseBeforeNextTransfer(failed);
    if (pause !== null) {
      await this.refunds.scheduleTransfer(tx, id, pause);
      return this.orders.schedulePoll(tx, orderId, pause, 0);
    }
    await this.refunds.close(tx, id, 'failed');
    await this.issues.note(tx, { kind: 'refund_failed', subject: id, orderId });
    await this.outbox.tell(tx, refundFailed, { refundId: id });
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
      await this.handleFailedTransfer(tx, { ...refund, orderId });
  }

  private async syncOther(tx: Tx, order: Order, known: readonly Refund[], other: ProviderRefund, beforeMinor: number): Promise<void> {
    const row = known.find((refund) => isOf(refund, other));
    if (isOff(other)) return row && row.state !== 'failed' ? this.reverse(tx, row, known.some(endsContract)) : undefined;
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

  /** Where the contract ended meanwhile, the member gets no credits for the money that came again: finance pays it. */
  private async reverse(tx: Tx, { id, state, orderId, amountMinor, cause }: Refund, hasEnded: boolean): Promise<void> {
    await this.refunds.setState(tx, id, 'failed');
    if (cause === 'staff') await this.noteStaffRefund(tx, { id, orderId, amountMinor }, hasEnded);
    else if (hasEnded) await this.issues.note(tx, { kind: 'returned_after_end', subject: id, orderId, details: { amountMinor } });
    if (state === 'done') await this.outbox.tell(tx, refundUndone, { refundId: id });
  }

  /** What of it the member's withdrawal does not pay is for finance. `wasCounted`: its credits had been taken for it, and stay away after an end. */
  private async noteStaffRefund(tx: Tx, refund: Pick<Refund, 'id' | 'orderId' | 'amountMinor'>, wasCounted: boolean): Promise<void> {
    const { id, orderId } = refund;
    const amountMinor = refund.amountMinor - (await this.addToWithdrawal(tx, refund));
    if (amountMinor === 0) return;
    const kind = wasCounted ? 'returned_after_end' : 'refund_failed';
    await this.issues.note(tx, { kind, subject: id, orderId, details: { amountMinor } });
  }

  /**
   * What staff paid back was taken off the member's withdrawal, and did not arrive: the withdrawal asks for it, as far as it is its share. Only one of
   * which nothing was ever asked for: what is on its way is not raised. Answers how much it asks for.
   */
  private async addToWithdrawal(tx: Tx, { orderId, amountMinor }: Pick<Refund, 'orderId' | 'amountMinor'>): Promise<number> {
    const [order, end] = [await this.orders.find(tx, orderId), await this.refunds.lockWithdrawalOf(tx, orderId)];
    if (!order || end?.state !== 'done' || end.amountMinor > 0 || end.failedTransfers > 0) return 0;
    const owed = Math.min(amountMinor, priceOf(order, end.credits));
    if (owed === 0) return 0;
    await this.refunds.requestAmount(tx, end.id, { amountMinor: owed, credits: end.credits });
    await this.outbox.tell(tx, refundAsked, { refundId: end.id });
    return owed;
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

/** The transfer of our refund that is under way or has arrived: a failed one has a later one after it, or none. */
export const transferOf = ({ id }: Pick<Refund, 'id'>, listed: readonly ProviderRefund[]): ProviderRefund | undefined =>
  listed.find((told) => told.refundId === id && !isOff(told));
