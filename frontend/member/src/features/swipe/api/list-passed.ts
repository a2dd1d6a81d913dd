import type { PassedAnswer } from '#contracts';
import { api } from '#kit';

export const listPassed = (cursor: string | null, signal: AbortSignal): Promise<PassedAnswer> =>
  api.get<PassedAnswer>('/api/swipes/passed', { query: { cursor }, signal });
