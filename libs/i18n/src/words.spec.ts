import { describe, expect, it } from '@jest/globals';
import { AppError, errorCodes, locales, type ErrorCode } from '#contracts';
import { setLogLevel } from '#observability';
import { errorText, refusalText } from './error-text.js';
import { fillPlural } from './fill.js';
import { dayText } from './formats.js';
import { wordsFor } from './locale-words.js';

setLogLevel('silent');
const fromThrower = ['minutes', 'name', 'min_age', 'hours'];

describe.each(locales)('the error texts of %s', (locale) => {
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
