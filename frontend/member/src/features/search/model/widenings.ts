import { distances, limits } from '#contracts';
import { choiceOf, type Asked } from './asked';
import { listNames, switches, type Filters } from './filters';

export type WideningKind = 'about' | 'distance' | 'region' | 'online' | 'last_online' | 'traits' | 'ages' | 'two_way' | 'gender';

export interface Widening {
  readonly kind: WideningKind;
  readonly filters: Filters;
}

const stepYears = 5;

/** Ways out of an empty result, each one choice wider than now, the smallest step first. */
export function widenings(asked: Asked, minAge: number, forMember: boolean): readonly Widening[] {
  const now = choiceOf(asked);
  const from = Math.max(minAge, asked.min_age - stepYears);
  const to = Math.min(limits.ageMax, asked.max_age + stepYears);
  const marks = [...listNames, 'intimate' as const, ...switches.filter((name) => name !== 'online')];
  const ways: readonly (Widening | false)[] = [
    asked.about !== undefined && { kind: 'about', filters: { ...now, about: undefined } },
    asked.distance !== undefined && { kind: 'distance', filters: { ...now, distance: wider(asked.distance) } },
    asked.countryregion !== null && { kind: 'region', filters: { ...now, countryregion: undefined } },
    asked.online === true && { kind: 'online', filters: { ...now, online: undefined } },
    asked.last_online !== undefined && { kind: 'last_online', filters: { ...now, last_online: undefined } },
    marks.some((name) => asked[name] !== undefined) && {
      kind: 'traits',
      filters: { ...now, ...Object.fromEntries(marks.map((name) => [name, undefined])) },
    },
    (from < asked.min_age || to > asked.max_age) && { kind: 'ages', filters: { ...now, min_age: from, max_age: to } },
    forMember && asked.two_way && { kind: 'two_way', filters: { ...now, two_way: false } },
    asked.gender !== 'both' && { kind: 'gender', filters: { ...now, gender: 'both' } },
  ];
  return ways.filter((way) => way !== false);
}

const wider = (distance: number): number | undefined => distances.find((step) => step > distance);
