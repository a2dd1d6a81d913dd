import { describe, expect, it } from '@jest/globals';
import { keyRanks, searchedKeys, townKeys } from './town-keys.js';

const keysOf = (country: string, name: string) => Object.fromEntries(townKeys({ country, name }).map(({ key, rank }) => [key, rank]));

describe('the keys of a town', () => {
  it('are its own name, halves and other names, and what follows each word of them', () => {
    expect(keysOf('ES', 'San Sebastián / Donostia')).toMatchObject({
      sansebastiandonostia: keyRanks.own,
      sansebastian: keyRanks.other,
      donostia: keyRanks.other,
      saintsebastien: keyRanks.other,
      sebastiandonostia: keyRanks.within,
    });
    expect(keysOf('IT', "L'Aquila")).toEqual({ laquila: keyRanks.own, aquila: keyRanks.other });
  });

  it('have umlauts and rings with and without the keyboard for them, and saints of every spelling', () => {
    expect(Object.keys(keysOf('DK', 'Aarhus'))).toEqual(expect.arrayContaining(['aarhus', 'arhus']));
    expect(Object.keys(keysOf('AT', 'Sankt Pölten'))).toEqual(expect.arrayContaining(['sanktpolten', 'stpolten', 'polten']));
  });
});

describe('the keys of what somebody types', () => {
  it.each([
    ['Muenchen', ['muenchen'], ['munchen']],
    ['  sint-niklaas ', ['sintniklaas', 'stniklaas'], ['sintniklas', 'stniklas']],
    ['St. Étienne', ['stetienne'], []],
    ['Sain', ['sain'], []],
    ['Utrecht, Utrecht', ['utrecht'], []],
    ['’s-Gravenhage', ['sgravenhage'], []],
    ['İstanbul', ['istanbul'], []],
    ['...', [], []],
  ])('of %j: %j, %j', (text, spelled, loose) => {
    expect(searchedKeys(text)).toEqual({ spelled, loose });
  });

  it('grow with each letter, so that a list narrows while somebody types', () => {
    for (const name of ['Saint-Étienne', 'Møn', 'Aachen', 'Queensbury'])
      for (let length = 1; length < name.length; length += 1) {
        const shorter = searchedKeys(name.slice(0, length)).spelled[0] ?? '';
        expect(searchedKeys(name.slice(0, length + 1)).spelled[0]?.startsWith(shorter)).toBe(true);
      }
  });
});
