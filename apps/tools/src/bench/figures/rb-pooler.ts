import type { Figure } from '../figure.js';
import { compare } from '../pairs.js';
import { PooledServers } from '../pooled-servers.js';
import { SERVER_CONNECTIONS } from '../pooler.js';
import { pair, sendOverHttp } from '../sending.js';

const MEMBERS = 2_000;
const CLIENTS = 200;

/** RB: what a pooler takes away, when many connections of a process share few of Postgres. */
export const pooler: Figure = {
  key: 'RB',
  title: `send over HTTP, ${CLIENTS} connections on ${SERVER_CONNECTIONS} of Postgres by PgBouncer / direct (messages per second)`,
  accepted: '>= 0.95',
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS, makeServers: (workshop) => new PooledServers(workshop, CLIENTS) });
    const pairings = await pair(stage);
    const pooled = new URL(stage.url);
    pooled.port = String(Number(pooled.port) + 1);
    return compare(
      async (seconds) => (await sendOverHttp(pooled.origin, pairings, seconds, CLIENTS)).perSecond,
      async (seconds) => (await sendOverHttp(stage.url, pairings, seconds, CLIENTS)).perSecond,
      pace,
    );
  },
};
