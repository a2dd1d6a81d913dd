import * as z from 'zod/mini';
import { interest } from './profile-fields.js';
import { line } from './text.js';

/** What a country calls its regions; the words are translated. */
export const regionWords = [
  'province',
  'state',
  'canton',
  'county',
  'fylke',
  'lan',
  'region',
  'district',
  'land',
  'community',
  'voivodeship',
] as const;
export type RegionWord = (typeof regionWords)[number];

export const regionView = z.object({ code: z.string(), name: z.string() });
export type RegionView = z.infer<typeof regionView>;
export const regionsQuery = z.strictObject({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) });
export const regionsAnswer = z.object({ regions: z.array(regionView), word: z.enum(regionWords) });
export type RegionsAnswer = z.infer<typeof regionsAnswer>;

export const townView = z.object({ id: z.int(), name: z.string(), region: z.string() });
export type TownView = z.infer<typeof townView>;
export const townsQuery = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  q: line().check(z.minLength(1), z.maxLength(60)),
});
/** `same`: what was typed is one of its names, whole. */
export const foundTown = z.extend(townView, { same: z.boolean() });
export type FoundTown = z.infer<typeof foundTown>;
/** How the towns of an answer belong to what was typed: they are called so, are spelled alike, or are the largest, where nothing is alike. */
export const townMatches = ['named', 'alike', 'largest'] as const;
export const townsAnswer = z.object({ match: z.enum(townMatches), towns: z.array(foundTown) });
export type TownsAnswer = z.infer<typeof townsAnswer>;

/** Query strings are text; a position is only asked about, never kept. */
export const geocodeQuery = z.strictObject({
  lat: z.coerce.number().check(z.gte(-90), z.lte(90)),
  lon: z.coerce.number().check(z.gte(-180), z.lte(180)),
});
export const geocodeView = z.object({ country: z.string(), region: z.string(), city: z.string() });
export type GeocodeView = z.infer<typeof geocodeView>;
/** `false`: there is no town of a country that we serve near it. */
export const geocodeAnswer = z.union([geocodeView, z.literal(false)]);
export type GeocodeAnswer = z.infer<typeof geocodeAnswer>;

export const interestsAnswer = z.object({
  interests: z.array(z.object({ key: interest, intimate: z.boolean() })),
  /** Nobody chose an order: they stand by their words in each language. */
  by_words: z.boolean(),
});
export type InterestsAnswer = z.infer<typeof interestsAnswer>;
