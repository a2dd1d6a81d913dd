import { describe, expect, it } from '@jest/globals';
import { inSentence, sentenceOf } from './sentence';

describe('a reason in a sentence', () => {
  it('begins with a capital, joins its clauses and ends [#75]', () => {
    expect(sentenceOf(['you both like tea', 'you live within 25 km of each other'], 'en')).toBe(
      'You both like tea and you live within 25 km of each other.',
    );
    expect(sentenceOf(['jullie houden allebei van thee'], 'nl')).toBe('Jullie houden allebei van thee.');
    expect(sentenceOf([], 'en')).toBe('');
  });

  it('writes words small, but German nouns', () => {
    expect([inSentence('Gardening', 'en'), inSentence('Gartenarbeit', 'de')]).toEqual(['gardening', 'Gartenarbeit']);
  });
});
