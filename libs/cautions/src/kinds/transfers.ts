import type { Key, Signs } from '../signs.js';

const AGENT_REACH = 10;
const SUM_REACH = 6;
const ME_REACH = 2;
const sums: readonly Key[] = ['sums', 'amounts', 'numbers'];

/** Money is to be sent: by a way that leaves no trace, to the account of somebody else, or handed to who comes for it. */
export const wantsTransfer = (said: Signs): boolean =>
  said.hasUndenied('transfers') ||
  said.areNear(['deposits'], ['agents'], { within: AGENT_REACH, apart: true, undenied: true }) ||
  said.areNear(['collects'], ['money', 'collects', 'amounts'], { within: AGENT_REACH, apart: true }) ||
  (said.areNear(['youCan'], sums, { within: SUM_REACH, oneSentence: true, undenied: true }) &&
    (said.areNear(['thirds', 'accountWords'], sums, { within: AGENT_REACH, oneSentence: true }) ||
      said.areNear(['me'], sums, { within: ME_REACH, oneSentence: true, oneClause: true })));
