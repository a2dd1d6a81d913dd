import * as z from 'zod/mini';
import type { Locale } from '#contracts';
import { gifsShown } from './gif-source.js';
import { gifLocale, type Dialect } from './provider-gifs.js';

const item = z.object({
  id: z.string(),
  title: z._default(z.string(), ''),
  alt_text: z._default(z.string(), ''),
  images: z.object({
    fixed_width: z.object({ webp: z.optional(z.string()), url: z.string() }),
    fixed_width_still: z.object({ url: z.string() }),
  }),
});
const answer = z.object({ data: z.unknown() });

export const giphyHosts = ['api.giphy.com', 'i.giphy.com', 'media.giphy.com', ...[0, 1, 2, 3, 4].map((n) => `media${n}.giphy.com`)];

/** What GIPHY calls our languages where it differs. */
const languageOf = (locale: Locale): string => (locale === 'nb' ? 'no' : gifLocale(locale).language);

/** GIPHY, with what it holds fit for everybody. */
export function giphy(key: string, origin = 'https://api.giphy.com'): Dialect {
  const address = (path: string, more: Readonly<Record<string, string>>): string =>
    `${origin}/v1/gifs/${path}?${new URLSearchParams({ api_key: key, ...more }).toString()}`;
  const list = (locale: Locale) => ({ limit: String(gifsShown), rating: 'g', country_code: gifLocale(locale).country });
  return {
    provider: 'giphy',
    credit: 'GIPHY',
    searchAddress: (q, locale) => address('search', { ...list(locale), q, lang: languageOf(locale) }),
    trendingAddress: (locale) => address('trending', list(locale)),
    findAddress: (id) => address(encodeURIComponent(id), { rating: 'g' }),
    read: (body) => {
      const read = answer.safeParse(body);
      if (!read.success) return [];
      return (Array.isArray(read.data.data) ? read.data.data : [read.data.data]).flatMap((entry) => {
        const gif = item.safeParse(entry);
        if (!gif.success) return [];
        const { id, title, alt_text: alt, images } = gif.data;
        return [
          { id, title: alt || title, still: images.fixed_width_still.url, moving: images.fixed_width.webp ?? images.fixed_width.url },
        ];
      });
    },
  };
}
