import { describe, expect, it } from '@jest/globals';
import { townByName } from './town-by-name.policy.js';

const bergenNh = { region: '07', regionName: 'Noord-Holland', rank: 0 };
const bergenL = { region: '05', regionName: 'Limburg', rank: 0 };
const alias = { region: '09', regionName: 'Utrecht', rank: 1 };

describe('the town that a list names', () => {
  it('is the only one of that name', () => {
    expect(townByName([bergenNh])).toBe(bergenNh);
    expect(townByName([alias])).toBe(alias);
  });

  it('is one whose own name it is before one that is also called so', () => {
    expect(townByName([alias, bergenL])).toBe(bergenL);
  });

  it('is never guessed among several', () => {
    expect(townByName([bergenNh, bergenL])).toBe('ambiguous');
    expect(townByName([])).toBe('unknown');
  });

  it('is told by its region, by name or code', () => {
    expect(townByName([bergenNh, bergenL], 'noord-holland')).toBe(bergenNh);
    expect(townByName([bergenNh, bergenL], '05')).toBe(bergenL);
    expect(townByName([bergenNh, bergenL], 'Drenthe')).toBe('unknown');
  });
});
