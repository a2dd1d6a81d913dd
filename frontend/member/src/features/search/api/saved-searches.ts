import { queryOptions } from '@tanstack/react-query';
import type { SavedSearch, SavedSearchesAnswer } from '#contracts';
import { api } from '#kit';
import { readFilters, type Filters } from '../model/filters';

const path = '/api/saved-searches';
export const savedSearchesKey = ['saved-searches'] as const;

export const savedSearchesQuery = queryOptions({
  queryKey: savedSearchesKey,
  queryFn: ({ signal }) => api.get<SavedSearchesAnswer>(path, { signal }),
});

export const saveSearch = (name: string, { intimate: _unsaved, ...filters }: Filters): Promise<SavedSearchesAnswer> =>
  api.post<SavedSearchesAnswer>(path, { name, filters });

export const removeSearch = (id: string): Promise<SavedSearchesAnswer> => api.delete<SavedSearchesAnswer>(`${path}/${id}`);

/** What was saved, as a choice: a value that is no longer offered is left out. */
export const filtersOf = ({ filters }: SavedSearch): Filters =>
  readFilters(new URLSearchParams(Object.entries(filters).map(([key, value]): [string, string] => [key, String(value)])));
