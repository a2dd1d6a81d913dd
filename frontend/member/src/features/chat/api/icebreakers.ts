import { queryOptions } from '@tanstack/react-query';
import type { IcebreakersAnswer, Locale } from '#contracts';
import { api } from '#kit';

/** The opening lines of the site; none: those of the app are offered. */
export const icebreakersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['icebreakers', locale],
    queryFn: async ({ signal }) => (await api.get<IcebreakersAnswer>('/api/icebreakers', { signal })).lines,
  });
