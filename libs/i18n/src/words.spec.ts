import { describe, expect, it } from '@jest/globals';
import { AppError, errorCodes, localeFacts, locales, type ErrorCode } from '#contracts';
import { setLogLevel } from '#observability';
import { errorText, refusalText } from './error-text.js';
import { fillPlural, placeholdersOf } from './fill.js';
import { dayText } from './formats.js';
import { wordsFor } from './locale-words.js';
import type { Plural } from './words.js';

setLogLevel('silent');
const fromThrower = ['minutes', 'name', 'min_age', 'hours'];

/** Every text below a tree of words, with its path. */
function textsOf(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as Record<string, unknown>).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key));
}
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isPlural = (tree: unknown): tree is Plural =>
  typeof tree === 'object' && tree !== null && 'other' in tree && Object.keys(tree).every((key) => forms.includes(key));
function pluralsOf(tree: unknown): Plural[] {
  if (isPlural(tree)) return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(pluralsOf) : [];
}
const plain = (path: string) => path.replace(/\.(zero|one|two|few|many|other)$/, '');

describe.each(locales)('the words of %s', (locale) => {
  const words = wordsFor(locale);

  it('leave no text empty and none in English by mistake', () => {
    const english = new Map(textsOf(wordsFor('en')));
    for (const [path, text] of textsOf(words)) {
      expect(text.trim()).not.toBe('');
      if (locale !== 'en' && text.length > 12) expect([path, text]).not.toEqual([path, english.get(path)]);
    }
  });

  it('fill in the same things as the English ones', () => {
    const english = new Map<string, Set<string>>();
    for (const [path, text] of textsOf(wordsFor('en'))) {
      english.set(plain(path), new Set([...(english.get(plain(path)) ?? []), ...placeholdersOf(text)]));
    }
    for (const [path, text] of textsOf(words)) {
      for (const name of placeholdersOf(text))
        expect([path, [...(english.get(plain(path)) ?? [])]]).toEqual([path, expect.arrayContaining([name])]);
    }
    for (const code of errorCodes) {
      expect([code, placeholdersOf(words.errors[code]).toSorted()]).toEqual([code, placeholdersOf(wordsFor('en').errors[code]).toSorted()]);
    }
  });

  it('have every plural form of the language', () => {
    const needed = new Intl.PluralRules(localeFacts[locale].iso).resolvedOptions().pluralCategories;
    for (const plural of [
      ...pluralsOf(words.mails),
      ...pluralsOf(words.payments),
      ...pluralsOf(words.debit),
      ...pluralsOf(words.moderation),
    ])
      expect(Object.keys(plural).toSorted()).toEqual([...needed].toSorted());
  });

  it('never show a placeholder to a member', () => {
    const params = Object.fromEntries(fromThrower.map((name) => [name, 5]));
    for (const code of errorCodes) {
      expect(errorText(code, locale, params)).not.toMatch(/[{}]/);
      expect(errorText(code, locale)).not.toMatch(/[{}]/);
    }
  });
});

describe('the Dutch error texts', () => {
  it.each<[ErrorCode, string]>([
    ['generic', 'Er is een fout opgetreden, probeer het later opnieuw.'],
    ['login_failed', 'Login mislukt, probeer opnieuw'],
    ['too_many_attempts', 'Te veel foute pogingen, account voor 10 min geblokkeerd.'],
    ['too_many_resets', 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.'],
    ['link_invalid', 'Link verlopen of invalide, vraag een nieuwe e-mail aan'],
    ['activation_failed', 'Activeren mislukt'],
    ['email_not_found', 'E-mailadres niet gevonden'],
    ['email_in_use', 'Er bestaat al een account met dit e-mailadres'],
    ['new_email_in_use', 'Dit e-mailadres heeft al een account op deze site.'],
    ['new_email_invalid', 'Nieuw e-mailadres invalide.'],
    ['invalid_email', 'Ongeldige e-mail'],
    ['invalid_birth_date', 'Ongeldige geboortedatum.'],
    ['old_password_wrong', 'Controleer je oude wachtwoord.'],
    ['passwords_differ', 'De opgegeven wachtwoorden zijn niet gelijk.'],
    ['insufficient_credits', 'Je hebt onvoldoende credits'],
    ['code_invalid', 'Code ongeldig'],
    ['debit_blocked', 'Je account is geblokkeerd voor automatische incasso.'],
  ])('keep the words of the specification for %s', (code, text) => {
    expect(errorText(code, 'nl', { minutes: 10 })).toBe(text);
  });

  it('name who blocked', () => {
    expect(errorText('blocked', 'nl', { name: 'Bert' })).toMatch(/^Bert heeft je geblokkeerd/);
  });
});

describe('the limit of direct debits [#139]', () => {
  const freeAt = new Date('2026-12-08T14:30:00Z');

  it('begins with the words of the specification, and says from which day on it is free again', () => {
    expect(refusalText(new AppError('debit_limit', { retryAt: freeAt }), 'nl')).toBe(
      'Uw limiet voor automatische incasso betalingen is bereikt. U kunt vanaf 9 december 2026 weer op deze manier betalen. Kies tot die tijd een andere manier.',
    );
    // From midnight on in Amsterdam, the whole day is free.
    expect(refusalText(new AppError('debit_limit', { retryAt: new Date('2026-12-07T23:00:00Z') }), 'nl')).toContain('8 december 2026');
  });

  it.each(locales)('says so in %s, whoever throws gives the moment or the day', (locale) => {
    const day = dayText('2026-12-09', locale);
    expect(refusalText(new AppError('debit_limit', { retryAt: freeAt }), locale)).toContain(day);
    expect(errorText('debit_limit', locale, { date: '2026-12-09' })).toContain(day);
  });
});

describe('filling in', () => {
  it('says the general text when a number is missing, and "this member" for a missing name', () => {
    expect(errorText('too_many_attempts', 'en')).toBe(errorText('generic', 'en'));
    expect(errorText('blocked', 'en')).toMatch(/^This member has blocked you/);
  });

  it('counts as Polish does', () => {
    const { valid } = wordsFor('pl').mails.activation;
    expect([1, 3, 48].map((count) => fillPlural(valid, 'pl', count))).toEqual([
      'Link działa przez 1 godzinę.',
      'Link działa przez 3 godziny.',
      'Link działa przez 48 godzin.',
    ]);
  });

  it('writes large numbers as the language does', () => {
    expect(errorText('about_too_long', 'de')).toContain('2.000');
    expect(errorText('about_too_long', 'en')).toContain('2,000');
  });
});
