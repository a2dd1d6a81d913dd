import { describe, expect, it } from '@jest/globals';
import { chooseLocale } from './locale-choice.js';

describe('the language of the interface', () => {
  it.each([
    [{ cookie: 'fi', user: 'nl', domainLanguage: 'de', acceptLanguage: 'fr' }, 'fi'],
    [{ user: 'nl', domainLanguage: 'de', acceptLanguage: 'fr' }, 'nl'],
    [{ domainLanguage: 'de-AT', acceptLanguage: 'fr' }, 'de'],
    [{ acceptLanguage: 'ru;q=0.9, fr;q=0.7, it;q=0.8' }, 'it'],
    [{ acceptLanguage: 'nn-NO,en;q=0.5' }, 'nb'],
    [{ acceptLanguage: 'no' }, 'nb'],
    [{ cookie: 'xx', domainLanguage: 'nl_NL' }, 'nl'],
    [{ acceptLanguage: 'ja' }, 'en'],
    [{}, 'en'],
  ] as const)('takes cookie, member, domain, browser, English in this order: %j → %s [#147]', (hints, locale) => {
    expect(chooseLocale(hints)).toBe(locale);
  });
});
