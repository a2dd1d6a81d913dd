import type pg from 'pg';
import { cardsSql } from '#profiles';
import { findPeopleSql } from '#search';
import { getter, p95Of } from './latency.js';
import type { Side } from './pairs.js';
import { actorOf, type Actor, type Stage } from './stage.js';

const CALLERS = 4;
const PAGE = 24;
const ages = [
  [50, 60],
  [55, 65],
  [58, 70],
  [60, 75],
] as const;

const agesOf = (turn: number): readonly [number, number] => ages[turn % ages.length] ?? ages[0];

/** Search by age and region as a member asks for it. */
export function searchOverHttp(stage: Stage, actors: readonly Actor[]): Side {
  const get = getter(stage.url);
  return p95Of(CALLERS, async (turn) => {
    const { cookie, region } = actorOf(actors, turn);
    const [min, max] = agesOf(turn);
    await get(`/api/members?countryregion=${region}&min_age=${min}&max_age=${max}`, cookie);
  });
}

/** The same two statements through the bare driver. */
export function searchBySql(app: pg.Pool, actors: readonly Actor[]): Side {
  return p95Of(CALLERS, async (turn) => {
    const { id, region } = actorOf(actors, turn);
    const [min_age, max_age] = agesOf(turn);
    const filter = JSON.stringify({ region, min_age, max_age, two_way: true, fictional: false, traits: {}, language: 'nl' });
    const { rows } = await app.query<{ ids: string[] }>(findPeopleSql, [id, null, filter, null, null, PAGE, true]);
    await app.query(cardsSql, [id, rows[0]?.ids ?? []]);
  });
}
