import type { Order } from '../orders/index.js';
import type { Refund } from '../refunds/index.js';
import { convert, euroItself, type EuroRate } from '../euro-rates/index.js';
import { vatInside } from '../vat/index.js';
import { bookDay } from '../calendar/index.js';
import type { InvoiceContent, InvoiceEntity } from './invoice.entity.js';

/** How a number is written: `2026-000123`, and `C2026-000007` for a credit note. */
export const numberText = ({ kind, year, number }: Pick<InvoiceEntity, 'kind' | 'year' | 'number'>): string =>
  `${kind === 'credit_note' ? 'C' : ''}${year}-${String(number).padStart(6, '0')}`;

/**
 * What the invoice of a paid order says. Name and address are not in it: they rest sealed beside (`billing/`), and are put on it when it is drawn.
 */
export function invoiceContent(order: Order, paidAt: Date, site: string, rate: EuroRate, now: Date): InvoiceContent {
  const { locale, company, country, credits, priceMinor, discountMinor, discountCode, vatBps, vatMinor, currency, method } = order;
  return {
    locale,
    company,
    site,
    country,
    credits,
    priceMinor,
    discountMinor,
    discountCode,
    totalMinor: order.payableMinor,
    vatBps,
    vatMinor,
    currency,
    method,
    issuedOn: bookDay(now),
    paidOn: bookDay(paidAt),
    withdrawUntil: order.withdrawUntil,
    invoiceNumber: null,
    euro: vatInEuro(vatMinor, rate),
  };
}

/** Amounts of papers together. */
export interface PaperSum {
  readonly totalMinor: number;
  readonly vatMinor: number;
}

/** What credit notes took back of an invoice, less those that were taken back themselves. */
export const sumOf = (notes: readonly PaperSum[], corrections: readonly PaperSum[]): PaperSum => ({
  totalMinor: sum(notes, 'totalMinor') - sum(corrections, 'totalMinor'),
  vatMinor: sum(notes, 'vatMinor') - sum(corrections, 'vatMinor'),
});

/**
 * What a credit note says. `earlier` is what others took back of the same invoice: the VAT is rounded over all of them together, so that what
 * comes back in parts carries, in the end, the VAT of the invoice to the cent. In euros it is what it was on the invoice: the same rate.
 */
export function creditNoteContent(
  invoice: Pick<InvoiceEntity, 'kind' | 'year' | 'number' | 'content'>,
  { amountMinor, credits, doneAt }: Pick<Refund, 'amountMinor' | 'credits' | 'doneAt'>,
  earlier: PaperSum,
  now: Date,
): InvoiceContent {
  const { vatBps, currency, euro, issuedOn: invoiceIssuedOn } = invoice.content;
  const vatMinor = vatInside(earlier.totalMinor + amountMinor, vatBps) - earlier.vatMinor;
  return {
    ...invoice.content,
    credits,
    priceMinor: amountMinor,
    discountMinor: 0,
    discountCode: null,
    totalMinor: amountMinor,
    vatMinor,
    issuedOn: bookDay(now),
    withdrawUntil: null,
    invoiceNumber: numberText(invoice),
    invoiceIssuedOn,
    refundedOn: bookDay(doneAt ?? now),
    euro: euro ? vatInEuro(vatMinor, { ...euro, currency }) : null,
  };
}

/** What the invoice says by which a credit note no longer counts: the money that it told of came again. */
export function correctionContent(note: Pick<InvoiceEntity, 'kind' | 'year' | 'number' | 'content'>, now: Date): InvoiceContent {
  const { content } = note;
  return { ...content, issuedOn: bookDay(now), creditNote: { number: numberText(note), issuedOn: content.issuedOn } };
}

/** Taxes are paid in euros: what is charged in another currency is told in both. */
function vatInEuro(vatMinor: number, rate: EuroRate): InvoiceContent['euro'] {
  const { currency, day, perEuroMicros } = rate;
  if (currency === 'EUR' || vatMinor === 0) return null;
  return { vatMinor: convert({ minor: vatMinor, currency }, rate, euroItself(day)).minor, perEuroMicros, day };
}

const sum = (papers: readonly PaperSum[], what: keyof PaperSum): number => papers.reduce((all, paper) => all + paper[what], 0);
