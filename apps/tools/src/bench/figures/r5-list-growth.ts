import type { SearchAnswer } from '#contracts';
import type { Figure } from '../figure.js';
import { getter, p95Of } from '../latency.js';
import { ask, lists, searches, type List } from '../lists.js';
import { compare, worstOf, type Ratio, type Side } from '../pairs.js';
import { actorOf, type Stage, type Actor } from '../stage.js';

const SMALL = 10_000;
const ACTORS = 400;
const CALLERS = 4;
const FAR_PAGE = 200;

/** R5: what a hundred times the members cost each list. The kinds of searches are told beside it: which of them grows with the members. */
export const listGrowth: Figure = {
  key: 'R5',
  title: 'p95 of each list in the large community / in one of 10,000 (ms, 4 at a time)',
  accepted: '<= 1.5',
  async measure({ pace, open }) {
    const large = await open();
    const small = await open({ members: SMALL });
    const [inLarge, inSmall] = [await large.actors(ACTORS), await small.actors(ACTORS)];
    const measured = async (of: readonly List[]): Promise<Record<string, Ratio>> => {
      const parts: Record<string, Ratio> = {};
      for (const list of of) parts[list.name] = await compare(sideOf(list, large, inLarge), sideOf(list, small, inSmall), pace);
      return parts;
    };
    const counting = await measured(lists);
    return { ...worstOf(counting), parts: { ...counting, ...(await measured(searches)) } };
  },
};

const sideOf = (list: List, stage: Stage, actors: readonly Actor[]): Side => {
  const get = getter(stage.url);
  return p95Of(CALLERS, async (turn) => void (await ask(list, actors, turn, get)));
};

/** R5P: whether looking on becomes slower the farther one looks. */
export const farPage: Figure = {
  key: 'R5P',
  title: `p95 of page ${FAR_PAGE} of a search / of its page 1 (ms, 4 at a time)`,
  accepted: '<= 1.2',
  async measure({ pace, open }) {
    const stage = await open();
    const get = getter(stage.url);
    const path = '/api/members?two_way=false&gender=both';
    const readers = await stage.actors(ACTORS);
    const far = await cursorOf(FAR_PAGE, path, readers, get);
    const page = (isFar: boolean): Side =>
      p95Of(CALLERS, async (turn) => void (await get(isFar ? `${path}&cursor=${far}` : path, actorOf(readers, turn).cookie)));
    return compare(page(true), page(false), pace);
  },
};

/** What opens a page, found by turning all pages before it; each is turned by another reader, because nobody may ask that often. */
async function cursorOf(page: number, path: string, readers: readonly Actor[], get: ReturnType<typeof getter>): Promise<string> {
  let cursor = '';
  for (let turned = 1; turned < page; turned += 1) {
    const answer = JSON.parse(await get(`${path}${cursor && `&cursor=${cursor}`}`, actorOf(readers, turned).cookie)) as SearchAnswer;
    if (answer.cursor === null) throw new Error(`the search ends before page ${page}`);
    cursor = encodeURIComponent(answer.cursor);
  }
  return cursor;
}
