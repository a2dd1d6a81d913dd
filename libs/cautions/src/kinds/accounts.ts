import type { Signs } from '../signs.js';

const OPENING_REACH = 8;
const FLOW_REACH = 14;

/** The reader's name or account is to carry the money of others. */
export const wantsAccount = (said: Signs): boolean =>
  said.areNear(['openings'], ['yourName', 'yourAccount', 'logins'], { within: OPENING_REACH }) ||
  said.areNear(['yourAccount'], ['inflows'], { within: FLOW_REACH, apart: true }) ||
  (said.areNear(['keeps'], ['rest'], { within: FLOW_REACH, apart: true }) && said.has('sums', 'amounts', 'numbers', 'inflows'));
