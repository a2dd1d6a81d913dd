import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codeFault, discountOf, timeBonus, timeBonusEnd, type CodeFacts, type CodeUse } from './discounts.policy.js';

const signedUpAt = new Date('2026-11-25T08:00:00Z');
const after = (seconds: number) => new Date(signedUpAt.getTime() + seconds * 1_000);
const fresh = { isOffered: true, isPaid: false, isUsed: false, signedUpAt, now: after(0) };

describe('the time bonus', () => {
  it('is a quarter, under a code that never changes', () => {
    expect(timeBonus).toEqual({ codeId: '01930000-0000-7000-8000-00000000b025', code: 'TIMEBONUS25', basisPoints: 2_500, seconds: 14_400 });
  });

  it.each([0, 14_399])('holds %i s after the sign-up, until four hours after it [M8]', (seconds) => {
    expect(timeBonusEnd({ ...fresh, now: after(seconds) })).toEqual(after(14_400));
  });

  it.each([
    ['its time is over', { now: after(14_400) }],
    ['the site does not offer it', { isOffered: false }],
    ['the member has bought', { isPaid: true }],
    ['it is used', { isUsed: true }],
  ])('does not hold when %s [M8]', (_what, change) => {
    expect(timeBonusEnd({ ...fresh, ...change })).toBeNull();
  });
});

const now = new Date('2026-11-25T12:00:00Z');
const code: CodeFacts = {
  status: 'active',
  validity: 'once-per-user',
  country: null,
  userId: null,
  expires: null,
  currency: null,
  minimumMinor: null,
  methods: [],
  isUsed: false,
};
const use: CodeUse = { memberId: 'anna', country: 'NL', currency: 'EUR', priceMinor: 4_000, method: 'ideal', now };

describe('a discount code', () => {
  it.each([
    ['without conditions', {}, {}],
    ['of the member', { userId: 'anna' }, {}],
    ['that runs for a moment more', { expires: new Date(now.getTime() + 1) }, {}],
    ['of the country', { country: 'NL' }, {}],
    ['of the currency', { currency: 'EUR' }, {}],
    ['of the way to pay', { methods: ['creditcard', 'ideal'] }, {}],
    ['of a way to pay that is not chosen yet', { methods: ['creditcard'] }, { method: undefined }],
    ['from that price on', { minimumMinor: 4_000 }, {}],
    ['from a price on that is not chosen yet', { minimumMinor: 5_000 }, { priceMinor: undefined }],
  ] as const)('%s counts', (_what, facts, wish) => {
    expect(codeFault({ ...code, ...facts }, { ...use, ...wish })).toBeNull();
  });

  it.each([
    ['that was stopped', { status: 'inactive' }, 'code_not_found'],
    ['of somebody else, as if it were none', { userId: 'bert', isUsed: true }, 'code_not_found'],
    ['that ends now', { expires: now }, 'code_not_found'],
    ['that is used', { isUsed: true, country: 'BE' }, 'code_used'],
    ['of another country', { country: 'BE' }, 'code_conditions'],
    ['of another currency', { currency: 'USD' }, 'code_conditions'],
    ['of another way to pay', { methods: ['creditcard'] }, 'code_conditions'],
    ['from a higher price on', { minimumMinor: 4_001 }, 'code_minimum'],
  ] as const)('%s does not count', (_what, facts, fault) => {
    expect(codeFault({ ...code, ...facts }, use)).toBe(fault);
  });
});

describe('what a discount takes off', () => {
  it.each([
    [4_000, 2_500, 1_000],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [1_999, 10_000, 1_999],
    [0, 2_500, 0],
  ])('of %i cents, %i basis points: %i', (price, basisPoints, off) => {
    expect(discountOf(price, basisPoints)).toBe(off);
  });

  it('is never less than nothing nor more than the price [M13]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 10_000 }), (price, basisPoints) => {
        const off = discountOf(price, basisPoints);
        expect(off >= 0 && off <= price).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
