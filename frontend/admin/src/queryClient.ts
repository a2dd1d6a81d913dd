import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/** Each reading of a member is written down: a page asks again when somebody wants it to, not when a window comes to the front. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Without a network the call fails and the page says so; a call that waits would keep it blank.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
