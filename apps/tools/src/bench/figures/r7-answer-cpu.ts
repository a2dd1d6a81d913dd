import { costOf, type Ask } from '../cost-of.js';
import type { Figure, Run } from '../figure.js';
import { compare, type Ratio } from '../pairs.js';
import { CpuMeter } from '../processes.js';
import type { Actor, Stage } from '../stage.js';

/** Of them one in six can be an actor; with fewer the limit on the calls of each would be reached. */
const MEMBERS = 10_000;
const ACTORS = 800;

/** What these questions cost, against as many to an endpoint that does nothing. */
async function againstNothing(
  { open, pace }: Run,
  asksOf: (stage: Stage, actors: readonly Actor[]) => Promise<readonly Ask[]>,
  { status = 200, ...limit }: { readonly status?: number; readonly perSecond?: number } = {},
): Promise<Ratio> {
  const stage = await open({ members: MEMBERS });
  const actors = await stage.actors(ACTORS);
  const asks = await asksOf(stage, actors);
  const nothing = actors.map(({ cookie }): Ask => ({ path: '/api/live', headers: { cookie } }));
  const meter = await CpuMeter.of(stage, ['api', 'redis', 'postgres']);
  const { url } = stage;
  return compare(costOf({ url, asks, status, ...limit }, meter), costOf({ url, asks: nothing, status: 200, ...limit }, meter), pace);
}

/** R7: the question that every open tab asks each minute, when there is no news. */
export const idlePoll: Figure = {
  key: 'R7',
  title: 'CPU of an idle poll (304) / of an endpoint that does nothing (µs, all parts)',
  accepted: '<= 3',
  // Each of the actors may ask so often a minute, and no oftener.
  measure: (run) => againstNothing(run, pollsOf, { status: 304, perSecond: 3_000 }),
};

const pollsOf = ({ url }: Stage, actors: readonly Actor[]): Promise<Ask[]> =>
  Promise.all(
    actors.map(async ({ cookie }): Promise<Ask> => {
      const ask = async (path: string) => {
        const answer = await fetch(`${url}${path}`, { headers: { cookie } });
        return { etag: answer.headers.get('etag') ?? '', feed: (await answer.json()) as { cursor: number } };
      };
      const path = `/api/chats?after=${(await ask('/api/chats')).feed.cursor}`;
      return { path, headers: { cookie, 'if-none-match': (await ask(path)).etag } };
    }),
  );

/** R18: what a page costs that was rendered for another visitor before. One network may not ask for many more of them. */
export const pageCpu: Figure = {
  key: 'R18',
  title: 'CPU of a visitor’s page / of an endpoint that does nothing (µs, all parts)',
  accepted: '<= 4',
  measure: (run) => againstNothing(run, async () => [{ path: '/', headers: { 'accept-encoding': 'gzip' } }], { perSecond: 1_000 }),
};
