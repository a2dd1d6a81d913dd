import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { IssuesRepository } from '../issues/index.js';
import { OrdersRepository, pauseBeforeNextTransfer, priceOf } from '../orders/index.js';
import { refundAsked, refundFailed, refundUndone } from '../payments.events.js';
import { RefundsRepository, type Refund } from './refunds.repository.js';

/** Refunds whose money did not arrive, or came again. The order's row is locked by the caller. */
@Injectable()
export class FailedRefunds {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly issues: IssuesRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A transfer of ours that did not arrive is made again some times: the withdrawal stands whatever becomes of it. What staff paid back is not owed:
   * whoever asked for it asks again.
   */
  async handleTransfer(tx: Tx, { id, orderId, cause, amountMinor }: Refund): Promise<void> {
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

  /** Where the contract ended meanwhile, the member gets no credits for the money that came again: finance pays it. */
  async reverse(tx: Tx, { id, state, orderId, amountMinor, cause }: Refund, hasEnded: boolean): Promise<void> {
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
}
