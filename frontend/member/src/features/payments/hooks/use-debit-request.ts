import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import type { DebitRequestView } from '#contracts';
import { serverNow } from '#kit';
import { getDebitRequest } from '../api/direct-debit';
import { untilOver } from '../model/debit-steps';

const keyOf = (id: string) => ['debit-request', id] as const;

/** The code that was asked for. Its id stands in the address, so that a reload and Back find it; whose it is the server knows. */
export function useDebitRequest() {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const state = useLocation().state as unknown;
  const id = query.get('request');
  const asked = useQuery({
    queryKey: keyOf(id ?? ''),
    queryFn: ({ signal }) => getDebitRequest(id ?? '', signal),
    enabled: id !== null,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) => (data ? untilOver(data, serverNow()) : false),
  });
  // What was agreed to on the page before goes along.
  const inAddress = (next: string | null) =>
    setQuery(
      (known) => {
        const params = new URLSearchParams(known);
        if (next) params.set('request', next);
        else params.delete('request');
        return params;
      },
      { state },
    );
  return {
    id,
    asked,
    /** Goes on with this one. */
    open: (request: DebitRequestView) => {
      queries.setQueryData(keyOf(request.id), request);
      inAddress(request.id);
    },
    lay: (request: DebitRequestView) => void queries.setQueryData(keyOf(request.id), request),
    /** Back to the form. */
    leave: () => inAddress(null),
  };
}
