import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { OfficeOrderPage } from '#contracts-admin';
import type { Tx } from '#database';
import { InvoicesService, ledgerRefsOf, MoneyRequests, PaymentFacts } from '#payments';
import { OrderDebits } from '../direct-debits/order-debits.service.js';
import { OrdersOfficeRepository } from './orders-office.repository.js';
import { toOrderPage } from './orders-office.views.js';
import { PaymentIssuesOfficeRepository } from './payment-issues-office.repository.js';

/** Everything that is known of one order. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly office: OrdersOfficeRepository,
    private readonly issues: PaymentIssuesOfficeRepository,
    private readonly payments: PaymentFacts,
    private readonly invoices: InvoicesService,
    private readonly requests: MoneyRequests,
    private readonly debits: OrderDebits,
  ) {}

  /** `staffId`: who reads it. Throws `not_found`. */
  async of(tx: Tx, orderId: string, staffId: string): Promise<OfficeOrderPage> {
    const { order, refunds, creditsAtOnce } = await this.payments.withRefunds(tx, orderId);
    const facts = order && (await this.office.facts(tx, orderId));
    if (!order || !facts) throw new AppError('not_found');
    return toOrderPage(order, {
      facts,
      refunds,
      leftMinor: await this.requests.refundableOf(tx, order),
      withAccount: await this.office.refundsWithAccount(tx, orderId),
      debit: await this.debits.of(tx, orderId),
      events: await this.office.events(tx, orderId),
      papers: await this.invoices.listOf(tx, orderId),
      ledger: await this.office.ledger(
        tx,
        order.memberId,
        ledgerRefsOf(
          order,
          refunds.map(({ id }) => id),
          creditsAtOnce,
        ),
      ),
      money: await this.office.money(tx, orderId),
      issues: await this.issues.ofOrder(tx, orderId, staffId),
    });
  }
}
