import { queryOptions } from '@tanstack/react-query';
import { limits, type SearchAnswer } from '#contracts';
import { api } from '#kit';
import { toQuery, type Filters } from '../model/filters';

/** How many a search would find, without showing anybody; a thousand stands for a thousand and more. */
export const countQuery = (filters: Filters) =>
  queryOptions({
    queryKey: ['search-count', toQuery(filters)],
    queryFn: async ({ signal }) => {
      const { num_results, more } = await api.get<SearchAnswer>('/api/members', { query: { ...toQuery(filters), limit: 0 }, signal });
      return { count: more ? limits.countCap : num_results, more };
    },
    staleTime: 60_000,
  });
