import { localeFacts, methodBrands, type BillingDetails, type Locale, type PaymentMethod } from '#contracts';
import { countryName, dayText, fill, fillPlural, moneyText, percentText, wordsFor, type PaymentWords } from '#i18n';
import { numberText } from './invoice-content.js';
import type { InvoiceContent } from './invoice.entity.js';
import type { Invoice } from './invoices.repository.js';
import type { Line } from '../pdf/index.js';

/** What stands on a paper, part by part, in its language. */
export interface InvoiceText {
  readonly lang: string;
  readonly title: string;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  /** Whose invoice it is, where it names them. */
  readonly buyer: { readonly label: string; readonly lines: readonly string[] } | null;
  readonly facts: readonly Line[];
  /** What was bought, or went back, and for how much. */
  readonly items: readonly Line[];
  readonly total: Line;
  readonly vat: readonly Line[];
  readonly notes: readonly string[];
}

/** What people call a way to pay. */
export const methodName = (method: PaymentMethod, { methods }: PaymentWords): string => ({ ...methodBrands, ...methods })[method];

export interface Paper extends Pick<Invoice, 'kind' | 'year' | 'number' | 'orderId' | 'content'> {
  readonly billing: BillingDetails | null;
}

/** Writes a paper out. The same paper gives the same text for ever. */
export function invoiceText(paper: Paper): InvoiceText {
  const { kind, content, orderId } = paper;
  const { locale, currency, invoiceNumber, euro } = content;
  const words = wordsFor(locale).payments;
  const { labels, papers } = words;
  const isInvoice = kind === 'invoice';
  const amount = (minor: number): string => moneyText({ minor, currency }, locale);
  const day = (date: string): string => dayText(date, locale);
  const say = (text: string, params: Record<string, string>): string => fill(text, locale, params);
  return {
    lang: localeFacts[locale].iso,
    title: isInvoice ? papers.invoice : papers.creditNote,
    seller: sellerOf(paper, words),
    buyer: buyerOf(paper, words),
    facts: [
      [isInvoice ? labels.invoiceNumber : labels.creditNoteNumber, numberText(paper)],
      [labels.date, day(content.issuedOn)],
      ...(isInvoice ? ofInvoice(content, words, day) : ofCreditNote(content, words, day)),
      [labels.method, methodName(content.method, words)],
      [labels.order, orderId],
      [labels.country, countryName(content.country, locale)],
    ],
    items: content.creditNote
      ? [[say(papers.again, { number: content.creditNote.number }), amount(content.totalMinor)]]
      : isInvoice
        ? [
            [fillPlural(papers.credits, locale, content.credits, { site: content.site }), amount(content.priceMinor)],
            ...(content.discountMinor > 0
              ? ([[say(labels.discount, { code: content.discountCode ?? '' }), amount(-content.discountMinor)]] as const)
              : []),
          ]
        : [[say(papers.back, { number: invoiceNumber ?? '' }), amount(content.totalMinor)]],
    total: [isInvoice ? labels.total : labels.totalBack, amount(content.totalMinor)],
    vat: [
      [labels.net, amount(content.totalMinor - content.vatMinor)],
      [say(labels.vat, { rate: percentText(content.vatBps, locale) }), amount(content.vatMinor)],
      ...(euro ? ([[labels.vatInEuro, moneyText({ minor: euro.vatMinor, currency: 'EUR' }, locale)]] as const) : []),
    ],
    notes: [
      ...(euro ? [say(papers.euroRate, { date: day(euro.day), rate: rateText(euro.perEuroMicros, currency, locale) })] : []),
      ...(content.withdrawUntil ? [say(papers.withdrawal, { date: day(content.withdrawUntil) })] : []),
    ],
  };
}

function ofInvoice({ paidOn, creditNote }: InvoiceContent, { labels }: PaymentWords, day: (date: string) => string): Line[] {
  if (!creditNote) return [[labels.paidOn, day(paidOn)]];
  return [
    [labels.creditNoteNumber, creditNote.number],
    [labels.creditNoteDate, day(creditNote.issuedOn)],
  ];
}

function ofCreditNote(content: InvoiceContent, { labels }: PaymentWords, day: (date: string) => string): Line[] {
  const { invoiceNumber, invoiceIssuedOn, refundedOn, credits, locale } = content;
  const facts: (Line | null)[] = [
    invoiceNumber === null ? null : [labels.invoiceNumber, invoiceNumber],
    invoiceIssuedOn === undefined ? null : [labels.invoiceDate, day(invoiceIssuedOn)],
    [labels.creditsBack, credits.toLocaleString(localeFacts[locale].iso)],
    refundedOn === undefined ? null : [labels.refundedOn, day(refundedOn)],
  ];
  return facts.filter((fact) => fact !== null);
}

/** `11,0265 SEK`: what a euro cost, as the bank says it. */
const rateText = (perEuroMicros: number, currency: string, locale: Locale): string =>
  `${(perEuroMicros / 1_000_000).toLocaleString(localeFacts[locale].iso, { minimumFractionDigits: 4, maximumFractionDigits: 6 })}\u00A0${currency}`;

function sellerOf({ content: { company, locale } }: Paper, { labels }: PaymentWords): InvoiceText['seller'] {
  const lines = [
    company.address,
    company.city,
    company.country && countryName(company.country, locale),
    company.kvk && `${labels.companyNumber}: ${company.kvk}`,
    company.vatNumbers.length > 0 && `${labels.vatNumber}: ${company.vatNumbers.join(', ')}`,
  ];
  return { name: company.name, lines: lines.filter((line) => typeof line === 'string' && line !== '') as string[] };
}

function buyerOf({ billing, content: { country, locale } }: Paper, { labels }: PaymentWords): InvoiceText['buyer'] {
  if (!billing) return null;
  const { name, street, postal_code: code, city } = billing;
  return { label: labels.buyer, lines: [name, street, townLine(country, code, city), countryName(country, locale)] };
}

/** As letters are addressed there: the code stands before the town, and in Britain behind it. */
const townLine = (country: string, code: string, city: string): string => (country === 'GB' ? `${city} ${code}` : `${code} ${city}`);
