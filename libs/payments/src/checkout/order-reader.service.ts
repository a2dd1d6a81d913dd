import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { AppError, limits, type MemberId, type OrdersAnswer, type OrderView } from '#contracts';
import { opaqueCursor, Transactions } from '#database';
import { OrdersRepository } from '../orders/index.js';
import { OrderViews } from './order-views.service.js';

const position = opaqueCursor(z.object({ id: z.uuid() }));

/** Orders as their member reads them. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly views: OrderViews,
  ) {}

  one(memberId: MemberId, orderId: string): Promise<OrderView> {
    return this.transactions.read(async (tx) => {
      const order = await this.orders.findOwn(tx, memberId, orderId);
      if (!order) throw new AppError('order_not_found');
      return this.views.one(tx, order);
    });
  }

  list(memberId: MemberId, after: string | undefined): Promise<OrdersAnswer> {
    const before = position.decode(after);
    return this.transactions.read(async (tx) => {
      const found = await this.orders.listOf(tx, memberId, before?.id, limits.pageSize);
      const shown = found.slice(0, limits.pageSize);
      const last = shown.at(-1);
      return {
        payments: await this.views.all(tx, memberId, shown),
        next: found.length > shown.length && last ? position.encode({ id: last.id }) : null,
      };
    });
  }
}
