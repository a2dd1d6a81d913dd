import { Injectable } from '@nestjs/common';
import type { MemberId, Money } from '#contracts';
import type { Tx } from '#database';
import { DebitsRepository } from '../direct-debit/index.js';
import { LedgerReaderRepository, type PricedRow } from './ledger-reader.repository.js';
import { ledgerRefsOf } from '../books/index.js';
import { OrdersRepository, priceOf, type Order } from '../orders/index.js';
import { RefundsRepository } from '../refunds/index.js';

/** Orders of a member whose lines are told apart; who has more reads the older ones without. */
const MOST_ORDERS = 200;

export type PricedLine = Omit<PricedRow, 'minor' | 'currency'> & {
  readonly orderId: string | null;
  /** What was paid for the credits: more than 0 when they came, less when they were used or taken back; null where they were given. */
  readonly price: Money | null;
};

/** A member's book as staff explain it: what each line was for, and what its credits had cost in money. */
@Injectable()
export class LedgerReader {
  constructor(
    private readonly lines: LedgerReaderRepository,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly debits: DebitsRepository,
  ) {}

  /** The newest lines, the newest first. */
  async newest(tx: Tx, memberId: MemberId, limit: number): Promise<PricedLine[]> {
    const rows = await this.lines.newest(tx, memberId, limit);
    const orders = await this.ordersByRef(tx, memberId);
    return rows.map(({ minor, currency, ...row }) => {
      const order = orders.get(row.ref);
      const price = order
        ? { minor: priceOf(order, row.amount), currency: order.currency }
        : minor !== null && currency
          ? { minor: -minor, currency }
          : null;
      return { ...row, orderId: order?.id ?? null, price };
    });
  }

  private async ordersByRef(tx: Tx, memberId: MemberId): Promise<ReadonlyMap<string, Order>> {
    const orders = await this.orders.listOf(tx, memberId, undefined, MOST_ORDERS);
    const refunds = await this.refunds.ofOrders(
      tx,
      orders.map(({ id }) => id),
    );
    const debits = await this.debits.ofOrders(
      tx,
      orders.filter(({ method }) => method === 'directdebit').map(({ id }) => id),
    );
    const refsOf = (order: Order) =>
      ledgerRefsOf(
        order,
        refunds.filter(({ orderId }) => orderId === order.id).map(({ id }) => id),
        debits.find(({ orderId }) => orderId === order.id)?.creditsAtOnce,
      );
    return new Map(orders.flatMap((order) => refsOf(order).map((ref) => [ref, order] as const)));
  }
}
