import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ledgerRefsOf, MoneyRequests, PaymentFacts, type Order } from '#payments';
import { OrdersOfficeRepository } from './orders-office.repository.js';
import type { MoneyParts } from './orders-office.views.js';

/** What became of the money and the credits of an order: what went back, what could still, and its lines in both books. */
@Injectable()
export class OrderMoney {
  constructor(
    private readonly office: OrdersOfficeRepository,
    private readonly payments: PaymentFacts,
    private readonly requests: MoneyRequests,
  ) {}

  /** Undefined when there is no such order. */
  async of(tx: Tx, orderId: string): Promise<(MoneyParts & { readonly order: Order }) | undefined> {
    const { order, refunds, creditsAtOnce } = await this.payments.withRefunds(tx, orderId);
    if (!order) return undefined;
    const refundIds = refunds.map(({ id }) => id);
    return {
      order,
      refunds,
      leftMinor: await this.requests.refundableOf(tx, order),
      withAccount: await this.office.refundsWithAccount(tx, orderId),
      ledger: await this.office.ledger(tx, order.memberId, ledgerRefsOf(order, refundIds, creditsAtOnce)),
      money: await this.office.money(tx, orderId),
    };
  }
}
