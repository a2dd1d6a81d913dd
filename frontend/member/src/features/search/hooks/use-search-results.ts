import { toApiError } from '#kit';
import { askedOf } from '../model/asked';
import type { Filters } from '../model/filters';
import { useSearch } from './use-search';

/** Only what was really chosen: a missing choice must not wipe out what the server searched by. */
const chosenOf = (filters: Filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** A search as its screen shows it: the answer once it is one to these filters, by what was searched, and why there is none. */
export function useSearchResults(filters: Filters, pages: number, open: boolean) {
  const search = useSearch(filters, pages, open);
  const first = search.data?.pages[0];
  const settled = first && search.isPlaceholderData ? { ...first.filters, ...chosenOf(filters) } : first?.filters;
  return {
    search,
    ready: search.isPlaceholderData ? undefined : first,
    used: settled && askedOf(filters, settled),
    error: search.error ? toApiError(search.error) : null,
  };
}
