import type { Figure } from './figure.js';
import { compare } from './pairs.js';
import { searchOverHttp } from './search-sides.js';
import { Stage } from './stage.js';

const SMALL = 10_000;
const ACTORS = 400;

/** R5: what a hundred times the members cost a search by age and region. */
export const r5: Figure = {
  name: 'R5',
  title: 'search p95 in the large community / in one of 10,000 (ms, 4 at a time)',
  accepted: '<= 1.5',
  async measure({ members }) {
    const large = await Stage.open(members);
    const small = await Stage.open(SMALL);
    try {
      const [inLarge, inSmall] = [await large.actors(ACTORS), await small.actors(ACTORS)];
      return await compare(searchOverHttp(large, inLarge), searchOverHttp(small, inSmall));
    } finally {
      await Promise.all([large.close(), small.close()]);
    }
  },
};
