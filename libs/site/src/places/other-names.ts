import { middle } from './other-names/middle.js';
import type { NamesByTown } from './other-names/names-by-town.js';
import { north } from './other-names/north.js';
import { south } from './other-names/south.js';
import { west } from './other-names/west.js';

/**
 * What towns are called besides their own name: in the languages of our sites, by their neighbours, and in daily life. Spellings that differ by
 * accents, hyphens or saints need no entry.
 */
export const otherNames: NamesByTown = { ...north, ...west, ...middle, ...south };
