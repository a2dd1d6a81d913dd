import { describe, expect, it } from '@jest/globals';
import { sexualitiesFor } from './sexualities';

describe('the words for sexuality', () => {
  it.each([
    ['female', undefined, ['hetero', 'lesbian', 'bi']],
    ['male', undefined, ['hetero', 'gay', 'bi']],
    ['male', 'lesbian', ['hetero', 'gay', 'lesbian', 'bi']],
    [undefined, undefined, ['hetero', 'gay', 'lesbian', 'bi']],
  ] as const)('for a %s who chose %s are %j', (gender, chosen, words) => {
    expect(sexualitiesFor(gender, chosen)).toEqual(words);
  });
});
