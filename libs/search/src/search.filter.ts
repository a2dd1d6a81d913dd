import { createHash } from 'node:crypto';
import { turnedAges, type Locale, type SearchBody } from '#contracts';

/** What `search.find_people` is told. What is missing there, the viewer's profile says. */
export type PeopleFilter = {
  readonly gender?: string | undefined;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly min_age?: number | undefined;
  readonly max_age?: number | undefined;
  readonly two_way: boolean;
  readonly fictional: boolean;
  readonly traits?: Readonly<Record<string, readonly string[]>>;
  readonly within_km?: number | undefined;
  readonly active_days?: number | undefined;
  readonly new_days?: number | undefined;
  readonly words?: string | undefined;
  readonly language: Locale;
  /** Who is here now, when only they are asked for. */
  readonly online?: readonly string[];
};

/** As on a card: a member is new for two weeks. */
const NEW_DAYS = 14;
const traitFields = ['tattoos', 'hair', 'eyes', 'body', 'relationship', 'reason'] as const;

/** A member's wishes. Who is online is known elsewhere, and added by the caller. */
export function memberFilter(query: SearchBody, language: Locale): PeopleFilter {
  const interests = [...(query.interests ?? []), ...(query.intimate ?? [])];
  const traits = {
    ...Object.fromEntries(traitFields.flatMap((field) => (query[field] ? [[field, query[field]]] : []))),
    ...(interests.length > 0 && { interests }),
    ...(query.photo && { photo: ['yes'] }),
  };
  return {
    ...placeAndAge(query),
    two_way: query.two_way ?? true,
    // A fictional profile is never new here.
    fictional: (query.fictional ?? false) && !query.new_here,
    traits,
    within_km: query.distance,
    // Visits are kept by the day: today is this day alone.
    active_days: query.last_online === 1 ? 0 : query.last_online,
    new_days: query.new_here ? NEW_DAYS : undefined,
    words: query.about,
    language,
  };
}

/** A visitor asks by sex, place and age; everything else is for members. */
export const visitorFilter = (query: SearchBody, country: string, language: Locale): PeopleFilter => ({
  country,
  ...placeAndAge(query),
  two_way: false,
  fictional: query.fictional ?? false,
  language,
});

function placeAndAge({ gender, country, countryregion, ...ages }: SearchBody) {
  const [min_age, max_age] = turnedAges(ages.min_age, ages.max_age);
  return { gender, ...(country && { country }), region: countryregion, min_age, max_age };
}

/** What a cursor is bound to: the same wishes in any order give the same mark. */
export function markOf({ cursor: _cursor, pageNumber: _pageNumber, limit: _limit, ...wishes }: SearchBody): string {
  const known = Object.entries(wishes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted((one, other) => (one < other ? -1 : 1)) : value] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
  return createHash('sha256').update(JSON.stringify(known)).digest('base64url').slice(0, 12);
}
