import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { locales, orderConsent } from '#contracts';
import { wordsFor } from '#i18n';
import { consentFault, consentIn, consentVersion } from './consent.policy.js';

const asked = consentIn('nl', 14);

describe('what a buyer agrees to', () => {
  it('says in words of the language how long a withdrawal is possible', () => {
    expect(asked).toEqual({
      version: consentVersion,
      language: 'nl',
      start_at_once: 'Begin meteen: ik krijg mijn credits direct.',
      pay_for_use: 'Als ik binnen 14 dagen herroep, betaal ik de credits die ik heb gebruikt.',
    });
  });

  it.each(locales)('comes back unchanged in %s, and is taken', (language) => {
    const sent = orderConsent.parse(JSON.parse(JSON.stringify(consentIn(language, 30))));
    expect(sent).toEqual(consentIn(language, 30));
    expect(consentFault(sent, 30)).toBeNull();
  });

  it.each([
    ['is of a version that we do not know', { ...asked, version: 'I never agreed' }],
    ['is of an older version', { ...asked, version: '2026-10' }],
    ['names another period', consentIn('nl', 30)],
    ['says other words', { ...asked, start_at_once: 'I never agreed' }],
    ['says other words of the use', { ...asked, pay_for_use: 'Ik betaal niets.' }],
    ['is said in another language than it names', { ...asked, language: 'de' as const }],
  ])('is not taken when it %s', (_, given) => {
    expect(consentFault(given, 14)).toBe('consent_changed');
  });

  it('has another version as soon as a word of it changes', () => {
    const words = JSON.stringify(locales.map((locale) => wordsFor(locale).contract.consents));
    // Who changes a word gives both: a new version, and with it the digest of the new words.
    expect([consentVersion, createHash('sha256').update(words).digest('hex').slice(0, 16)]).toEqual(['2026-11', '60718610573fb2ea']);
  });
});
