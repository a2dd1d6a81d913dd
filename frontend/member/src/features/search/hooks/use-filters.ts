import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, readPages, writeFilters, type Filters } from '../model/filters';

export interface FilterChoice {
  readonly filters: Filters;
  readonly pages: number;
  readonly choose: (filters: Filters) => void;
  readonly setPages: (pages: number) => void;
}

/** The choice lives in the address: Back, bookmarks and a reload give the same results. */
export function useFilters(): FilterChoice {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const choose = useCallback((next: Filters) => setQuery(writeFilters(next)), [setQuery]);
  const setPages = useCallback(
    (pages: number) => {
      const next = writeFilters(filters);
      if (pages > 1) next.set('page', String(pages));
      setQuery(next, { replace: true, preventScrollReset: true });
    },
    [filters, setQuery],
  );
  return { filters, pages: readPages(query), choose, setPages };
}
