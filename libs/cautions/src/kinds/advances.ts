import type { Signs } from '../signs.js';

const BILL_REACH = 10;
const TRIP_REACH = 8;
const HOLD_REACH = 15;
const DEMAND_REACH = 6;
const POST_REACH = 8;

/** A bill, a ticket or an operation is to be paid for somebody, or nothing goes on until money comes. */
export const wantsPaid = (said: Signs): boolean =>
  said.areNear(['pays'], ['costs', 'money', 'sums', 'amounts'], { within: BILL_REACH, oneSentence: true, undenied: true }) ||
  said.areNear(['fronts'], ['trips', 'needsPaid'], { within: TRIP_REACH, oneSentence: true, undenied: true }) ||
  said.areNear(['holds'], ['held'], { within: HOLD_REACH }) ||
  (said.areNear(['demands'], ['sums', 'amounts', 'numbers'], { within: DEMAND_REACH, oneSentence: true }) &&
    said.areNear(['demands'], ['threats', 'repays', 'pleas', 'troubles'], { within: HOLD_REACH, apart: true })) ||
  said.areNear(['posts'], ['sums', 'amounts', 'numbers'], { within: POST_REACH, apart: true, oneSentence: true });
