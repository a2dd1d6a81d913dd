import type { Signs } from '../signs.js';

const PROMISE_REACH = 25;

/** Gains are promised: with coins, or on a platform that somebody will show. */
export const promisesGains = (said: Signs): boolean =>
  (said.has('coins') && said.has('gains', 'asks') && !said.has('not')) ||
  said.areNear(['coins'], ['returns', 'teaches'], { within: PROMISE_REACH, undenied: true }) ||
  (said.areNear(['platforms'], ['returns'], { within: PROMISE_REACH, apart: true }) &&
    said.areNear(['platforms', 'returns'], ['teaches'], { within: PROMISE_REACH, apart: true }));
