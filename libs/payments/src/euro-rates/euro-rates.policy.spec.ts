import { describe, expect, it } from '@jest/globals';
import { implausibilityOf, convert, euroItself, workdayBefore, type EuroRate } from './euro-rates.policy.js';

const day = '2026-11-26';
const rate = (currency: string, perEuroMicros: number, on = day): EuroRate => ({ currency, day: on, perEuroMicros });
const sek = rate('SEK', 11_026_500);
const dayOf = (on: string, rates: Record<string, number>) => ({ day: on, perEuroMicros: new Map(Object.entries(rates)) });

describe('an amount in another currency', () => {
  it.each([
    ['439 crowns in euros', { minor: 43_900, currency: 'SEK' }, sek, euroItself(day), 3_981],
    ['back', { minor: 3_981, currency: 'EUR' }, euroItself(day), sek, 43_896],
    ['nothing', { minor: 0, currency: 'SEK' }, sek, euroItself(day), 0],
    ['what went back', { minor: -43_900, currency: 'SEK' }, sek, euroItself(day), -3_981],
    ['half a cent, up', { minor: 1, currency: 'SEK' }, rate('SEK', 2_000_000), euroItself(day), 1],
    ['less than half a cent', { minor: 1, currency: 'SEK' }, rate('SEK', 2_000_001), euroItself(day), 0],
    ['crowns in pounds, rounded once', { minor: 43_900, currency: 'SEK' }, sek, rate('GBP', 844_960), 3_364],
    ['a currency without cents in euros', { minor: 1_683, currency: 'JPY' }, rate('JPY', 168_310_000), euroItself(day), 1_000],
    ['euros in it', { minor: 1_000, currency: 'EUR' }, euroItself(day), rate('JPY', 168_310_000), 1_683],
    ['more than fractions can hold', { minor: 900_719_925_474_099, currency: 'SEK' }, sek, euroItself(day), 81_686_838_568_367],
  ])('is exact: %s', (_, money, from, to, minor) => {
    expect(convert(money, from, to)).toEqual({ minor, currency: to.currency });
  });

  it('is never told by the rate of a third one', () => {
    expect(() => convert({ minor: 1, currency: 'NOK' }, sek, euroItself(day))).toThrow(RangeError);
  });
});

describe('rates that cannot be true', () => {
  const known = [rate('SEK', 11_000_000, '2026-11-25'), rate('PLN', 4_300_000, '2026-11-25')];

  it.each([
    ['a day that has not come', [dayOf('2026-11-28', { SEK: 11_000_000 })], '2026-11-28 has not come yet'],
    ['nothing for a euro', [dayOf(day, { SEK: 0 })], '0 SEK for a euro'],
    ['a point too far left', [dayOf(day, { PLN: 4_310_000, SEK: 1_102_650 })], 'after 11 on 2026-11-25'],
    ['a point too far right', [dayOf(day, { SEK: 110_265_000 })], 'after 11 on 2026-11-25'],
    ['a leap inside the file', [dayOf(day, { NOK: 1_160_000 }), dayOf('2026-11-25', { NOK: 11_600_000 })], 'after 11.6 on 2026-11-25'],
    ['less than any currency', [dayOf(day, { XXX: 99_999 })], '0.099999 XXX for a euro'],
    ['more than any currency', [dayOf(day, { XXX: 100_001_000_000 })], '100001 XXX for a euro'],
  ])('are found: %s', (_, days, reason) => {
    expect(implausibilityOf(days, known, '2026-11-27')).toContain(reason);
  });

  it('are none that differ as currencies do, or are new', () => {
    const days = [dayOf(day, { SEK: 13_000_000, NOK: 11_600_000 }), dayOf('2026-11-25', { SEK: 10_000_000 })];
    expect(implausibilityOf(days, known, '2026-11-26')).toBeNull();
    expect(implausibilityOf([dayOf(day, { XXX: 100_000, YYY: 100_000_000_000 })], known, day)).toBeNull();
    expect(implausibilityOf([dayOf(day, { SEK: 22_000_000, PLN: 2_150_000 })], known, day)).toBeNull();
  });

  it('are not judged by what is stored of the same day: it is read once more', () => {
    expect(implausibilityOf([dayOf('2026-11-25', { SEK: 33_000_000 })], known, day)).toBeNull();
  });
});

it('the workday before a Monday is a Friday', () => {
  expect(['2026-11-30', '2026-11-29', '2026-11-28', '2026-11-27'].map(workdayBefore)).toEqual([
    '2026-11-27',
    '2026-11-27',
    '2026-11-27',
    '2026-11-26',
  ]);
});
