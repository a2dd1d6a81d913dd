import type { Order } from '../orders.repository.js';
import type { Refund } from '../refunds.repository.js';
import { bookDay, vatInside } from '../vat.policy.js';
import type { InvoiceContent, InvoiceEntity } from './invoice.entity.js';

/** How a number is written: `2026-000123`, and `C2026-000007` for a credit note. */
export const numberText = ({ kind, year, number }: Pick<InvoiceEntity, 'kind' | 'year' | 'number'>): string =>
  `${kind === 'credit_note' ? 'C' : ''}${year}-${String(number).padStart(6, '0')}`;

/**
 * What the invoice of a paid order says. It names no buyer: below € 100 the law asks for no name, and above we know only what members call
 * themselves on their profile, which is no name for the books.
 */
export function invoiceContent(order: Order, paidAt: Date, site: string, now: Date): InvoiceContent {
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
  };
}

/**
 * What a credit note says. `earlierMinor` is what earlier ones took back of the same invoice: the VAT is rounded over all of them together, so
 * that what comes back in parts carries, in the end, the VAT of the invoice to the cent.
 */
export function creditNoteContent(
  invoice: Pick<InvoiceEntity, 'kind' | 'year' | 'number' | 'content'>,
  { amountMinor, credits }: Pick<Refund, 'amountMinor' | 'credits'>,
  earlierMinor: number,
  now: Date,
): InvoiceContent {
  const { vatBps } = invoice.content;
  return {
    ...invoice.content,
    credits,
    priceMinor: amountMinor,
    discountMinor: 0,
    discountCode: null,
    totalMinor: amountMinor,
    vatMinor: vatInside(earlierMinor + amountMinor, vatBps) - vatInside(earlierMinor, vatBps),
    issuedOn: bookDay(now),
    withdrawUntil: null,
    invoiceNumber: numberText(invoice),
  };
}
