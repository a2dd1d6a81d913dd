import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contracts';
import { toQuery, type Filters } from '../model/filters';
import { countMembers } from './search-members';

/** How many a search would find, without showing anybody; a thousand stands for a thousand and more. */
export const countQuery = (filters: Filters) =>
  queryOptions({
    queryKey: ['search-count', toQuery(filters), filters.intimate],
    queryFn: async ({ signal }) => {
      const { numResults, more } = await countMembers(filters, signal);
      return { count: more ? limits.countCap : numResults, more };
    },
    staleTime: 60_000,
  });
