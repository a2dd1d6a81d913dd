import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { AppError, limits, type MemberId, type OrdersAnswer, type OrderView } from '#contracts';
import { Clock, opaqueCursor, Transactions, type Tx } from '#database';
import { BuyersRepository, OrdersRepository, type Order } from '../orders/index.js';
import { DebitReader } from '../direct-debit/index.js';
import { InvoicesService } from '../invoices/index.js';
import { toOrderView } from './order.views.js';
import { RefundsRepository } from '../refunds/index.js';
import { dateIn } from '../calendar/index.js';

const position = opaqueCursor(z.object({ id: z.uuid() }));

/** Orders as their member sees them. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly invoices: InvoicesService,
    private readonly debits: DebitReader,
    private readonly buyers: BuyersRepository,
    private readonly clock: Clock,
  ) {}

  one(memberId: MemberId, orderId: string): Promise<OrderView> {
    return this.transactions.read(async (tx) => {
      const order = await this.orders.findOwn(tx, memberId, orderId);
      if (!order) throw new AppError('order_not_found');
      return this.view(tx, order);
    });
  }

  list(memberId: MemberId, after: string | undefined): Promise<OrdersAnswer> {
    const before = position.decode(after);
    return this.transactions.read(async (tx) => {
      const found = await this.orders.listOf(tx, memberId, before?.id, limits.pageSize);
      const shown = found.slice(0, limits.pageSize);
      const last = shown.at(-1);
      return {
        payments: await this.views(tx, memberId, shown),
        next: found.length > shown.length && last ? position.encode({ id: last.id }) : null,
      };
    });
  }

  async view(tx: Tx, order: Order): Promise<OrderView> {
    const [view] = await this.views(tx, order.memberId, [order]);
    if (!view) throw new AppError('order_not_found');
    return view;
  }

  private async views(tx: Tx, memberId: MemberId, orders: readonly Order[]): Promise<OrderView[]> {
    const ids = orders.map(({ id }) => id);
    const refunds = await this.refunds.ofOrders(tx, ids);
    const invoices = await this.invoices.linksOf(tx, ids);
    const debits = await this.debits.ofOrders(tx, orders);
    const buyer = await this.buyers.find(tx, memberId);
    const today = dateIn(buyer?.zone ?? 'UTC', buyer?.now ?? this.clock.now());
    return orders.map((order) =>
      toOrderView(order, {
        refunds: refunds.filter(({ orderId }) => orderId === order.id),
        invoices: invoices.get(order.id) ?? [],
        debit: debits.get(order.id) ?? null,
        today,
      }),
    );
  }
}
