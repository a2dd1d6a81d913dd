import * as z from 'zod/mini';
import { limits } from './limits.js';
import { locales } from './locales.js';
import { line } from './text.js';

/** `house`: drawn for this product; the others are asked by key. */
export const gifProviders = ['house', 'klipy', 'giphy'] as const;
export type GifProvider = (typeof gifProviders)[number];

/** What a message keeps of a moving picture: never an address. */
export const gifRef = z.strictObject({
  provider: z.enum(gifProviders),
  id: z.string().check(z.regex(/^[\w-]{1,100}$/, 'gif_not_found')),
});
export type GifRef = z.infer<typeof gifRef>;

/** `title` says what the picture shows, for who hears it or cannot see it. */
export const gifView = z.object({ provider: z.enum(gifProviders), id: z.string(), title: z.string() });
export type GifView = z.infer<typeof gifView>;

/** `locale`: the language of the words and of the titles; without it that of the caller. No words: what is offered before a search. */
export const gifsQuery = z.strictObject({
  q: z.optional(line().check(z.maxLength(limits.gifWords))),
  locale: z.optional(z.enum(locales)),
});
export type GifsQuery = z.infer<typeof gifsQuery>;
/** `source`: whom to name beside the pictures, if they are not our own. */
export const gifsAnswer = z.object({ gifs: z.array(gifView), source: z.nullable(z.string()) });
export type GifsAnswer = z.infer<typeof gifsAnswer>;

export const gifQuery = z.strictObject({ locale: z.optional(z.enum(locales)) });
export type GifQuery = z.infer<typeof gifQuery>;
export const gifAnswer = z.object({ gif: gifView });
export type GifAnswer = z.infer<typeof gifAnswer>;

/** The picture that stands still until somebody presses "play", and the one that moves. */
export const gifRenditions = ['still', 'moving'] as const;
export type GifRendition = (typeof gifRenditions)[number];
export const gifPath = ({ provider, id }: GifRef, rendition: GifRendition): string => `/api/gifs/${provider}/${id}/${rendition}`;
