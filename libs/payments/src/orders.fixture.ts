import { randomUUID } from 'node:crypto';
import type { MemberId } from '#contracts';
import type { Order } from './orders/index.js';
import { vatTable } from './vat/vat-table.fixture.js';

const company = {
  id: '00000000-0000-7000-8000-0000000000c1',
  name: 'Second Spring B.V.',
  address: 'Keizersgracht 1',
  city: '1015 CC Amsterdam',
  country: 'NL',
  kvk: '12345678',
  vatNumbers: ['NL123456789B01'],
};

/** An order that was paid, 500 credits for 50.00 euros by iDEAL, unless told otherwise. */
export function anOrder(memberId: MemberId, siteId: string, changes: Partial<Order> = {}): Order {
  const { priceMinor = 5_000, discountMinor = 0, country = 'NL', credits = 500 } = changes;
  const at = new Date('2026-11-25T12:00:00Z');
  const payableMinor = priceMinor - discountMinor;
  const vat = vatTable.of(country, at, payableMinor);
  return {
    id: randomUUID(),
    memberId,
    idempotencyKey: randomUUID(),
    bodyHash: Buffer.from('body'),
    siteId,
    returnOrigin: 'http://localhost:3000',
    company,
    locale: 'nl',
    country,
    countryEvidence: { profile: country, network: null },
    countryUnclear: false,
    bundleId: randomUUID(),
    credits,
    priceMinor,
    discountMinor,
    payableMinor,
    currency: 'EUR',
    vatBps: vat.basisPoints,
    vatMinor: vat.vatMinor,
    discountCode: discountMinor > 0 ? 'TIMEBONUS25' : null,
    codeId: null,
    method: 'ideal',
    state: 'paid',
    failure: null,
    psp: 'test',
    pspId: `tr_${randomUUID()}`,
    checkoutUrl: null,
    transfer: null,
    grantedCredits: credits,
    revokedCredits: 0,
    refundedMinor: 0,
    chargedBackMinor: 0,
    blocksBuying: false,
    movements: 0,
    madePremium: false,
    consentVersion: '2026-01',
    consent: null,
    termsVersion: null,
    refundDays: 14,
    createdAt: at,
    paidAt: at,
    withdrawUntil: '2026-12-09',
    askAt: null,
    asked: 0,
    ...changes,
  };
}
