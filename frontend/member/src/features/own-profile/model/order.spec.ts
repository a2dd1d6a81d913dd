import { expect, it } from '@jest/globals';
import { movedTo } from './order';

it('moves one photo and keeps the order of the others', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});
