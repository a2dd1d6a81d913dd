import { describe, expect, it } from '@jest/globals';
import { durationWords, officialLanguages } from './reading';

describe('how long it took', () => {
  it.each([
    [0.2, '1 hour'],
    [2.1, '3 hours'],
    [48, '48 hours'],
    [49, '3 days'],
  ])('%s hours are %s: never less than it was', (hours, words) => {
    expect(durationWords(hours, 'en')).toBe(words);
  });

  it('is said in the language of the reader', () => {
    expect(durationWords(5, 'pl')).toBe('5 godzin');
  });
});

describe('the languages of authorities', () => {
  it.each([
    ['NL', 'nl', 'Nederlands en Engels'],
    ['DE', 'en', 'German and English'],
    ['IE', 'en', 'English'],
  ])('are that of %s and English', (country, locale, words) => {
    expect(officialLanguages(country, locale)).toBe(words);
  });
});
