import type { SearchAnswer, SearchQuery } from '#contracts';
import { api } from '#kit';
import { toQuery, type Filters } from '../model/filters';

const path = '/api/members';

/** Which page: none is the first. */
export type PagePlace = Pick<SearchQuery, 'cursor' | 'pageNumber'>;

/** An intimate wish must not stand in an address: then everything goes in the body. */
const ask = (filters: Filters, place: PagePlace & Pick<SearchQuery, 'limit'>, signal: AbortSignal) => {
  const query = { ...toQuery(filters), ...place };
  return filters.intimate
    ? api.post<SearchAnswer>(`${path}/search`, { ...query, intimate: filters.intimate }, { signal, repeatable: true })
    : api.get<SearchAnswer>(path, { query, signal });
};

export const searchMembers = (filters: Filters, place: PagePlace, signal: AbortSignal): Promise<SearchAnswer> =>
  ask(filters, place, signal);

/** The number alone: nobody is shown. */
export const countMembers = (filters: Filters, signal: AbortSignal): Promise<SearchAnswer> => ask(filters, { limit: 0 }, signal);
