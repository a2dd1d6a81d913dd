import { Injectable } from '@nestjs/common';
import { AppError, type InvoiceLink, type MemberId, type Money } from '#contracts';
import { Transactions, type Tx } from '#database';
import type { ExportedFile } from '#member-data';
import { Billing } from '../billing/index.js';
import { numberText } from './invoice-content.js';
import { drawInvoice } from './invoice-pdf.js';
import type { InvoiceKind } from './invoice.entity.js';
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

/** Invoices and credit notes as they were issued; a PDF is drawn from what stands on the paper whenever somebody wants it. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: InvoicesRepository,
    private readonly billing: Billing,
  ) {}

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
}

const toLink = (invoice: Invoice): InvoiceLink => ({
  kind: invoice.kind,
  number: numberText(invoice),
  path: `/api/invoices/${invoice.id}`,
});

const toFile = async (paper: DrawnPaper): Promise<InvoiceFile> => ({ name: fileName(paper), bytes: await drawInvoice(paper) });

const fileName = (invoice: Pick<Invoice, 'kind' | 'year' | 'number'>): string =>
  `${invoice.kind === 'invoice' ? 'invoice' : 'credit-note'}-${numberText(invoice)}.pdf`;
