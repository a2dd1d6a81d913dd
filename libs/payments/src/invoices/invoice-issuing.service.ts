import { Injectable } from '@nestjs/common';
import { endsContract } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import { done, skipped, type JobOutcome } from '#queues';
import { deterministicId } from '../books/index.js';
import { priceOf, type Order } from '../orders/index.js';
import { creditNoted, invoiced } from '../payments.events.js';
import { RefundsRepository, type Refund } from '../refunds/index.js';
import { correctionContent, creditNoteContent, invoiceContent, sumOf } from './invoice-content.js';
import type { InvoiceContent } from './invoice.entity.js';
import { InvoicesRepository, type Invoice } from './invoices.repository.js';
import { Sales, type Sale } from './sales.service.js';

/**
 * Gives invoices and credit notes their numbers, without gaps for each company and year. A job does it, not the settlement: nobody who buys
 * waits for a number. What stands on a paper is written down once.
 */
@Injectable()
export class InvoiceIssuing {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: InvoicesRepository,
    private readonly refunds: RefundsRepository,
    private readonly sales: Sales,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The invoice of a paid order. A repeat changes nothing. */
  async issueInvoice(claim: Claim, orderId: string): Promise<JobOutcome> {
    const sale = await this.sales.find(orderId);
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      if (!sale) return skipped('not paid');
      await this.invoiceOf(tx, sale);
      return done;
    });
  }

  /**
   * The credit note of money that went back, after the invoice, whichever job came first; and an invoice that takes the note back, when the money
   * came again after it. A repeat changes nothing.
   */
  async issueCreditNote(claim: Claim, refundId: string): Promise<JobOutcome> {
    const refund = await this.transactions.read((tx) => this.refunds.find(tx, refundId));
    const sale = refund && (await this.sales.find(refund.orderId));
    return this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const amountMinor = sale && refund ? creditedMinor(sale.order, refund) : 0;
      if (!sale || !refund || amountMinor === 0) return skipped('nothing went back');
      // Whoever holds the numbers of the invoices is alone with these papers.
      const invoice = await this.invoiceOf(tx, sale);
      const now = await this.refunds.find(tx, refundId);
      const { notes, corrections } = await this.invoices.returnsOf(tx, { refundId });
      const last = notes.length > corrections.length ? notes.at(-1) : undefined;
      if (now?.state === 'done' && !last) await this.creditNoteOf(tx, invoice, { ...now, amountMinor }, notes.length);
      else if (now?.state === 'failed' && last && !endsContract(now)) await this.correctionOf(tx, last, corrections.length);
      else return skipped('the papers say what is true');
      return done;
    });
  }

  private async invoiceOf(tx: Tx, { order, paidAt, site, rate }: Sale): Promise<Invoice> {
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
