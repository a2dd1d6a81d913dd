import type { ViewsAnswer } from '#contracts';
import { api } from '#kit';

export const listViews = (cursor: string | null, signal: AbortSignal): Promise<ViewsAnswer> =>
  api.get<ViewsAnswer>('/api/views', { query: { cursor }, signal });
