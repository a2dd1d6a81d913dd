import { limits } from '#contracts';
import type { Filters, UsedFilters } from './filters';

export interface Widening {
  readonly kind: 'region' | 'ages' | 'two_way' | 'gender';
  readonly filters: Filters;
}

const stepYears = 5;

/** Ways out of an empty result, each one choice wider than now, the smallest step first. */
export function widenings(used: UsedFilters, minAge: number, forMember: boolean): readonly Widening[] {
  const now: Filters = { ...used, countryregion: used.countryregion ?? undefined };
  const from = Math.max(minAge, used.min_age - stepYears);
  const to = Math.min(limits.ageMax, used.max_age + stepYears);
  const ways: readonly (Widening | false)[] = [
    used.countryregion !== null && { kind: 'region', filters: { ...now, countryregion: undefined } },
    (from < used.min_age || to > used.max_age) && { kind: 'ages', filters: { ...now, min_age: from, max_age: to } },
    forMember && used.two_way && { kind: 'two_way', filters: { ...now, two_way: false } },
    used.gender !== 'both' && { kind: 'gender', filters: { ...now, gender: 'both' } },
  ];
  return ways.filter((way) => way !== false);
}
