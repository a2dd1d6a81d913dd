import type { Signs } from '../signs.js';

/** The way out of this site: to a messenger, or to a telephone. */
export const leadsAway = (said: Signs): boolean =>
  said.isBefore('away', 'messengers', 4) || said.isBefore('own', 'messengers', 0) || said.hasUndenied('askNumber');
