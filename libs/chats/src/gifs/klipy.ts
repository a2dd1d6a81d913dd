import * as z from 'zod/mini';
import { gifsShown } from './gif-source.js';
import { gifLocale, type Dialect } from './provider-gifs.js';

const file = z.object({ url: z.string() });
const item = z.object({
  slug: z.string(),
  title: z._default(z.string(), ''),
  file: z.object({ md: z.object({ webp: file, jpg: file }) }),
});
const answer = z.object({ data: z.union([z.object({ data: z.array(z.unknown()) }), z.array(z.unknown())]) });

export const klipyHosts = ['api.klipy.com', 'static.klipy.com', 'static1.klipy.com', 'static2.klipy.com'];

/** KLIPY, with its strictest filter. It is told nothing about who asks. */
export function klipy(key: string, origin = 'https://api.klipy.com'): Dialect {
  const address = (path: string, more: Readonly<Record<string, string>>): string =>
    `${origin}/api/v1/${key}/gifs/${path}?${new URLSearchParams({ ...more, customer_id: 'member', content_filter: 'high' }).toString()}`;
  const page = { page: '1', per_page: String(gifsShown) };
  return {
    provider: 'klipy',
    credit: 'KLIPY',
    searchAddress: (q, locale) => address('search', { ...page, q, locale: gifLocale(locale).whole }),
    trendingAddress: (locale) => address('trending', { ...page, locale: gifLocale(locale).whole }),
    findAddress: (slugs, locale) => address('items', { slugs, locale: gifLocale(locale).whole }),
    read: (body) => {
      const list = answer.safeParse(body);
      if (!list.success) return [];
      const { data } = list.data;
      return (Array.isArray(data) ? data : data.data).flatMap((entry) => {
        const gif = item.safeParse(entry);
        if (!gif.success) return [];
        const { slug, title, file: files } = gif.data;
        return [{ id: slug, title, still: files.md.jpg.url, moving: files.md.webp.url }];
      });
    },
  };
}
