import type { Signs } from '../signs.js';

const AGENT_REACH = 10;

/** Money is to be sent: by a way that leaves no trace, or to the account of somebody else. */
export const wantsTransfer = (said: Signs): boolean =>
  said.hasUndenied('transfers') ||
  said.areNear(['deposits'], ['agents'], { within: AGENT_REACH, apart: true, undenied: true }) ||
  said.areNear(['collects'], ['money', 'collects', 'amounts'], { within: AGENT_REACH, apart: true });
