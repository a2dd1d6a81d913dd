import { describe, expect, it } from '@jest/globals';
import { retentionOn, retentionTable, retentionMonths, mayHandOver, mayRelease } from './child-material.policy.js';
import { contactsFor, contactsOf, knownCountries } from './contacts.js';

const code = (verdict: ReturnType<typeof mayHandOver>) => (verdict.allowed ? 'allowed' : verdict.code);

describe('how long child material is kept', () => {
  it('is twelve months, by the law that says so', () => {
    expect([retentionMonths('2026-11-27', null), retentionOn('2026-11-27').law]).toEqual([12, expect.stringContaining('2021/1232')]);
  });

  it('is what the owner set, where a law of their country wants otherwise', () => {
    expect(retentionMonths('2026-11-27', 6)).toBe(6);
  });

  it('follows the law of the day, the newest that is in force', () => {
    const table = [...retentionTable, { from: '2027-01-01', months: 18, law: 'a later one' }];
    expect(['2020-01-01', '2026-12-31', '2027-01-01'].map((day) => retentionOn(day, table).months)).toEqual([12, 12, 18]);
  });
});

describe('handing over to an authority', () => {
  const sealed = { state: 'sealed', isHandedOver: false, isReleased: false } as const;
  it.each([
    ['sealed material', sealed, 'allowed'],
    ['what has no hashes yet', { ...sealed, state: 'sealing' as const }, 'not_sealed_yet'],
    ['what is destroyed', { ...sealed, state: 'destroyed' as const }, 'case_over'],
    ['what an authority has already', { ...sealed, isHandedOver: true }, 'case_over'],
    ['what was found to be none', { ...sealed, isReleased: true }, 'case_over'],
  ])('of %s', (_what, facts, expected) => {
    expect(code(mayHandOver(facts))).toBe(expected);
  });

  it('is undone by nobody, but a mistake is put right once', () => {
    expect([code(mayRelease({ state: 'destroyed', isReleased: false })), code(mayRelease({ state: 'sealed', isReleased: true }))]).toEqual([
      'allowed',
      'case_over',
    ]);
  });
});

describe('whom to tell', () => {
  it.each('NL BE DE AT CH FR LU ES IT PL SE NO DK FI GB IE PT US CA AU NZ'.split(' '))(
    'is known of every country that is served: %s',
    (country) => {
      expect(knownCountries).toContain(country);
      const { hotline, police } = contactsOf(country);
      for (const { name, url } of [hotline, police]) expect([name.length > 2, new URL(url).protocol]).toEqual([true, 'https:']);
      expect(police.phone).not.toBeNull();
    },
  );

  it('is told for the company first, and for where the member lives when that is elsewhere', () => {
    expect(contactsFor('NL', 'NL').map(({ country }) => country)).toEqual(['NL']);
    expect(contactsFor('NL', 'DE').map(({ country, language }) => [country, language])).toEqual([
      ['NL', 'nl'],
      ['DE', 'de'],
    ]);
    expect(contactsFor('NL', null)).toHaveLength(1);
  });

  it('is the union of hotlines where no country of the table fits', () => {
    expect(contactsOf('JP')).toMatchObject({ country: null, language: 'en', hotline: { url: expect.stringContaining('inhope') } });
  });
});
