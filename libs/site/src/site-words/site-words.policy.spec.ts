import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../settings/index.js';
import { withWords, wordsIn } from './site-words.policy.js';

const stored = readSettings({ texts: { nl: { premium_claim: 'Oud', terms_changes: 'Nieuw' }, en: { premium_claim: 'Old' } } }).settings;

describe('the words of a site', () => {
  it('are those of the settings while nobody set others, by language', () => {
    expect(withWords(stored, {})).toBe(stored);
    expect(wordsIn(stored, 'premium_claim')).toEqual({ nl: 'Oud', en: 'Old' });
    expect(wordsIn(stored, 'description')).toEqual({});
  });

  it('are those that were set, in every language: what was left out is gone; other words stay', () => {
    const { texts } = withWords(stored, { premium_claim: { de: 'Neu' } });
    expect([texts['de']?.['premium_claim'], texts['nl']?.['premium_claim'], texts['en']?.['premium_claim']]).toEqual(['Neu', '', '']);
    expect(texts['nl']?.['terms_changes']).toBe('Nieuw');
    expect(wordsIn({ texts }, 'premium_claim')).toEqual({ de: 'Neu' });
  });
});
