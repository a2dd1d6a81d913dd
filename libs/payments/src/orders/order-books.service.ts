import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { DebitOrders } from '../direct-debit/debit-orders.service.js';
import { IssuesRepository } from '../issues/issues.repository.js';
import { MoneyRepository } from '../books/money.repository.js';
import { onceRef, purchaseRef } from '../books/entry-ids.js';
import type { Order } from './orders.repository.js';
import { WalletsRepository } from '../wallet/wallets.repository.js';

type Back = 'refund' | 'chargeback';

/** Writes what an order means into both books, credits and money. Each line has a name that happens once, so that writing again writes nothing. */
@Injectable()
export class OrderBooks {
  constructor(
    private readonly wallets: WalletsRepository,
    private readonly money: MoneyRepository,
    private readonly issues: IssuesRepository,
    private readonly debits: DebitOrders,
  ) {}

  async bookPayment(tx: Tx, order: Order): Promise<void> {
    const { id, payableMinor: priceMinor, vatMinor } = order;
    await this.money.record(tx, order, [
      { kind: 'payment', account: 'provider', contra: 'revenue', amountMinor: priceMinor - vatMinor, ref: id },
      { kind: 'payment_vat', account: 'provider', contra: 'vat', amountMinor: vatMinor, ref: id },
    ]);
    const isGranted = await this.grantPaid(tx, order);
    // The money came after the account was erased: nobody is there to use the credits, and finance gives it back.
    if (!isGranted) await this.issues.note(tx, { kind: 'paid_after_erasure', subject: id, orderId: id });
  }

  /** The credits of an order whose money came; of a debit, those that were not granted with it. */
  private async grantPaid(tx: Tx, order: Order): Promise<boolean> {
    const { id: orderId, memberId, credits, payableMinor: priceMinor, currency } = order;
    if (order.method !== 'directdebit')
      return this.wallets.grant(tx, memberId, purchaseRef(orderId, credits), {
        orderId,
        credits,
        priceMinor,
        ofCredits: credits,
        currency,
      });
    // What was used before the money came is paid for by it.
    await this.bookReceivable(tx, order, 0);
    return this.debits.grantRest(tx, order);
  }

  /** Takes back unused credits of an order, and answers how many there were. */
  async revoke(tx: Tx, order: Order, credits: number, why: Back): Promise<number> {
    return credits === 0 ? 0 : this.wallets.revoke(tx, order.memberId, credits, why, refOf(order, 'revoke'), order.id);
  }

  /** Gives credits again that were taken for money which has come again. */
  async restore(tx: Tx, order: Order, credits: number): Promise<void> {
    const { id: orderId, memberId, payableMinor: priceMinor, credits: ofCredits, currency } = order;
    if (credits > 0)
      await this.wallets.giveBack(tx, memberId, refOf(order, 'restore'), { orderId, credits, priceMinor, ofCredits, currency });
  }

  /** Books the way of what went back beyond `beforeMinor`, or came again when it is less; its VAT in proportion. */
  async bookBack(tx: Tx, order: Order, why: Back, beforeMinor: number, byMinor: number): Promise<void> {
    const vat = Math.abs(vatShare(order, beforeMinor + byMinor) - vatShare(order, beforeMinor));
    const net = Math.abs(byMinor) - vat;
    const ref = refOf(order, why);
    await this.money.record(
      tx,
      order,
      byMinor > 0
        ? [
            { kind: why, account: 'revenue', contra: 'provider', amountMinor: net, ref },
            { kind: `${why}_vat`, account: 'vat', contra: 'provider', amountMinor: vat, ref },
          ]
        : [
            { kind: `${why}_void`, account: 'provider', contra: 'revenue', amountMinor: net, ref },
            { kind: `${why}_void_vat`, account: 'provider', contra: 'vat', amountMinor: vat, ref },
          ],
    );
  }

  /** A bank took back what was used, or what had gone back before: so much is owed, with its VAT, which was due when it was used. */
  async bookReceivable(tx: Tx, order: Order, after: number): Promise<void> {
    const before = await this.money.receivableOf(tx, order.id);
    const vat = Math.abs(vatShare(order, after) - vatShare(order, before));
    const net = Math.abs(after - before) - vat;
    const ref = refOf(order, 'receivable');
    await this.money.record(
      tx,
      order,
      after > before
        ? [
            { kind: 'receivable', account: 'receivable', contra: 'revenue', amountMinor: net, ref },
            { kind: 'receivable_vat', account: 'receivable', contra: 'vat', amountMinor: vat, ref },
          ]
        : [
            { kind: 'receivable_void', account: 'revenue', contra: 'receivable', amountMinor: net, ref },
            { kind: 'receivable_void_vat', account: 'vat', contra: 'receivable', amountMinor: vat, ref },
          ],
    );
  }
}

/** The price of some credits of an order, rounded half up. */
export const priceOf = ({ payableMinor, credits }: Pick<Order, 'payableMinor' | 'credits'>, part: number): number =>
  Math.round((payableMinor * part) / credits);

const refOf = (order: Order, what: string): string => onceRef(order.id, what, order.movements);

const vatShare = ({ vatMinor, payableMinor }: Order, partMinor: number): number =>
  payableMinor === 0 ? 0 : Math.round((vatMinor * partMinor) / payableMinor);
