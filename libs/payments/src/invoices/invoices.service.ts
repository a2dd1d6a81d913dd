import { Injectable } from '@nestjs/common';
import { AppError, endsContract, type InvoiceLink, type MemberId, type Money } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import type { ExportedFile } from '#member-data';
import { done, skipped, type JobOutcome } from '#queues';
import { SiteService } from '#site';
import { Billing } from '../billing/billing.service.js';
import { EuroRates } from '../euro-rates/euro-rates.service.js';
import type { EuroRate } from '../euro-rates/euro-rates.policy.js';
import { OrdersRepository, type Order } from '../orders/orders.repository.js';
import { bookDay } from '../calendar/days.js';
import { creditNoted, invoiced } from '../payments.events.js';
import { deterministicId } from '../books/entry-ids.js';
import { priceOf } from '../orders/order-amounts.policy.js';
import { RefundsRepository, type Refund } from '../refunds/refunds.repository.js';
import { correctionContent, creditNoteContent, invoiceContent, numberText, sumOf } from './invoice-content.js';
import { drawInvoice } from './invoice-pdf.js';
import type { InvoiceContent, InvoiceKind } from './invoice.entity.js';
import { InvoicesRepository, type Invoice } from './invoices.repository.js';

export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** As a list names it. */
export interface IssuedPaper {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedAt: Date;
  readonly amount: Money;
}

type DrawnPaper = Parameters<typeof drawInvoice>[0];

interface Sold {
  readonly order: Order;
  readonly paidAt: Date;
  readonly site: string;
  /** What a euro cost on the day on which it was paid. */
  readonly rate: EuroRate;
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
    private readonly billing: Billing,
    private readonly sites: SiteService,
    private readonly euroRates: EuroRates,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The invoice of a paid order. A repeat changes nothing. */
  async issueInvoice(claim: Claim, orderId: string): Promise<JobOutcome> {
    const sold = await this.soldBy(orderId);
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      if (!sold) return skipped('not paid');
      await this.invoiceOf(tx, sold);
      return done;
    });
  }

  /**
   * The credit note of money that went back, after the invoice, whichever job came first; and an invoice that takes the note back, when the money
   * came again after it. A repeat changes nothing.
   */
  async issueCreditNote(claim: Claim, refundId: string): Promise<JobOutcome> {
    const refund = await this.transactions.read((tx) => this.refunds.find(tx, refundId));
    const sold = refund && (await this.soldBy(refund.orderId));
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const amountMinor = sold && refund ? creditedMinor(sold.order, refund) : 0;
      if (!sold || !refund || amountMinor === 0) return skipped('nothing went back');
      // Whoever holds the numbers of the invoices is alone with these papers.
      const invoice = await this.invoiceOf(tx, sold);
      const now = await this.refunds.find(tx, refundId);
      const { notes, corrections } = await this.invoices.returnsOf(tx, { refundId });
      const last = notes.length > corrections.length ? notes.at(-1) : undefined;
      if (now?.state === 'done' && !last) await this.creditNoteOf(tx, invoice, { ...now, amountMinor }, notes.length);
      else if (now?.state === 'failed' && last && !endsContract(now)) await this.correctionOf(tx, last, corrections.length);
      else return skipped('the papers say what is true');
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
    const [paper] = await this.transactions.read(async (tx) => this.papersOf(tx, await this.invoices.findOwn(tx, memberId, id)));
    if (!paper) throw new AppError('not_found');
    return toFile(paper);
  }

  /** The PDF of an order's invoice, or of a refund's credit note; null before it is issued. */
  async fileOf(kind: InvoiceKind, ref: string): Promise<InvoiceFile | null> {
    const [paper] = await this.transactions.read(async (tx) =>
      this.papersOf(
        tx,
        kind === 'invoice'
          ? await this.invoices.findByRef(tx, kind, ref)
          : (await this.invoices.returnsOf(tx, { refundId: ref })).notes.at(-1),
      ),
    );
    return paper ? toFile(paper) : null;
  }

  /** Every paper of an order, as they were issued. */
  async filesOf(orderId: string): Promise<InvoiceFile[]> {
    const papers = await this.transactions.read(async (tx) => this.papersOf(tx, ...(await this.invoices.ofOrders(tx, [orderId]))));
    return Promise.all(papers.map(toFile));
  }

  /** One for staff, with its order; null when there is none. */
  async staffFile(id: string): Promise<{ readonly orderId: string; readonly file: InvoiceFile } | null> {
    const [paper] = await this.transactions.read(async (tx) => this.papersOf(tx, await this.invoices.find(tx, id)));
    return paper ? { orderId: paper.orderId, file: await toFile(paper) } : null;
  }

  /** The papers of an order with what stands on each, as they were issued. */
  async listOf(tx: Tx, orderId: string): Promise<IssuedPaper[]> {
    const invoices = await this.invoices.ofOrders(tx, [orderId]);
    return invoices.map(({ id, kind, issuedAt, content, ...of }) => ({
      id,
      kind,
      number: numberText({ kind, ...of }),
      issuedAt,
      amount: { minor: content.totalMinor, currency: content.currency },
    }));
  }

  /** Every paper of a member, drawn when its turn comes. */
  async exported(tx: Tx, memberId: string): Promise<ExportedFile[]> {
    const papers = await this.papersOf(tx, ...(await this.invoices.ofMember(tx, memberId)));
    return papers.map((paper) => ({ name: `invoices/${fileName(paper)}`, make: () => drawInvoice(paper) }));
  }

  /** Papers with the name and address of their order; those that are not there are left out. */
  private async papersOf(tx: Tx, ...invoices: readonly (Invoice | null | undefined)[]): Promise<DrawnPaper[]> {
    const found = invoices.filter((invoice) => invoice !== null && invoice !== undefined);
    const billing = await this.billing.ofOrders(
      tx,
      found.map(({ orderId }) => orderId),
    );
    return found.map((invoice) => ({ ...invoice, billing: billing.get(invoice.orderId) ?? null }));
  }

  /** A paid order, the name of its site and the rate of its day, read before the numbers are held: whoever holds them waits for no other connection. */
  private async soldBy(orderId: string): Promise<Sold | null> {
    const order = await this.transactions.read((tx) => this.orders.find(tx, orderId));
    if (!order?.paidAt) return null;
    // Where there is no VAT, there is none to be told in euros.
    const rate = await this.euroRates.needed(order.vatMinor > 0 ? order.currency : 'EUR', bookDay(order.paidAt));
    return { order, paidAt: order.paidAt, site: (await this.sites.byId(order.siteId)).name, rate };
  }

  private async invoiceOf(tx: Tx, { order, paidAt, site, rate }: Sold): Promise<Invoice> {
    const { id: orderId, memberId, company } = order;
    await this.invoices.lockNumbers(tx, company.id, 'invoice');
    const known = await this.invoices.findByRef(tx, 'invoice', orderId);
    if (known) return known;
    const issuedAt = this.clock.now();
    const content = invoiceContent(order, paidAt, site, rate, issuedAt);
    const series = { companyId: company.id, kind: 'invoice', year: yearOf(content.issuedOn) } as const;
    const invoice = await this.invoices.insertNext(tx, { ...series, orderId, memberId, ref: orderId, refundId: null, content, issuedAt });
    await this.outbox.tell(tx, invoiced, { orderId });
    return invoice;
  }

  /** `before`: how many notes of the same refund there are that no longer count. */
  private async creditNoteOf(tx: Tx, invoice: Invoice, refund: Refund, before: number): Promise<void> {
    const { companyId, orderId, memberId } = invoice;
    await this.invoices.lockNumbers(tx, companyId, 'credit_note');
    const { notes, corrections } = await this.invoices.returnsOf(tx, { orderId });
    const issuedAt = this.clock.now();
    const content = creditNoteContent(invoice, refund, sumOf(contentsOf(notes), contentsOf(corrections)), issuedAt);
    const series = { companyId, kind: 'credit_note', year: yearOf(content.issuedOn) } as const;
    const ref = before === 0 ? refund.id : deterministicId(refund.id, 'credit note', before);
    await this.invoices.insertNext(tx, { ...series, orderId, memberId, ref, refundId: refund.id, content, issuedAt });
    await this.outbox.tell(tx, creditNoted, { refundId: refund.id });
  }

  private async correctionOf(tx: Tx, note: Invoice, before: number): Promise<void> {
    const { companyId, orderId, memberId, refundId } = note;
    const issuedAt = this.clock.now();
    const content = correctionContent(note, issuedAt);
    const series = { companyId, kind: 'invoice', year: yearOf(content.issuedOn) } as const;
    const ref = deterministicId(note.ref, 'correction', before);
    await this.invoices.insertNext(tx, { ...series, orderId, memberId, ref, refundId, content, issuedAt });
  }
}

const contentsOf = (papers: readonly Invoice[]): InvoiceContent[] => papers.map(({ content }) => content);

/** What a bank takes back for credits that were used stays owed, and stays on the invoice. */
const creditedMinor = (order: Order, { cause, amountMinor, credits }: Refund): number =>
  cause === 'chargeback' ? Math.min(amountMinor, priceOf(order, credits)) : amountMinor;

const yearOf = (day: string): number => Number(day.slice(0, 4));

const toLink = (invoice: Invoice): InvoiceLink => ({
  kind: invoice.kind,
  number: numberText(invoice),
  path: `/api/invoices/${invoice.id}`,
});

const toFile = async (paper: DrawnPaper): Promise<InvoiceFile> => ({ name: fileName(paper), bytes: await drawInvoice(paper) });

const fileName = (invoice: Pick<Invoice, 'kind' | 'year' | 'number'>): string =>
  `${invoice.kind === 'invoice' ? 'invoice' : 'credit-note'}-${numberText(invoice)}.pdf`;
