import { limits, type SearchAnswer } from '#contracts';
import { api } from '#kit';

/** The first members that the new one may like to meet. */
export const listNearby = (signal?: AbortSignal): Promise<SearchAnswer> =>
  api.get<SearchAnswer>('/api/members', { query: { limit: limits.visitorResults }, signal });
