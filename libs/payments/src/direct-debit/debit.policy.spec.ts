import { describe, expect, it } from '@jest/globals';
import { creditsAtOnce, debitStateOf } from './debit.policy.js';
import { otpRules, requestStateOf, resendAt } from './debit-request.policy.js';
import { mandateStateOf } from './mandate.policy.js';

describe('the credits that come with an order', () => {
  it.each([
    [50, 3_750, 33],
    [20, 1_900, 20],
    [120, 8_400, 35],
    [25, 2_500, 25],
    [1, 2_501, 0],
    [10, 0, 10],
  ])('of %s for %s cents are %s: whole ones, worth 25 euros', (credits, payableMinor, atOnce) => {
    expect(creditsAtOnce({ credits, payableMinor })).toBe(atOnce);
  });

  it('are never worth more than that, and never more than were bought', () => {
    for (let payableMinor = 1; payableMinor <= 10_000; payableMinor += 37)
      for (const credits of [1, 7, 50, 333]) {
        const atOnce = creditsAtOnce({ credits, payableMinor });
        expect(atOnce).toBeLessThanOrEqual(credits);
        expect((atOnce * payableMinor) / credits).toBeLessThanOrEqual(2_500);
      }
  });
});

describe('a debit', () => {
  it.each([
    ['pending', 0, 'sent'],
    ['open', 0, 'sent'],
    ['paid', 0, 'paid'],
    ['paid', 100, 'returned'],
    ['failed', 0, 'returned'],
    ['canceled', 0, 'cancelled'],
    ['expired', 0, 'cancelled'],
  ] as const)('of which the provider says %s, with %s given back, is %s', (status, chargedBackMinor, state) => {
    expect(debitStateOf({ status, chargedBackMinor })).toBe(state);
  });
});

describe('a mandate', () => {
  const facts = { signedAt: new Date('2026-01-10T10:00:00Z'), lastUsedAt: null, revokedAt: null };
  it('lapses when it was not used for 36 months, and not before', () => {
    expect(mandateStateOf(facts, new Date('2029-01-10T09:59:59Z'))).toBe('active');
    expect(mandateStateOf(facts, new Date('2029-01-10T10:00:00Z'))).toBe('lapsed');
    expect(mandateStateOf({ ...facts, lastUsedAt: new Date('2028-06-01T10:00:00Z') }, new Date('2029-01-10T10:00:00Z'))).toBe('active');
  });
  it('that is revoked stays so', () => {
    expect(mandateStateOf({ ...facts, revokedAt: new Date('2026-02-01T10:00:00Z') }, new Date('2030-01-01T10:00:00Z'))).toBe('revoked');
  });
});

describe('a request', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const at = (time: string) => new Date(`2026-12-01T${time}Z`);
  const facts = { expiresAt: at('12:10:00'), otpSentAt: at('12:00:00'), sends: 1, tries: 0, verifiedAt: null, usedAt: null };
  it.each([
    [{}, 'code_sent'],
    [{ tries: 4 }, 'code_sent'],
    [{ tries: 5 }, 'over'],
    [{ expiresAt: now }, 'over'],
    [{ tries: 5, verifiedAt: now }, 'verified'],
    [{ verifiedAt: now, expiresAt: now }, 'over'],
    [{ verifiedAt: now, usedAt: now, expiresAt: now }, 'used'],
  ])('with %o is %s', (change, state) => {
    expect(requestStateOf({ ...facts, ...change }, now)).toBe(state);
  });
  it('has another code after half a minute, and after an hour when three were sent', () => {
    expect(resendAt(facts)).toEqual(at('12:00:30'));
    expect(resendAt({ ...facts, sends: 2 })).toEqual(at('12:00:30'));
    expect(resendAt({ ...facts, sends: 3 })).toEqual(at('13:00:00'));
  });
  it('has a code of six digits that holds ten minutes, and half an hour for the mandate after it', () => {
    expect(otpRules).toMatchObject({ digits: 6, minutes: 10, verifiedMinutes: 30 });
  });
});
