import type { Signs } from '../signs.js';

const MONEY_REACH = 10;
const NEED_REACH = 2;
const HELP_REACH = 12;
const STORY_REACH = 25;

/** Somebody wants money for themselves: says so, promises it back, or tells why there is none and begs. */
export const asksForMoney = (said: Signs): boolean =>
  said.areNear(['asks'], ['money', 'sums', 'amounts', 'numbers'], { within: MONEY_REACH, oneSentence: true, undenied: true }) ||
  said.areNear(['needs'], ['money', 'sums', 'amounts', 'numbers'], {
    within: NEED_REACH,
    oneSentence: true,
    oneClause: true,
    undenied: true,
  }) ||
  said.areNear(['repays'], ['money', 'sums', 'amounts', 'numbers', 'needs', 'fronts', 'pays', 'troubles'], {
    within: STORY_REACH,
    apart: true,
  }) ||
  said.areNear(['pleas'], ['money', 'sums', 'amounts', 'troubles'], { within: STORY_REACH, apart: true }) ||
  said.areNear(['straits', 'spares'], ['sums', 'amounts', 'numbers', 'helps', 'repays', 'pleas'], { within: HELP_REACH, apart: true }) ||
  (said.areNear(['helps'], ['sums', 'amounts', 'numbers'], { within: HELP_REACH, oneSentence: true, apart: true }) &&
    said.has('straits', 'troubles', 'pleas')) ||
  said.areNear(['lacks'], ['needsPaid', 'threats'], { within: MONEY_REACH, apart: true });
