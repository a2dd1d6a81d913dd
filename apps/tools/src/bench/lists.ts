import type { getter } from './latency.js';
import { actorOf, type Actor } from './stage.js';

/** A list as a member asks for it, the same each time it is the same turn. */
export interface List {
  readonly name: string;
  readonly path: (me: Actor, turn: number, actors: readonly Actor[]) => string;
}

const ages = [
  [50, 60],
  [55, 65],
  [58, 70],
  [60, 75],
] as const;

const agesOf = (turn: number): string => {
  const [min, max] = ages[turn % ages.length] ?? ages[0];
  return `min_age=${min}&max_age=${max}`;
};
/** In half of the texts, and in next to none. */
const words = { common: ['koffie', 'graag', 'dag', 'lachen'], rare: ['harmonica', 'lief', 'zeilboot', 'sterren'] } as const;
const wordOf = (kind: keyof typeof words, turn: number): string => words[kind][turn % words[kind].length] ?? '';

/** The kinds of searches, from the simplest to those that the indexes know least of. */
export const searches: readonly List[] = [
  { name: 'search as it opens', path: () => '/api/members' },
  { name: 'search by age and region', path: ({ region }, turn) => `/api/members?countryregion=${region}&${agesOf(turn)}` },
  {
    name: 'search by many filters',
    path: (_me, turn) =>
      `/api/members?distance=100&${agesOf(turn)}&last_online=30&relationship=divorced,widowed&body=slim,average&hair=grey,white&photo=true`,
  },
  { name: 'search by a common word', path: (_me, turn) => `/api/members?about=${wordOf('common', turn)}` },
  { name: 'search by a rare word', path: (_me, turn) => `/api/members?about=${wordOf('rare', turn)}` },
];

/** One after the other, as the members of a community ask them. */
const everySearch: List = {
  name: 'search',
  path: (me, turn, actors) => searches[turn % searches.length]?.path(me, Math.floor(turn / searches.length), actors) ?? '',
};

/** Every list that members read often. */
export const lists: readonly List[] = [
  everySearch,
  // What the app asks when a search found too few: the whole country, five years to each side.
  { name: 'similar results', path: () => '/api/members?min_age=50&max_age=70&hair=red&eyes=green' },
  { name: 'match finder', path: () => '/api/match-finder/matches' },
  { name: 'likes received', path: () => '/api/likes?type=received' },
  { name: 'likes given', path: () => '/api/likes?type=given' },
  { name: 'matches', path: () => '/api/likes?type=matches' },
  { name: 'viewers', path: () => '/api/views' },
  { name: 'swipe game', path: () => '/api/swipes' },
  { name: 'profile', path: (_me, turn, actors) => `/api/members/${actorOf(actors, turn * 7 + 1).id}` },
];

/** Asks for a list as the actor of the turn. */
export function ask(list: List, actors: readonly Actor[], turn: number, get: ReturnType<typeof getter>): Promise<string> {
  const me = actorOf(actors, turn);
  return get(list.path(me, turn, actors), me.cookie);
}
