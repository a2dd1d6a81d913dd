import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type OrderView } from '#contracts';
import { Clock, type Tx } from '#database';
import { dateIn } from '../calendar/index.js';
import { DebitReader } from '../direct-debit/index.js';
import { InvoicesService } from '../invoices/index.js';
import { BuyersRepository, type Order } from '../orders/index.js';
import { RefundsRepository } from '../refunds/index.js';
import { toOrderView } from './order.views.js';

/** What a member sees of orders: each with its refunds, papers and debit, on the member's own day. */
@Injectable()
export class OrderViews {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly invoices: InvoicesService,
    private readonly debits: DebitReader,
    private readonly buyers: BuyersRepository,
    private readonly clock: Clock,
  ) {}

  async one(tx: Tx, order: Order): Promise<OrderView> {
    const [view] = await this.all(tx, order.memberId, [order]);
    if (!view) throw new AppError('order_not_found');
    return view;
  }

  /** In the order in which they come; all of one member. */
  async all(tx: Tx, memberId: MemberId, orders: readonly Order[]): Promise<OrderView[]> {
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
