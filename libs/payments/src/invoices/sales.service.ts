import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { bookDay } from '../calendar/index.js';
import { EuroRates, type EuroRate } from '../euro-rates/index.js';
import { OrdersRepository, type Order } from '../orders/index.js';

export interface Sale {
  readonly order: Order;
  readonly paidAt: Date;
  /** The name of the site on which it was bought. */
  readonly site: string;
  /** What a euro cost on the day on which it was paid. */
  readonly rate: EuroRate;
}

/** Paid orders with what an invoice says besides. */
@Injectable()
export class Sales {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly sites: SiteService,
    private readonly euroRates: EuroRates,
  ) {}

  /** Null when it is not paid. Read before numbers of invoices are held: whoever holds them waits for no other connection. */
  async find(orderId: string): Promise<Sale | null> {
    const order = await this.transactions.read((tx) => this.orders.find(tx, orderId));
    if (!order?.paidAt) return null;
    // Where there is no VAT, there is none to be told in euros.
    const rate = await this.euroRates.needed(order.vatMinor > 0 ? order.currency : 'EUR', bookDay(order.paidAt));
    return { order, paidAt: order.paidAt, site: (await this.sites.byId(order.siteId)).name, rate };
  }
}
