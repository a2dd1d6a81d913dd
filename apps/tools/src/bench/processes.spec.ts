import { expect, it } from '@jest/globals';
import { calmest } from './processes.js';

const looking = (...found: readonly number[]) => {
  const left = [...found];
  return { left, look: async () => left.shift() ?? NaN };
};

it('what parts need anyway is what they need once the work of before is over, however long that goes on', async () => {
  const ending = looking(900, 910, 700, 300, 320, 80, 81, 79, 80, 500);
  expect([await calmest(ending.look), ending.left]).toEqual([79, [500]]);
});

it('parts that are calm at once are looked at four times', async () => {
  const calm = looking(20, 21, 19, 20, 900);
  expect([await calmest(calm.look), calm.left]).toEqual([19, [900]]);
});
