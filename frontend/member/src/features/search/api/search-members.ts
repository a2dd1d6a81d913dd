import type { SearchAnswer } from '#contracts';
import { api } from '#kit';
import { toQuery, type Filters } from '../model/filters';

export const searchMembers = (filters: Filters, cursor: string | null, signal: AbortSignal): Promise<SearchAnswer> =>
  api.get<SearchAnswer>('/api/members', { query: { ...toQuery(filters), cursor }, signal });
