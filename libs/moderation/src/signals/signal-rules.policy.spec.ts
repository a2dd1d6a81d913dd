import { describe, expect, it } from '@jest/globals';
import { burstMinutes, fastMinutes, mayBeThreshold, openerCautions, openerRules, ruleNames, signalRules } from './signal-rules.policy.js';

describe('what is noticed by itself', () => {
  // Their ids stand in logs and tables: they never change.
  it.each([
    ['photo_likeness', '01', 'photo', 'upTo', 0, 16, 10, true],
    ['throwaway_address', '02', 'throwaway_address', null, null, null, null, false],
    ['signup_burst', '03', 'signup_burst', 'from', 2, 10, 4, false],
    ['fast_openings', '04', 'fast_openings', 'from', 2, 50, 6, true],
    ['same_openers', '05', 'openers', 'from', 2, 50, 3, true],
    ['scam_words', '06', 'message', null, null, null, null, false],
    ['opener_link', '07', 'opener_link', 'from', 1, 20, 1, true],
    ['opener_iban', '08', 'opener_iban', 'from', 1, 20, 1, true],
    ['opener_contact', '09', 'opener_contact', 'from', 1, 20, 1, true],
    ['many_profiles', '0a', 'many_profiles', null, null, null, null, false],
    ['many_photos', '0b', 'many_photos', null, null, null, null, false],
  ] as const)('%s', (name, number, signal, sense, min, max, standard, canTry) => {
    const threshold = sense === null ? null : { sense, min, max, standard };
    expect(signalRules[name]).toEqual({ id: `0190a000-0000-7000-8000-0000000000${number}`, signal, threshold, canTry });
  });

  it('is eleven rules, three of them about first messages', () => {
    expect(ruleNames).toHaveLength(11);
    expect(openerRules).toEqual(['opener_link', 'opener_iban', 'opener_contact']);
    expect(openerCautions).toEqual({ opener_link: 'link', opener_iban: 'bank', opener_contact: 'contact' });
  });

  it('looks at an hour of sign-ups and at ten minutes of first messages', () => {
    expect([burstMinutes, fastMinutes]).toEqual([60, 10]);
  });
});

describe('the threshold of a rule', () => {
  it.each([
    ['signup_burst', 2, true],
    ['signup_burst', 10, true],
    ['signup_burst', 1, false],
    ['signup_burst', 11, false],
    ['signup_burst', 2.5, false],
    ['photo_likeness', 0, true],
    ['throwaway_address', 5, false],
  ] as const)('of %s can be %d: %s', (name, value, may) => {
    expect(mayBeThreshold(name, value)).toBe(may);
  });
});
