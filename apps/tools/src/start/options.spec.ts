import { describe, expect, it } from '@jest/globals';
import { readStartOptions } from './options.js';

describe('the options of npm start', () => {
  it('have usual values', () => {
    expect(readStartOptions([])).toEqual({ members: 2000, seedNumber: 58, isExplicit: false, isFresh: false, opensWith: 300 });
  });

  it('are read in any order', () => {
    expect(readStartOptions(['--fresh', '--members=1000000', '--seed', '7'])).toEqual({
      members: 1_000_000,
      seedNumber: 7,
      isExplicit: true,
      isFresh: true,
      opensWith: 300,
    });
  });

  it.each([['--members', 'many'], ['--members', '-1'], ['--members', '1000001'], ['--member', '5'], ['5']])(
    'refuse %s %s with one line that shows how',
    (...args) => {
      expect(() => readStartOptions(args)).toThrow(/^[^\n]+ Use: npm start -- \[--members 2000\] \[--seed 58\] \[--fresh\]$/);
    },
  );
});
