import type { Figure } from './figure.js';
import { compare } from './pairs.js';
import { searchBySql, searchOverHttp } from './search-sides.js';
import { Stage } from './stage.js';

const ACTORS = 400;

/** R4: what the API adds to the bare statements of a search. */
export const r4: Figure = {
  name: 'R4',
  title: 'search p95 through the API / bare SQL p95 (ms, 4 at a time)',
  accepted: '<= 4',
  async measure({ members }) {
    const stage = await Stage.open(members);
    try {
      const actors = await stage.actors(ACTORS);
      return await compare(searchOverHttp(stage, actors), searchBySql(stage.app, actors));
    } finally {
      await stage.close();
    }
  },
};
