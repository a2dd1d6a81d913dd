import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { locales, paymentMethods, type MemberId } from '#contracts';
import { anOrder } from '../orders.fixture.js';
import type { Order } from '../orders.repository.js';
import { vatInside } from '../vat.policy.js';
import { creditNoteContent, invoiceContent, numberText } from './invoice-content.js';
import { drawInvoice } from './invoice-pdf.js';
import { invoiceText, methodName, type Paper } from './invoice-text.js';
import { wordsFor } from '#i18n';

const now = new Date('2026-11-25T12:00:00Z');
const paperOf = (changes: Partial<Order> = {}): Paper => {
  const order = anOrder('m' as MemberId, 'site', changes);
  return { kind: 'invoice', year: 2026, number: 123, orderId: order.id, content: invoiceContent(order, now, 'Second Spring', now) };
};
const noteOf = (invoice: Paper, amountMinor: number, earlierMinor = 0): Paper => ({
  ...invoice,
  kind: 'credit_note',
  number: 7,
  content: creditNoteContent(invoice, { amountMinor, credits: 10 }, earlierMinor, now),
});
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u2212', '-');
const amountsOf = (paper: Paper) => {
  const { items, total, vat } = invoiceText(paper);
  return [...items, total, ...vat].map(([label, value]) => `${label}: ${plain(value)}`).map(plain);
};

describe('an invoice [#E24]', () => {
  it('tells the price, the discount with its code, what was paid and the VAT in it, to the cent', () => {
    expect(amountsOf(paperOf({ discountMinor: 1_250 }))).toEqual([
      '500 credits bij Second Spring: € 50,00',
      'Korting met code TIMEBONUS25: € -12,50',
      'Totaal: € 37,50',
      'Zonder btw: € 30,99',
      'Btw 21%: € 6,51',
    ]);
    expect(amountsOf(paperOf({ country: 'FI', locale: 'fi' }))).toEqual([
      '500 krediittiä palvelussa Second Spring: 50,00 €',
      'Yhteensä: 50,00 €',
      'Ilman arvonlisäveroa: 39,84 €',
      'Arvonlisävero 25,5 %: 10,16 €',
    ]);
  });

  it('has number, days, way to pay, order, country and the company of its day, and names no buyer', () => {
    const paper = paperOf({ locale: 'en' });
    const { facts, seller, note } = invoiceText(paper);
    expect(facts).toEqual([
      ['Invoice number', '2026-000123'],
      ['Date', '25 November 2026'],
      ['Paid on', '25 November 2026'],
      ['Paid by', 'iDEAL | Wero'],
      ['Order number', paper.orderId],
      ['Country of the buyer', 'Netherlands'],
    ]);
    expect([seller.name, ...seller.lines]).toEqual([
      'Second Spring B.V.',
      'Keizersgracht 1',
      '1015 CC Amsterdam',
      'Netherlands',
      'Company number (KvK): 12345678',
      'VAT number: NL123456789B01',
    ]);
    expect(note).toContain('until 9 December 2026');
  });

  it('has no day in it that another zone would write otherwise: the days are those of the books', () => {
    const late = new Date('2026-12-31T23:30:00Z');
    const { issuedOn, paidOn } = invoiceContent(anOrder('m' as MemberId, 's'), new Date('2026-12-31T22:30:00Z'), 'x', late);
    expect([paidOn, issuedOn]).toEqual(['2026-12-31', '2027-01-01']);
  });

  it.each(locales)('is whole in %s: nothing is left to fill in, and every way to pay has a name', (locale) => {
    const invoice = paperOf({ locale, discountMinor: 1_250 });
    for (const paper of [invoice, noteOf(invoice, 500)]) expect(JSON.stringify(invoiceText(paper))).not.toMatch(/\{\w+\}|undefined|NaN/);
    for (const method of paymentMethods) expect(methodName(method, wordsFor(locale).payments).length).toBeGreaterThan(2);
  });

  it('is the same file for ever, one page, with its title and its language', async () => {
    const paper = { ...paperOf({ locale: 'pl', country: 'PL' }), issuedAt: now };
    const [one, other] = [await drawInvoice(paper), await drawInvoice(paper)];
    expect(one.equals(other)).toBe(true);
    const text = one.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Lang (pl-PL)');
    expect(text).toContain('/Marked true');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

describe('a credit note [#E24]', () => {
  it('names the invoice and tells what went back, with the VAT in it', () => {
    const note = noteOf(paperOf({ locale: 'de', country: 'DE' }), 1_234);
    expect(numberText(note)).toBe('C2026-000007');
    expect(amountsOf(note)).toEqual([
      'Rückzahlung zur Rechnung 2026-000123: 12,34 €',
      'Insgesamt zurückgezahlt: 12,34 €',
      'Ohne Mehrwertsteuer: 10,37 €',
      'Mehrwertsteuer 19 %: 1,97 €',
    ]);
    expect(invoiceText(note).note).toBeNull();
  });

  it('of each part of an order: all of them together carry the VAT of the invoice [M13]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('NL', 'FI', 'CH', 'US'),
        (parts, country) => {
          const priceMinor = parts.reduce((sum, part) => sum + part, 0);
          const invoice = paperOf({ priceMinor, country });
          let earlier = 0;
          let vat = 0;
          for (const part of parts) {
            const { vatMinor } = noteOf(invoice, part, earlier).content;
            expect(vatMinor >= 0 && vatMinor <= part).toBe(true);
            earlier += part;
            vat += vatMinor;
          }
          expect(vat).toBe(vatInside(priceMinor, invoice.content.vatBps));
        },
      ),
    );
  });
});
