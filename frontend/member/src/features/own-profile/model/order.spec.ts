import { expect, it } from '@jest/globals';
import { canBeOrdered, firstPlaceOf, movedTo } from './order';

it('moves one photo and keeps the order of the others', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

it('keeps the main photo first: there is another order only when two more are there', () => {
  const [main, other] = [{ main: true }, { main: false }];
  expect([firstPlaceOf([main, other]), firstPlaceOf([other]), firstPlaceOf([])]).toEqual([1, 0, 0]);
  expect([[], [other], [main, other]].map(canBeOrdered)).toEqual([false, false, false]);
  expect(
    [
      [other, other],
      [main, other, other],
    ].map(canBeOrdered),
  ).toEqual([true, true]);
});
