import type { LikesAnswer, LikeType } from '#contracts';
import { api } from '#kit';

export const listLikes = (type: LikeType, cursor: string | null, signal: AbortSignal): Promise<LikesAnswer> =>
  api.get<LikesAnswer>('/api/likes', { query: { type, cursor }, signal });
