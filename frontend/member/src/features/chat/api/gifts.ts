import { queryOptions } from '@tanstack/react-query';
import type { GiftsAnswer, Locale } from '#contracts';
import { api } from '#kit';

export const giftsKey = ['gifts'] as const;

/** All gifts, also those that stand in older messages alone. What is offered is asked anew each time it is shown. */
export const giftsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...giftsKey, locale],
    queryFn: async ({ signal }) => (await api.get<GiftsAnswer>('/api/gifts', { signal })).gifts,
  });
