import * as z from 'zod/mini';
import { limits } from './limits.js';
import { memberCard } from './profiles.js';
import { soughtSex } from './profile-fields.js';

const queryFlag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((value) => value === 'true' || value === '1'),
);
const age = z.coerce.number().check(z.int(), z.gte(18), z.lte(limits.ageMax));

/** `cursor` is opaque; it belongs to the filters that it was made with. */
export const searchQuery = z.strictObject({
  gender: z.optional(soughtSex),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  countryregion: z.optional(z.string().check(z.regex(/^[A-Z0-9-]{1,10}$/))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  two_way: z.optional(queryFlag),
  fictional: z.optional(queryFlag),
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSizeMax))),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** `num_results` is exact up to 1,000; above, it is 1,000 and `more` is true. */
export const searchAnswer = z.object({
  profiles: z.array(memberCard),
  num_results: z.int(),
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
