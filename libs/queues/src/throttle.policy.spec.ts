import { expect, it } from '@jest/globals';
import { pauseFor } from './throttle.policy.js';

it('work that can wait pauses the longer the longer people wait, not at all when they do not, and at most a second', () => {
  expect([0, 20, 100, 200, 201, 60_000].map(pauseFor)).toEqual([0, 100, 500, 1_000, 1_000, 1_000]);
});
