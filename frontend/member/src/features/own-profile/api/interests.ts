import { queryOptions } from '@tanstack/react-query';
import type { Interest } from '#contracts';
import { api } from '#kit';

interface InterestsAnswer {
  readonly interests: readonly { readonly key: Interest; readonly intimate: boolean }[];
}

/** The list is the same for everybody: asked for once in a visit, and the browser keeps it for the next ones. */
export const interestsQuery = queryOptions({
  queryKey: ['interests'],
  queryFn: () => api.get<InterestsAnswer>('/api/interests').then(({ interests }) => interests),
  staleTime: Infinity,
  gcTime: Infinity,
});
