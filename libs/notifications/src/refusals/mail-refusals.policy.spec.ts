import { expect, it } from '@jest/globals';
import { burstOf } from './mail-refusals.policy.js';

it.each([
  [0, 0, undefined],
  [5, 20, undefined],
  [6, 20, 'domain'],
  [5, 21, 'all'],
  [6, 21, 'all'],
] as const)('%d refused of one domain and %d in all are the burst: %s', (domain, all, burst) => {
  expect(burstOf({ domain, all })).toBe(burst);
});
