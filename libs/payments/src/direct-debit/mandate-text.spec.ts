import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { locales, type Money } from '#contracts';
import { wordsFor } from '#i18n';
import { plainSms, smsPartsOf } from '#sms';
import { boxText, mandateText, mandateTextVersion, otpText } from './mandate-text.js';

const creditor = 'Second Spring B.V.';
const most: Money = { minor: 10_000, currency: 'EUR' };

describe('what a member authorises', () => {
  it('is said in Dutch as banks word it, with the right to the money back within eight weeks [#129]', () => {
    const [authorisation, refund, use, ...more] = mandateText('nl', creditor).split('\n\n');
    expect(authorisation).toMatch(
      /^Door ondertekening van dit formulier geeft u toestemming aan Second Spring B\.V\. om doorlopende incasso-opdrachten/,
    );
    expect(refund).toMatch(/binnen acht weken na afschrijving/);
    expect(use).toContain('36 maanden');
    expect(more).toEqual([]);
  });

  it.each(locales)(
    'is whole in %s: who may collect, from whom the money comes back and until when, and for how long it holds',
    (locale) => {
      const [authorisation = '', refund = '', use = '', ...more] = mandateText(locale, creditor).split('\n\n');
      expect(more).toEqual([]);
      // Both parts name the creditor: whoever sends the order, and whose orders the bank follows.
      expect(authorisation.split(creditor).length - 1).toBeGreaterThanOrEqual(2);
      expect(refund).toMatch(/\b8\b|acht|ocho|huit|otto/);
      expect(use).toContain('36');
      expect(boxText(locale, creditor)).toContain(creditor);
      expect(boxText(locale, creditor)).toMatch(/\b8\b/);
      expect(`${mandateText(locale, creditor)}${boxText(locale, creditor)}`).not.toMatch(/[{}]/);
    },
  );

  it('has another version as soon as a word of it changes', () => {
    const words = JSON.stringify(locales.map((locale) => wordsFor(locale).debit.mandate));
    // Who changes a word gives both, a new version and the digest of the new words, and keeps the words before under their version.
    expect([mandateTextVersion, createHash('sha256').update(words).digest('hex').slice(0, 16)]).toEqual(['2026-12', '4511946a15e975a1']);
  });

  it('is not made up for a version that is not known', () => {
    expect(mandateText('en', creditor, mandateTextVersion)).toBe(mandateText('en', creditor));
    expect(() => mandateText('en', creditor, '2020-01')).toThrow('no text of a mandate of version 2020-01');
  });
});

describe('the SMS with the code', () => {
  it('names the site and the amount, so that whoever is asked for the code sees what it is for', () => {
    expect(plainSms(otpText('nl', { otp: '012345', site: 'Second Spring', amount: { minor: 4_995, currency: 'EUR' } }))).toBe(
      '012345 is je code voor een automatische incasso van € 49,95 bij Second Spring. Geef hem aan niemand. Hij werkt 10 minuten.',
    );
  });

  it.each(locales)('begins with the code in %s, and costs one SMS, or two where phones have no letters of the language', (locale) => {
    const text = plainSms(otpText(locale, { otp: '012345', site: 'Een site met lange naam', amount: most }));
    expect(text).toMatch(/^012345 /);
    expect(text).not.toMatch(/[{}]/);
    expect(smsPartsOf(text)).toBe(locale === 'pl' ? 2 : 1);
  });
});
