import { describe, expect, it } from '@jest/globals';
import { readTestWishes } from './wishes.js';

describe('the wishes of npm test', () => {
  it('are everything, unless told otherwise', () => {
    expect(readTestWishes([])).toEqual({ words: [], isLong: false, isChanged: false });
  });

  it('are read in any order', () => {
    expect(readTestWishes(['libs/auth', '--long', 'lint'])).toEqual({ words: ['libs/auth', 'lint'], isLong: true, isChanged: false });
    expect(readTestWishes(['--shard', '2/4'])).toMatchObject({ shard: '2/4' });
    expect(readTestWishes(['--changed'])).toMatchObject({ isChanged: true });
  });

  it.each([['--shard', '5/4'], ['--shard', '0/4'], ['--shard', 'half'], ['--changed', 'lint'], ['--quick']])('refuse %s %s', (...args) => {
    expect(() => readTestWishes(args)).toThrow(/^[^\n]+ Use: npm test -- /);
  });
});
