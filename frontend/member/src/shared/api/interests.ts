import { queryOptions } from '@tanstack/react-query';
import type { InterestsAnswer } from '#contracts';
import { api } from '#kit';

/** What the site offers. Asked for once in a visit, and the browser keeps it for a minute. */
export const interestsQuery = queryOptions({
  queryKey: ['interests'],
  queryFn: () => api.get<InterestsAnswer>('/api/interests'),
  staleTime: Infinity,
  gcTime: Infinity,
});
