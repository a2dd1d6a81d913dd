import { describe, expect, it } from '@jest/globals';
import { withName } from './by-name';

const names = ['Marianne', 'Søren', 'Anne-Marie', 'Élise', 'Jan Willem'];
const found = (typed: string) => withName(names, typed, (name) => name);

describe('the search in the list of conversations', () => {
  it.each([
    ['mar', ['Marianne', 'Anne-Marie']],
    ['elise', ['Élise']],
    ['WILL', ['Jan Willem']],
    ['søren', ['Søren']],
    ['', names],
    ['nobody', []],
  ])('finds by the beginning of a name: "%s" [#26]', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });
});
