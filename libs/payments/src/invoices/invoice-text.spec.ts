import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { locales, paymentMethods, type MemberId } from '#contracts';
import { anOrder } from '../orders.fixture.js';
import type { Order } from '../orders/index.js';
import { euroItself } from '../euro-rates/index.js';
import { vatInside } from '../vat/index.js';
import { correctionContent, creditNoteContent, invoiceContent, numberText } from './invoice-content.js';
import { drawInvoice } from './invoice-pdf.js';
import { invoiceText, methodName, type Paper } from './invoice-text.js';
import { wordsFor } from '#i18n';

const now = new Date('2026-11-25T12:00:00Z');
const paperOf = (changes: Partial<Order> = {}): Paper => {
  const order = anOrder('m' as MemberId, 'site', changes);
  const rate = { currency: order.currency, day: '2026-11-24', perEuroMicros: order.currency === 'EUR' ? 1_000_000 : 11_026_500 };
  return {
    kind: 'invoice',
    year: 2026,
    number: 123,
    orderId: order.id,
    billing: null,
    content: invoiceContent(order, now, 'Second Spring', rate, now),
  };
};
const nothing = { totalMinor: 0, vatMinor: 0 };
const later = new Date('2026-12-03T12:00:00Z');
const noteOf = (invoice: Paper, amountMinor: number, earlier = nothing): Paper => ({
  ...invoice,
  kind: 'credit_note',
  number: 7,
  content: creditNoteContent(invoice, { amountMinor, credits: 10, doneAt: new Date('2026-12-02T12:00:00Z') }, earlier, later),
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

  it('has number, days, way to pay, order, country and the company of its day, and no buyer who was not named', () => {
    const paper = paperOf({ locale: 'en' });
    const { buyer, facts, seller, notes } = invoiceText(paper);
    expect(buyer).toBeNull();
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
    expect(notes).toEqual([expect.stringContaining('until 9 December 2026')]);
  });

  it('names its buyer as letters are addressed there, and so does its credit note', () => {
    const billing = { name: 'Ingrid Ek', street: 'Storgatan 1 B', postal_code: '111 22', city: 'Stockholm' };
    const paper: Paper = { ...paperOf({ locale: 'sv', country: 'SE' }), billing };
    const named = { label: 'Köpare', lines: ['Ingrid Ek', 'Storgatan 1 B', '111 22 Stockholm', 'Sverige'] };
    expect([invoiceText(paper).buyer, invoiceText(noteOf(paper, 500)).buyer]).toEqual([named, named]);
    const british = { ...billing, postal_code: 'SW1A 1AA', city: 'London' };
    expect(invoiceText({ ...paperOf({ locale: 'en', country: 'GB' }), billing: british }).buyer?.lines[2]).toBe('London SW1A 1AA');
  });

  it('in another currency tells the VAT in euros too, with the rate and its day, and so does its credit note', () => {
    const invoice = paperOf({ locale: 'sv', country: 'SE', currency: 'SEK', priceMinor: 43_900 });
    expect(amountsOf(invoice).slice(-2)).toEqual(['Moms 25 %: 87,80 kr', 'Moms i euro: 7,96 €']);
    const rate = expect.stringContaining('den 24 november 2026: 1 euro = 11,0265\u00A0SEK');
    expect(invoiceText(invoice).notes).toEqual([rate, expect.any(String)]);
    const note = noteOf(invoice, 21_950);
    expect(amountsOf(note).slice(-2)).toEqual(['Moms 25 %: 43,90 kr', 'Moms i euro: 3,98 €']);
    expect(invoiceText(note).notes).toEqual([rate]);
    expect(amountsOf(paperOf({ locale: 'en', country: 'US', currency: 'USD' })).at(-1)).toBe('VAT 0%: US$0.00');
  });

  it('has no day in it that another zone would write otherwise: the days are those of the books', () => {
    const late = new Date('2026-12-31T23:30:00Z');
    const { issuedOn, paidOn } = invoiceContent(
      anOrder('m' as MemberId, 's'),
      new Date('2026-12-31T22:30:00Z'),
      'x',
      euroItself('2026-12-31'),
      late,
    );
    expect([paidOn, issuedOn]).toEqual(['2026-12-31', '2027-01-01']);
  });

  it.each(locales)('is whole in %s: nothing is left to fill in, and every way to pay has a name', (locale) => {
    const invoice = paperOf({ locale, discountMinor: 1_250, currency: 'SEK', country: 'SE' });
    const note = noteOf(invoice, 500);
    for (const paper of [invoice, note, { ...invoice, content: correctionContent(note, later) }])
      expect(JSON.stringify(invoiceText(paper))).not.toMatch(/\{\w+\}|undefined|NaN/);
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
    expect(invoiceText(note).notes).toEqual([]);
  });

  it('names the day of the invoice, the credits and the day on which the money went back; in German it is a "Rechnungskorrektur"', () => {
    const note = noteOf(paperOf({ locale: 'de', country: 'DE' }), 1_234);
    const { title, facts } = invoiceText(note);
    expect(title).toBe('Rechnungskorrektur');
    expect(facts.slice(0, 6)).toEqual([
      ['Nummer der Rechnungskorrektur', 'C2026-000007'],
      ['Datum', '3. Dezember 2026'],
      ['Rechnungsnummer', '2026-000123'],
      ['Datum der Rechnung', '25. November 2026'],
      ['Zurückgenommene Credits', '10'],
      ['Geld zurück am', '2. Dezember 2026'],
    ]);
  });

  it('that no longer counts is taken back by an invoice that names it, over the same amounts', () => {
    const note = noteOf(paperOf({ locale: 'en' }), 1_234);
    const invoice: Paper = { ...note, kind: 'invoice', number: 124, content: correctionContent(note, later) };
    const { title, facts } = invoiceText(invoice);
    expect([title, ...facts.slice(0, 4)]).toEqual([
      'Invoice',
      ['Invoice number', '2026-000124'],
      ['Date', '3 December 2026'],
      ['Credit note number', 'C2026-000007'],
      ['Date of the credit note', '3 December 2026'],
    ]);
    expect(amountsOf(invoice)).toEqual([
      'Credit note C2026-000007 is cancelled: the money came back to us: €12.34',
      ...amountsOf(note)
        .slice(1)
        .map((line) => line.replace('Total paid back', 'Total')),
    ]);
  });

  it('of each part of an order: all of them together carry the VAT of the invoice [M13]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('NL', 'FI', 'CH', 'US'),
        (parts, country) => {
          const priceMinor = parts.reduce((sum, part) => sum + part, 0);
          const invoice = paperOf({ priceMinor, country });
          let earlier = nothing;
          for (const part of parts) {
            const { vatMinor } = noteOf(invoice, part, earlier).content;
            expect(vatMinor >= 0 && vatMinor <= part).toBe(true);
            earlier = { totalMinor: earlier.totalMinor + part, vatMinor: earlier.vatMinor + vatMinor };
          }
          expect(earlier.vatMinor).toBe(vatInside(priceMinor, invoice.content.vatBps));
        },
      ),
    );
  });
});
