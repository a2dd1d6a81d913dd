import { describe, expect, it } from '@jest/globals';
import { theOneCalled } from './called-town.policy.js';

const bergenNh = { region: '07', regionName: 'Noord-Holland', rank: 0 };
const bergenL = { region: '05', regionName: 'Limburg', rank: 0 };
const alias = { region: '09', regionName: 'Utrecht', rank: 1 };

describe('the town that a list names', () => {
  it('is the only one of that name', () => {
    expect(theOneCalled([bergenNh])).toBe(bergenNh);
    expect(theOneCalled([alias])).toBe(alias);
  });

  it('is one whose own name it is before one that is also called so', () => {
    expect(theOneCalled([alias, bergenL])).toBe(bergenL);
  });

  it('is never guessed among several', () => {
    expect(theOneCalled([bergenNh, bergenL])).toBe('ambiguous');
    expect(theOneCalled([])).toBe('unknown');
  });

  it('is told by its region, by name or code', () => {
    expect(theOneCalled([bergenNh, bergenL], 'noord-holland')).toBe(bergenNh);
    expect(theOneCalled([bergenNh, bergenL], '05')).toBe(bergenL);
    expect(theOneCalled([bergenNh, bergenL], 'Drenthe')).toBe('unknown');
  });
});
