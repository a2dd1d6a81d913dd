import * as z from 'zod/mini';
import { uuid } from './ids.js';
import { limits } from './limits.js';
import { memberCard } from './profiles.js';
import {
  bodyTypes,
  distances,
  eyeColours,
  hairColours,
  intimateInterests,
  joinReasons,
  lastOnlineDays,
  openInterests,
  relationshipStatuses,
  soughtSex,
  tattoos,
} from './profile-fields.js';
import { line, verbatim } from './text.js';

const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.transform((value) => value === true || value === 'true' || value === '1'),
);
/** A range that was given the wrong way round is turned. */
export const turnedAges = <Age extends number | undefined>(one: Age, other: Age): readonly [from: Age, to: Age] =>
  one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];

const age = z.coerce.number().check(z.int(), z.gte(18), z.lte(limits.ageMax));
/** In an address a list is joined by commas. One of the values is enough for a member to be found. */
const someOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(
    z.pipe(
      z.pipe(
        z.union([verbatim().check(z.maxLength(400)), z.array(verbatim()).check(z.maxLength(values.length))]),
        z.transform((given) => [...new Set(typeof given === 'string' ? given.split(',') : given)]),
      ),
      z.array(z.enum(values)).check(z.minLength(1)),
    ),
  );
const step = (steps: readonly number[]) => z.optional(z.coerce.number().check(z.refine((n) => steps.includes(n))));

const filters = {
  gender: z.optional(soughtSex),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  countryregion: z.optional(z.string().check(z.regex(/^[A-Z0-9-]{1,10}$/))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  distance: step(distances),
  last_online: step(lastOnlineDays),
  online: z.optional(flag),
  photo: z.optional(flag),
  new_here: z.optional(flag),
  relationship: someOf(relationshipStatuses),
  reason: someOf(joinReasons),
  interests: someOf(openInterests),
  about: z.optional(line().check(z.minLength(2), z.maxLength(limits.searchWords))),
  body: someOf(bodyTypes),
  hair: someOf(hairColours),
  eyes: someOf(eyeColours),
  tattoos: someOf(tattoos),
  two_way: z.optional(flag),
  fictional: z.optional(flag),
};
const place = {
  cursor: z.optional(verbatim().check(z.maxLength(300))),
  pageNumber: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(limits.pageSizeMax))),
};

/**
 * `cursor` is opaque and belongs to the filters that it was made with. `pageNumber` says which page it leads to, for who wants that checked; the
 * first one has no cursor. `limit=0` counts and shows nobody.
 */
export const searchQuery = z.strictObject({ ...filters, ...place });
export type SearchQuery = z.infer<typeof searchQuery>;

/** The same in a body: intimate interests never stand in an address. */
export const searchBody = z.strictObject({ ...filters, ...place, intimate: someOf(intimateInterests) });
export type SearchBody = z.infer<typeof searchBody>;

/** `numResults` is exact up to 1,000; above, it is 1,000 and `more` is true. `cursor` leads to the page after `pageNumber`. */
export const searchAnswer = z.object({
  profiles: z.array(memberCard),
  numResults: z.int(),
  pageNumber: z.int(),
  more: z.boolean(),
  cursor: z.nullable(z.string()),
  limited: z.boolean(),
  filters: z.object({
    gender: soughtSex,
    country: z.string(),
    countryregion: z.nullable(z.string()),
    min_age: z.int(),
    max_age: z.int(),
    two_way: z.boolean(),
    fictional: z.boolean(),
  }),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** What is kept of a search; never an intimate interest. */
export const savedFilters = z.strictObject(filters);
export const savedSearch = z.object({
  id: uuid,
  name: z.string(),
  filters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
});
export type SavedSearch = z.infer<typeof savedSearch>;
export const savedSearchesAnswer = z.object({ searches: z.array(savedSearch) });
export type SavedSearchesAnswer = z.infer<typeof savedSearchesAnswer>;
export const saveSearchBody = z.strictObject({
  name: line().check(z.minLength(1, { error: 'field_required' }), z.maxLength(limits.searchName)),
  filters: savedFilters,
});
export type SaveSearchBody = z.infer<typeof saveSearchBody>;
