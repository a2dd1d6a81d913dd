import { queryOptions } from '@tanstack/react-query';
import type { GifAnswer, GifRef, GifsAnswer, Locale } from '#contracts';
import { api } from '#kit';

const HOUR = 60 * 60_000;

/** What is offered for these words; without words what is offered first. */
export const gifsQuery = (words: string, locale: Locale) =>
  queryOptions({
    queryKey: ['gifs', words, locale],
    queryFn: ({ signal }) => api.get<GifsAnswer>('/api/gifs', { query: { locale, ...(words && { q: words }) }, signal }),
    staleTime: HOUR,
  });

/** What a picture shows, in the language of this member. Titles of providers are in no language but their own. */
export const gifTitleQuery = ({ provider, id }: GifRef, locale: Locale) =>
  queryOptions({
    queryKey: ['gif', provider, id, locale],
    queryFn: async ({ signal }) => {
      const { gif } = await api.get<GifAnswer>(`/api/gifs/${provider}/${id}`, { query: { locale }, signal });
      return gif.title;
    },
    enabled: provider === 'house',
    staleTime: Infinity,
  });
