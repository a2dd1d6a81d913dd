import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { IssuesRepository } from '../issues/index.js';
import { deterministicId } from '../books/index.js';
import type { Order } from '../orders/index.js';
import { chargebackReversed, refunded, refundUndone } from '../payments.events.js';
import { RefundsRepository } from './refunds.repository.js';

/** What a member's bank took back of an order, or paid again, and how many credits went with it. */
export interface BankMovement {
  /** Below zero: the bank paid it again. */
  readonly byMinor: number;
  readonly taken: number;
  readonly restored: number;
}

/** What the member reads, and finance, of money that a bank took back and of what it paid again. */
@Injectable()
export class Chargebacks {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly issues: IssuesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The order says already what the bank holds now, and its row is locked by the caller. */
  async record(tx: Tx, order: Order, { byMinor, taken, restored: credits }: BankMovement): Promise<void> {
    const { id: orderId, movements } = order;
    if (byMinor === 0) return;
    if (byMinor > 0) await this.issues.note(tx, { kind: 'charged_back', subject: orderId, orderId });
    await this.matchTotal(tx, order, taken - credits);
    if (byMinor > 0) return;
    // What was withdrawn from stays so: the member gets no credits for what the bank paid again, and finance looks at the money.
    if (await this.refunds.withdrawalOf(tx, orderId))
      await this.issues.note(tx, { kind: 'returned_after_end', subject: orderId, orderId, details: { amountMinor: -byMinor } });
    const key = deterministicId(orderId, 'chargeback reversed', movements);
    await this.outbox.tell(tx, chargebackReversed, { key, orderId, amountMinor: -byMinor, credits });
  }

  /** Lets the chargebacks that the member reads of add up to what the bank holds, and to the credits that went with it: `moved` more than before. */
  private async matchTotal(tx: Tx, order: Order, moved: number): Promise<void> {
    const standing = await this.refunds.standingChargebacks(tx, order.id);
    let minor = order.chargedBackMinor - standing.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    let credits = moved;
    for (const chargeback of standing) {
      if (minor >= 0) break;
      await this.refunds.setState(tx, chargeback.id, 'failed');
      await this.outbox.tell(tx, refundUndone, { refundId: chargeback.id });
      minor += chargeback.amountMinor;
      credits += chargeback.credits;
    }
    if (minor <= 0) return;
    const { id: orderId, memberId, currency } = order;
    const rest = { cause: 'chargeback', state: 'done' } as const;
    const refund = await this.refunds.insert(tx, {
      orderId,
      memberId,
      amountMinor: minor,
      currency,
      credits: Math.max(0, credits),
      ...rest,
    });
    await this.outbox.tell(tx, refunded, { refundId: refund.id });
  }
}
