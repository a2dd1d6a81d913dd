import { Injectable } from '@nestjs/common';
import { AppError, type InvoiceLink, type MemberId } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import type { ExportedFile } from '#member-data';
import { done, skipped, type JobOutcome } from '#queues';
import { SiteService } from '#site';
import { OrdersRepository, type Order } from '../orders.repository.js';
import { creditNoted, invoiced } from '../payments.events.js';
import { RefundsRepository, type Refund } from '../refunds.repository.js';
import { creditNoteContent, invoiceContent, numberText } from './invoice-content.js';
import { drawInvoice } from './invoice-pdf.js';
import type { InvoiceKind } from './invoice.entity.js';
import { InvoicesRepository, type Invoice } from './invoices.repository.js';

export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Gives invoices and credit notes their numbers, without gaps for each company and year. A job does it, not the settlement: nobody who buys
 * waits for a number. What stands on a paper is written down once; its PDF is drawn from that whenever somebody wants it.
 */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: InvoicesRepository,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly sites: SiteService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The invoice of a paid order. A repeat changes nothing. */
  issueInvoice(claim: Claim, orderId: string): Promise<JobOutcome> {
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const order = await this.orders.find(tx, orderId);
      if (!order) return skipped('no such order');
      return (await this.invoiceOf(tx, order)) ? done : skipped('not paid');
    });
  }

  /** The credit note of money that went back, after the invoice, whichever job came first. A repeat changes nothing. */
  issueCreditNote(claim: Claim, refundId: string): Promise<JobOutcome> {
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const refund = await this.refunds.find(tx, refundId);
      if (refund?.state !== 'done' || refund.amountMinor === 0) return skipped('nothing went back');
      const order = await this.orders.find(tx, refund.orderId);
      const invoice = order && (await this.invoiceOf(tx, order));
      if (!invoice) return skipped('nothing was paid');
      await this.creditNoteOf(tx, invoice, refund);
      return done;
    });
  }

  /** The papers of orders, by the id of the order. */
  async linksOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, InvoiceLink[]>> {
    const invoices = await this.invoices.ofOrders(tx, orderIds);
    const papersOf = (id: string) => invoices.filter(({ orderId }) => orderId === id);
    return new Map(orderIds.map((id) => [id, papersOf(id).map(toLink)]));
  }

  /** The PDF for its member; throws `not_found` for everybody else. */
  async ownFile(memberId: MemberId, id: string): Promise<InvoiceFile> {
    const invoice = await this.transactions.read((tx) => this.invoices.findOwn(tx, memberId, id));
    if (!invoice) throw new AppError('not_found');
    return toFile(invoice);
  }

  /** The PDF of an order's invoice, or of a refund's credit note; null before it is issued. */
  async fileOf(kind: InvoiceKind, ref: string): Promise<InvoiceFile | null> {
    const invoice = await this.transactions.read((tx) => this.invoices.findByRef(tx, kind, ref));
    return invoice && toFile(invoice);
  }

  /** Every paper of a member, drawn when its turn comes. */
  async exported(tx: Tx, memberId: string): Promise<ExportedFile[]> {
    const invoices = await this.invoices.ofMember(tx, memberId);
    return invoices.map((invoice) => ({ name: `invoices/${fileName(invoice)}`, make: () => drawInvoice(invoice) }));
  }

  private async invoiceOf(tx: Tx, order: Order): Promise<Invoice | null> {
    const { id: orderId, memberId, company, siteId, paidAt } = order;
    if (!paidAt) return null;
    await this.invoices.lockNumbers(tx, company.id, 'invoice');
    const known = await this.invoices.findByRef(tx, 'invoice', orderId);
    if (known) return known;
    const site = await this.sites.byId(siteId);
    const issuedAt = this.clock.now();
    const content = invoiceContent(order, paidAt, site.name, issuedAt);
    const series = { companyId: company.id, kind: 'invoice', year: yearOf(content.issuedOn) } as const;
    const invoice = await this.invoices.insertNext(tx, { ...series, orderId, memberId, ref: orderId, content, issuedAt });
    await this.outbox.tell(tx, invoiced, { orderId });
    return invoice;
  }

  private async creditNoteOf(tx: Tx, invoice: Invoice, refund: Refund): Promise<void> {
    const { companyId, orderId, memberId } = invoice;
    await this.invoices.lockNumbers(tx, companyId, 'credit_note');
    if (await this.invoices.findByRef(tx, 'credit_note', refund.id)) return;
    const earlier = await this.invoices.contentsOf(tx, orderId, 'credit_note');
    const earlierMinor = earlier.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    const issuedAt = this.clock.now();
    const content = creditNoteContent(invoice, refund, earlierMinor, issuedAt);
    const series = { companyId, kind: 'credit_note', year: yearOf(content.issuedOn) } as const;
    await this.invoices.insertNext(tx, { ...series, orderId, memberId, ref: refund.id, content, issuedAt });
    await this.outbox.tell(tx, creditNoted, { refundId: refund.id });
  }
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

const toLink = (invoice: Invoice): InvoiceLink => ({
  kind: invoice.kind,
  number: numberText(invoice),
  path: `/api/invoices/${invoice.id}`,
});

const toFile = async (invoice: Invoice): Promise<InvoiceFile> => ({ name: fileName(invoice), bytes: await drawInvoice(invoice) });

const fileName = (invoice: Invoice): string => `${invoice.kind === 'invoice' ? 'invoice' : 'credit-note'}-${numberText(invoice)}.pdf`;
