import type { DoneAnswer, OwnDecisionsAnswer } from '#contracts';
import { api } from '#kit';

export const decisionsQuery = {
  queryKey: ['decisions'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get<OwnDecisionsAnswer>('/api/decisions', { signal }),
} as const;
export const markDecisionsSeen = (): Promise<DoneAnswer> => api.post<DoneAnswer>('/api/decisions/seen');
