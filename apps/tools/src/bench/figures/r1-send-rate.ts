import type { Figure } from '../figure.js';
import { compare } from '../pairs.js';
import { pair, sendBySql, sendOverHttp } from '../sending.js';

const MEMBERS = 2_000;

/** R1: a whole send over HTTP against the same SQL function under pgbench, both with 16 at a time. */
export const sendRate: Figure = {
  key: 'R1',
  title: 'send over HTTP / pgbench of the same function (messages per second)',
  accepted: '>= 0.60',
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS });
    const pairings = await pair(stage);
    return compare(
      async (seconds) => (await sendOverHttp(stage.url, pairings, seconds)).perSecond,
      async (seconds) => (await sendBySql(stage.product.databaseUrl, seconds)).perSecond,
      pace,
    );
  },
};
