import {
  bodyTypes,
  distances,
  eyeColours,
  hairColours,
  joinReasons,
  lastOnlineDays,
  limits,
  openInterests,
  relationshipStatuses,
  soughtSexes,
  tattoos,
  type IntimateInterest,
  type SearchAnswer,
  type SearchField,
  type SoughtSex,
} from '#contracts';
import type { CallOptions } from '#kit';
import { knownIntimate } from './intimate';

/** The filters with several values, of which one is enough. */
export const lists = {
  relationship: relationshipStatuses,
  reason: joinReasons,
  interests: openInterests,
  body: bodyTypes,
  hair: hairColours,
  eyes: eyeColours,
  tattoos,
} as const;
export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];

/** The filters that are asked for or not. */
export const switches = ['online', 'photo', 'new_here'] as const;
export type SwitchName = (typeof switches)[number];

type Lists = { readonly [Name in ListName]?: readonly (typeof lists)[Name][number][] };
type Switches = { readonly [Name in SwitchName]?: boolean };

/** What the member chose; what is missing here the server fills in from their profile. */
export interface Filters extends Lists, Switches {
  readonly gender?: SoughtSex;
  readonly country?: string;
  readonly countryregion?: string;
  readonly min_age?: number;
  readonly max_age?: number;
  /** In kilometres, from town to town. */
  readonly distance?: number;
  /** In days. */
  readonly last_online?: number;
  readonly about?: string;
  readonly two_way?: boolean;
  /** Fictional profiles are left out unless this is true. */
  readonly fictional?: boolean;
  /** Never in an address, and never saved: `intimate.ts` keeps it. */
  readonly intimate?: readonly IntimateInterest[];
}

/** What the server searched by. */
export type UsedFilters = SearchAnswer['filters'];

const matching = (value: string | null, pattern: RegExp): string | undefined => (value && pattern.test(value) ? value : undefined);

function flag(value: string | null): boolean | undefined {
  if (value === 'true' || value === '1' || value === 'on') return true;
  return value === 'false' || value === '0' ? false : undefined;
}

function age(value: string | null): number | undefined {
  const years = Math.min(Number(value), limits.ageMax);
  return Number.isInteger(years) && years >= 18 ? years : undefined;
}

const stepOf = (value: string | null, steps: readonly number[]): number | undefined => steps.find((step) => String(step) === value);

function listsOf(query: URLSearchParams): Lists {
  const chosen = listNames.flatMap((name) => {
    const asked = query.get(name)?.split(',') ?? [];
    const known = lists[name].filter((value) => asked.includes(value));
    return known.length > 0 ? [[name, known] as const] : [];
  });
  return Object.fromEntries(chosen);
}

function aboutOf(value: string | null): string | undefined {
  const words = value?.replace(/\s+/g, ' ').trim().slice(0, limits.searchWords) ?? '';
  return words.length >= 2 ? words : undefined;
}

/** The filters of an address. What makes no sense there is dropped: a bookmark of last year still opens. */
export function readFilters(query: URLSearchParams): Filters {
  const [one, other] = [age(query.get('min_age')), age(query.get('max_age'))];
  const turned = (one ?? 0) > (other ?? limits.ageMax);
  return {
    gender: soughtSexes.find((sex) => sex === query.get('gender')),
    country: matching(query.get('country'), /^[A-Z]{2}$/),
    countryregion: matching(query.get('countryregion'), /^[A-Z0-9-]{1,10}$/),
    min_age: turned ? other : one,
    max_age: turned ? one : other,
    distance: stepOf(query.get('distance'), distances),
    last_online: stepOf(query.get('last_online'), lastOnlineDays),
    ...listsOf(query),
    ...Object.fromEntries(switches.flatMap((name) => (flag(query.get(name)) ? [[name, true]] : []))),
    about: aboutOf(query.get('about')),
    two_way: flag(query.get('two_way')),
    fictional: flag(query.get('fictional')),
  };
}

/** The same choice always gives the same address. The two switches stand in it only where they differ from their usual position. */
export function writeFilters({ two_way, fictional, intimate: _unwritten, ...rest }: Filters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest) as [string, string | number | boolean | readonly string[] | undefined][]) {
    if (value !== undefined && value !== '' && value !== false) query.set(key, String(value));
  }
  if (two_way === false) query.set('two_way', 'false');
  if (fictional === true) query.set('fictional', 'true');
  return query;
}

export const toQuery = (filters: Filters): NonNullable<CallOptions['query']> => Object.fromEntries(writeFilters(filters));

/** The choices of the form; `shown` names the fields that the site lets its members search by. */
export function fromForm(form: FormData, shown: readonly SearchField[], forMember: boolean): Filters {
  const query = new URLSearchParams();
  for (const field of shown) {
    const values = form.getAll(field).filter((value): value is string => typeof value === 'string' && value !== '');
    if (values.length > 0) query.set(field, values.join(','));
  }
  const chosen = readFilters(query);
  if (!forMember) return chosen;
  return {
    ...chosen,
    intimate: knownIntimate(form.getAll('intimate')),
    two_way: form.has('two_way') ? undefined : false,
    fictional: form.has('hide_fictional') ? undefined : true,
  };
}

/** How many pages an address asks for: coming back opens as far as one had looked. */
export function readPages(query: URLSearchParams): number {
  const pages = Number(query.get('page') ?? 1);
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, 20) : 1;
}
