import { limits, soughtSexes, type SearchAnswer, type SearchField, type SoughtSex } from '#contracts';
import type { CallOptions } from '#kit';

/** What the member chose; what is missing here the server fills in from their profile. */
export interface Filters {
  readonly gender?: SoughtSex;
  readonly country?: string;
  readonly countryregion?: string;
  readonly min_age?: number;
  readonly max_age?: number;
  readonly two_way?: boolean;
  /** Fictional profiles are left out unless this is true. */
  readonly fictional?: boolean;
}

/** What the server searched by. */
export type UsedFilters = SearchAnswer['filters'];

const matching = (value: string | null, pattern: RegExp): string | undefined => (value && pattern.test(value) ? value : undefined);

function flag(value: string | null): boolean | undefined {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}

function age(value: string | null): number | undefined {
  const years = Number(value);
  return Number.isInteger(years) && years >= 18 && years <= limits.ageMax ? years : undefined;
}

/** The filters of an address. What makes no sense there is dropped: a bookmark of last year still opens. */
export function readFilters(query: URLSearchParams): Filters {
  const [one, other] = [age(query.get('min_age')), age(query.get('max_age'))];
  const turned = one !== undefined && other !== undefined && one > other;
  return {
    gender: soughtSexes.find((sex) => sex === query.get('gender')),
    country: matching(query.get('country'), /^[A-Z]{2}$/),
    countryregion: matching(query.get('countryregion'), /^[A-Z0-9-]{1,10}$/),
    min_age: turned ? other : one,
    max_age: turned ? one : other,
    two_way: flag(query.get('two_way')),
    fictional: flag(query.get('fictional')),
  };
}

/** The same choice always gives the same address. The two switches stand in it only where they differ from their usual position. */
export function writeFilters({ two_way, fictional, ...rest }: Filters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) if (value !== undefined && value !== '') query.set(key, String(value));
  if (two_way === false) query.set('two_way', 'false');
  if (fictional === true) query.set('fictional', 'true');
  return query;
}

export const toQuery = (filters: Filters): NonNullable<CallOptions['query']> => ({ ...filters });

/** The choices of the form; `shown` names the fields that the site lets its members search by. */
export function fromForm(form: FormData, shown: readonly SearchField[], forMember: boolean): Filters {
  const query = new URLSearchParams();
  for (const field of shown) {
    const value = form.get(field);
    if (typeof value === 'string' && value) query.set(field, value);
  }
  const chosen = readFilters(query);
  if (!forMember) return chosen;
  return { ...chosen, two_way: form.has('two_way') ? undefined : false, fictional: form.has('hide_fictional') ? undefined : true };
}

/** How many pages an address asks for: coming back opens as far as one had looked. */
export function readPages(query: URLSearchParams): number {
  const pages = Number(query.get('page') ?? 1);
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, 20) : 1;
}
