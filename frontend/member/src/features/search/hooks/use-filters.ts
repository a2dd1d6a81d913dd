import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readFilters, readPages, writeFilters, type Filters } from '../model/filters';
import { intimateIn, stateOf } from '../model/intimate';

export interface FilterChoice {
  readonly filters: Filters;
  readonly pages: number;
  readonly choose: (filters: Filters) => void;
  readonly setPages: (pages: number) => void;
}

/** The choice lives in the address: Back, bookmarks and a reload give the same results. */
export function useFilters(): FilterChoice {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const filters = useMemo(() => ({ ...readFilters(query), intimate: intimateIn(state) }), [query, state]);
  const choose = useCallback((next: Filters) => setQuery(writeFilters(next), { state: stateOf(next) }), [setQuery]);
  const setPages = useCallback(
    (pages: number) => {
      const next = writeFilters(filters);
      if (pages > 1) next.set('page', String(pages));
      setQuery(next, { replace: true, preventScrollReset: true, state: stateOf(filters) });
    },
    [filters, setQuery],
  );
  return { filters, pages: readPages(query), choose, setPages };
}
