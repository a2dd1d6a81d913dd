import { costOf, type Ask } from '../cost-of.js';
import type { Figure } from '../figure.js';
import { compare } from '../pairs.js';
import { CpuMeter } from '../processes.js';

/** Of them one in six can be an actor; with fewer the limit on the calls of each would be reached. */
const MEMBERS = 10_000;
const ACTORS = 800;

/** R7: the question that every open tab asks each minute, when there is no news. */
export const idlePoll: Figure = {
  key: 'R7',
  title: 'CPU of an idle poll (304) / of an endpoint that does nothing (µs, all parts)',
  accepted: '<= 3',
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS });
    const actors = await stage.actors(ACTORS);
    const polls = await Promise.all(
      actors.map(async ({ cookie }): Promise<Ask> => {
        const ask = async (path: string) => {
          const answer = await fetch(`${stage.url}${path}`, { headers: { cookie } });
          return { etag: answer.headers.get('etag') ?? '', feed: (await answer.json()) as { cursor: number } };
        };
        const path = `/api/chats?after=${(await ask('/api/chats')).feed.cursor}`;
        return { path, headers: { cookie, 'if-none-match': (await ask(path)).etag } };
      }),
    );
    const nothing = actors.map(({ cookie }): Ask => ({ path: '/api/live', headers: { cookie } }));
    const meter = await CpuMeter.of(stage, ['api', 'redis', 'postgres']);
    const { url } = stage;
    return compare(costOf({ url, asks: polls, status: 304 }, meter), costOf({ url, asks: nothing, status: 200 }, meter), pace);
  },
};
