import type { Figure } from './figure.js';
import { compare } from './pairs.js';
import { pair, sendBySql, sendOverHttp } from './sending.js';
import { Stage } from './stage.js';

const MEMBERS = 2_000;

/** R1: a whole send over HTTP against the same SQL function under pgbench, both with 16 at a time. */
export const r1: Figure = {
  name: 'R1',
  title: 'send over HTTP / pgbench of the same function (messages per second)',
  accepted: '>= 0.60',
  async measure({ pace }) {
    const stage = await Stage.open(MEMBERS);
    try {
      const pairings = await pair(stage);
      return await compare(
        async (seconds) => (await sendOverHttp(stage.url, pairings, seconds)).perSecond,
        async (seconds) => (await sendBySql(stage.product.databaseUrl, seconds)).perSecond,
        pace,
      );
    } finally {
      await stage.close();
    }
  },
};
