import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Figure } from '../figure.js';
import { memoryProbe, type Use } from '../memory-probe.js';
import { ratioOf, type Ratio } from '../pairs.js';
import { mbOf, pidsOf } from '../processes.js';
import { actorOf, type Actor } from '../stage.js';

const MEMBERS = 2_000;
const ACTORS = 400;
const STEPS = 10;
const CONNECTIONS = 8;

/** MEM: what the API holds after many mixed requests, against what it held after the first tenth of them. */
export const heapGrowth: Figure = {
  key: 'MEM',
  title: 'heap of the API after garbage collection: at each step / after the first (MB)',
  accepted: '<= 1.1',
  async measure({ requests, open, atEnd }) {
    const probe = memoryProbe();
    atEnd(probe.forget);
    const stage = await open({ members: MEMBERS, settings: probe.settings });
    const actors = await stage.actors(ACTORS);
    const uses: Use[] = [];
    for (let step = 0; step <= STEPS; step += 1) {
      await drive(stage.url, actors, Math.ceil(requests / STEPS));
      const use = await probe.use(pidsOf(stage, 'api')[0] ?? 0);
      console.log(
        `    after ${(step + 1) * Math.ceil(requests / STEPS)} requests: heap ${mbOf(use.heapUsed).toFixed(1)} MB, RSS ${mbOf(use.rss).toFixed(1)} MB`,
      );
      uses.push(use);
    }
    return growthOf(uses);
  },
};

function growthOf([first, ...later]: readonly Use[]): Ratio {
  const ratio = ratioOf(later.map(({ heapUsed }) => [mbOf(heapUsed), mbOf(first?.heapUsed ?? 0)]));
  return { ...ratio, median: ratio.pairs.at(-1)?.ratio ?? Number.NaN, spread: 0 };
}

/** What members do, mixed: reading most of all, likes to and fro, pages, and input that is refused. */
async function drive(url: string, actors: readonly Actor[], amount: number): Promise<void> {
  let turn = 0;
  const as = (path: (other: Actor) => string, method: 'GET' | 'POST' | 'DELETE' = 'GET', body?: (other: Actor) => unknown) => ({
    method,
    setupRequest(call: autocannon.Request): autocannon.Request {
      const me = actorOf(actors, (turn += 1));
      const other = actorOf(actors, turn * 7 + 1);
      const headers = { cookie: me.cookie, ...(body && { 'content-type': 'application/json' }) };
      return { ...call, method, path: path(other), headers, ...(body && { body: JSON.stringify(body(other)) }) };
    },
  });
  const profile = ({ id }: Actor) => ({ profile: id });
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    requests: [
      as(() => '/api/user'),
      as(() => '/api/members?two_way=false'),
      as(({ id }) => `/api/members/${id}`),
      as(() => '/api/chats'),
      as(() => '/api/likes'),
      as(() => '/api/likes', 'POST', profile),
      as(() => '/api/chats', 'POST', profile),
      as(() => '/api/likes', 'DELETE', profile),
      as(
        () => '/api/likes',
        'POST',
        () => ({ profile: 'nonsense', [randomUUID()]: 1 }),
      ),
      as(() => '/members'),
      as(() => '/'),
    ],
  });
  if (result.errors > 0 || result['5xx'] > 0) throw new Error(`${result.errors} errors and ${result['5xx']} answers of a broken server`);
}
