import { expect, it } from '@jest/globals';
import { Random } from '../seed/random.js';
import { Strikes } from './strikes.js';

it('every fault strikes once, in its order, also when all is over before', async () => {
  const struck: string[] = [];
  const faults = ['leader killed', 'network cut', 'switchover'].map((name) => ({ name, strike: async () => void struck.push(name) }));
  const strikes = new Strikes([], new Random(58), faults);
  await strikes.end();
  expect(struck).toEqual(['leader killed', 'network cut', 'switchover']);
  expect(strikes.spans.map(({ name, from, to }) => ({ name, goesForward: to >= from }))).toEqual(
    struck.map((name) => ({ name, goesForward: true })),
  );
  expect(strikes.summary()).toBe('leader killed 1×, network cut 1×, switchover 1×');
});
