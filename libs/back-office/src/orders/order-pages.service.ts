import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { OfficeOrderPage } from '#contracts-admin';
import type { Tx } from '#database';
import { InvoicesService } from '#payments';
import { OrderDebits } from '../direct-debits/index.js';
import { OrderEventsRepository } from '../order-events/index.js';
import { OrderMoney } from './order-money.service.js';
import { OrdersOfficeRepository } from './orders-office.repository.js';
import { toOrderPage } from './orders-office.views.js';
import { PaymentIssuesOfficeRepository } from './payment-issues-office.repository.js';

/** Everything that is known of one order. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly office: OrdersOfficeRepository,
    private readonly money: OrderMoney,
    private readonly debits: OrderDebits,
    private readonly events: OrderEventsRepository,
    private readonly invoices: InvoicesService,
    private readonly issues: PaymentIssuesOfficeRepository,
  ) {}

  /** `staffId`: who reads it. Throws `not_found`. */
  async of(tx: Tx, orderId: string, staffId: string): Promise<OfficeOrderPage> {
    const found = await this.money.of(tx, orderId);
    const facts = found && (await this.office.facts(tx, orderId));
    if (!found || !facts) throw new AppError('not_found');
    const { order, ...money } = found;
    return toOrderPage(order, {
      ...money,
      facts,
      debit: await this.debits.of(tx, orderId),
      events: await this.events.ofOrder(tx, orderId),
      papers: await this.invoices.listOf(tx, orderId),
      issues: await this.issues.ofOrder(tx, orderId, staffId),
    });
  }
}
