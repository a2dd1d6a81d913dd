import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { IssuesRepository } from './issues.repository.js';
import { MoneyRepository, type MoneyKind } from './money.repository.js';
import { onceRef, purchaseRef } from './once-ref.js';
import type { Order } from './orders.repository.js';
import { WalletsRepository } from './wallets.repository.js';

type Back = 'refund' | 'chargeback';

/** Writes what an order means into both books, credits and money. Each line has a name that happens once, so that writing again writes nothing. */
@Injectable()
export class OrderBooks {
  constructor(
    private readonly wallets: WalletsRepository,
    private readonly money: MoneyRepository,
    private readonly issues: IssuesRepository,
  ) {}

  async bookPayment(tx: Tx, order: Order): Promise<void> {
    const { id, credits, payableMinor: priceMinor, currency, vatMinor } = order;
    await this.money.record(tx, order, [
      { kind: 'payment', account: 'provider', contra: 'revenue', amountMinor: priceMinor - vatMinor, ref: id },
      { kind: 'payment_vat', account: 'provider', contra: 'vat', amountMinor: vatMinor, ref: id },
    ]);
    const isGranted = await this.wallets.grant(tx, order.memberId, purchaseRef(id, credits), {
      orderId: id,
      credits,
      priceMinor,
      currency,
    });
    // The money came after the account was erased: nobody is there to use the credits, and finance gives it back.
    if (!isGranted) await this.issues.note(tx, { kind: 'paid_after_erasure', subject: id, orderId: id });
  }

  /** Takes back unused credits of an order, up to a total over all its refunds, and answers how many there were. */
  async revoke(tx: Tx, order: Order, credits: number, why: Back): Promise<number> {
    if (credits === 0) return 0;
    const ref = onceRef(order.id, 'revoke', order.revokedCredits + credits);
    return this.wallets.revoke(tx, order.memberId, credits, why, ref, order.id);
  }

  /** Books money that went back beyond `beforeMinor`, its VAT in proportion. */
  async bookBack(tx: Tx, order: Order, why: Back, beforeMinor: number, amountMinor: number): Promise<void> {
    const after = beforeMinor + amountMinor;
    const vat = vatShare(order, after) - vatShare(order, beforeMinor);
    // After a refund that came to nothing, the same amount may go back once more.
    const ref = onceRef(order.id, why, after, await this.money.countVoids(tx, order.id));
    const vatKind: MoneyKind = why === 'refund' ? 'refund_vat' : 'chargeback_vat';
    await this.money.record(tx, order, [
      { kind: why, account: 'revenue', contra: 'provider', amountMinor: amountMinor - vat, ref },
      { kind: vatKind, account: 'vat', contra: 'provider', amountMinor: vat, ref },
    ]);
  }

  /** Books that money of a refund did not leave after all. */
  async bookVoid(tx: Tx, order: Order, amountMinor: number): Promise<void> {
    const vat = vatShare(order, order.refundedMinor) - vatShare(order, order.refundedMinor - amountMinor);
    const ref = onceRef(order.id, 'refund_void', order.refundedMinor, await this.money.countVoids(tx, order.id));
    await this.money.record(tx, order, [
      { kind: 'refund_void', account: 'provider', contra: 'revenue', amountMinor: amountMinor - vat, ref },
      { kind: 'refund_void_vat', account: 'provider', contra: 'vat', amountMinor: vat, ref },
    ]);
  }

  /** The member used credits whose money a bank took back: they owe them. */
  async bookReceivable(tx: Tx, order: Order, credits: number): Promise<void> {
    const amountMinor = Math.round((order.payableMinor * credits) / order.credits);
    const ref = onceRef(order.id, 'receivable', order.revokedCredits + credits);
    await this.money.record(tx, order, [{ kind: 'receivable', account: 'receivable', contra: 'revenue', amountMinor, ref }]);
  }
}

const vatShare = ({ vatMinor, payableMinor }: Order, partMinor: number): number =>
  payableMinor === 0 ? 0 : Math.round((vatMinor * partMinor) / payableMinor);
