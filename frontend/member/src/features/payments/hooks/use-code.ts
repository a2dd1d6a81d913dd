import { useLocation, useSearchParams } from 'react-router';

/** The discount code that the member typed. It stands in the address, so that it goes along from the list to the payment and back. */
export function useCode(): { readonly code: string | undefined; readonly setCode: (code: string | null) => void } {
  const [query, setQuery] = useSearchParams();
  const state = useLocation().state as unknown;
  const setCode = (code: string | null) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (code) next.set('code', code);
        else next.delete('code');
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return { code: query.get('code') ?? undefined, setCode };
}
