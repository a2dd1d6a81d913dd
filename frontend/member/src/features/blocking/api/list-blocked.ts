import type { BlocksAnswer } from '#contracts';
import { api } from '#kit';

export const listBlocked = (cursor: string | null, signal: AbortSignal): Promise<BlocksAnswer> =>
  api.get<BlocksAnswer>('/api/blocks', { query: { cursor }, signal });
