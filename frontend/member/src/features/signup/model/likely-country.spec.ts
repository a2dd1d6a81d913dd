import { describe, expect, it } from '@jest/globals';
import { likelyCountry } from './likely-country';

const countries = ['NL', 'BE', 'PL', 'FI', 'GB'];

describe('the country that stands chosen', () => {
  it.each([
    ['where the visitor is', { known: 'BE', languages: ['pl-PL'], page: 'nl_NL' }, 'BE'],
    ['that of the browser, when the visitor is nowhere known', { known: null, languages: ['pl-PL', 'en'], page: 'en_GB' }, 'PL'],
    ['that in which a language without a country is spoken', { known: null, languages: ['fi'], page: 'en_GB' }, 'FI'],
    ['the next one, when the site is not for the first', { known: 'US', languages: ['de-DE', 'nl-BE'], page: 'en_GB' }, 'BE'],
    ['that of the page, when the browser says nothing of use', { known: null, languages: ['x', 'sv-SE'], page: 'nl_NL' }, 'NL'],
    ['the first of the site, when nothing is known', { known: null, languages: [], page: 'sv_SE' }, 'NL'],
  ])('is %s', (_which, hints, country) => {
    expect(likelyCountry({ countries, ...hints })).toBe(country);
  });
});
