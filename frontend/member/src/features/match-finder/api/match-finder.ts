import { queryOptions } from '@tanstack/react-query';
import type { MatchAnswers, MatchesAnswer, MatchFinderAnswer } from '#contracts';
import { api } from '#kit';
import { peopleKey } from '#member/shared/api/people';

const path = '/api/match-finder';

export const answersQuery = queryOptions({
  queryKey: ['match-finder'],
  queryFn: ({ signal }) => api.get<MatchFinderAnswer>(path, { signal }),
  refetchOnWindowFocus: false,
});

export const matchesQuery = queryOptions({
  queryKey: [peopleKey, 'match-finder'],
  queryFn: ({ signal }) => api.get<MatchesAnswer>(`${path}/matches`, { signal }),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
});

export const saveAnswers = (answers: MatchAnswers): Promise<MatchFinderAnswer> => api.put<MatchFinderAnswer>(path, answers);
