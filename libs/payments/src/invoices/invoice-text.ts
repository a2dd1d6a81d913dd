import { localeFacts, methodBrands, type PaymentMethod } from '#contracts';
import { countryName, dayText, fill, fillPlural, moneyText, percentText, wordsFor, type PaymentWords } from '#i18n';
import { numberText } from './invoice-content.js';
import type { Invoice } from './invoices.repository.js';

export type Line = readonly [label: string, value: string];

/** What stands on a paper, part by part, in its language. */
export interface InvoiceText {
  readonly lang: string;
  readonly title: string;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  readonly facts: readonly Line[];
  /** What was bought, or went back, and for how much. */
  readonly items: readonly Line[];
  readonly total: Line;
  readonly vat: readonly Line[];
  readonly note: string | null;
}

/** What people call a way to pay. */
export const methodName = (method: PaymentMethod, { methods }: PaymentWords): string => ({ ...methodBrands, ...methods })[method];

export type Paper = Pick<Invoice, 'kind' | 'year' | 'number' | 'orderId' | 'content'>;

/** Writes a paper out. The same paper gives the same text for ever. */
export function invoiceText(paper: Paper): InvoiceText {
  const { kind, content, orderId } = paper;
  const { locale, currency, invoiceNumber } = content;
  const words = wordsFor(locale).payments;
  const { labels, papers } = words;
  const isInvoice = kind === 'invoice';
  const amount = (minor: number): string => moneyText({ minor, currency }, locale);
  const say = (text: string, params: Record<string, string>): string => fill(text, locale, params);
  return {
    lang: localeFacts[locale].iso,
    title: isInvoice ? papers.invoice : papers.creditNote,
    seller: sellerOf(paper, words),
    facts: [
      [isInvoice ? labels.invoiceNumber : labels.creditNoteNumber, numberText(paper)],
      [labels.date, dayText(content.issuedOn, locale)],
      [labels.paidOn, dayText(content.paidOn, locale)],
      [labels.method, methodName(content.method, words)],
      [labels.order, orderId],
      [labels.country, countryName(content.country, locale)],
    ],
    items: isInvoice
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
    ],
    note: content.withdrawUntil && say(papers.withdrawal, { date: dayText(content.withdrawUntil, locale) }),
  };
}

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
