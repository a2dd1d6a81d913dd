import type { SearchAnswer } from '#contracts';
import { api } from '#kit';
import { toQuery, type Filters } from '../model/filters';

const path = '/api/members';

/** An intimate wish must not stand in an address: then everything goes in the body. */
const ask = (filters: Filters, place: { readonly cursor?: string; readonly limit?: number }, signal: AbortSignal) => {
  const query = { ...toQuery(filters), ...place };
  return filters.intimate
    ? api.post<SearchAnswer>(`${path}/search`, { ...query, intimate: filters.intimate }, { signal, repeatable: true })
    : api.get<SearchAnswer>(path, { query, signal });
};

export const searchMembers = (filters: Filters, cursor: string | null, signal: AbortSignal): Promise<SearchAnswer> =>
  ask(filters, cursor ? { cursor } : {}, signal);

/** The number alone: nobody is shown. */
export const countMembers = (filters: Filters, signal: AbortSignal): Promise<SearchAnswer> => ask(filters, { limit: 0 }, signal);
