import { queryOptions } from '@tanstack/react-query';
import type { RegionsAnswer } from '#contracts';
import { api } from '#kit';

/** Loaded once for each country and kept: regions do not change while one looks. */
export const regionsQuery = (country: string) =>
  queryOptions({
    queryKey: ['regions', country],
    queryFn: ({ signal }) => api.get<RegionsAnswer>('/api/regions', { query: { country }, signal }),
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: country !== '',
  });
