import type { LikeAnswer, LikeBody, MemberId } from '#contracts';
import { api } from '#kit';

export const takeBackLike = (profile: MemberId): Promise<LikeAnswer> =>
  api.delete<LikeAnswer>('/api/likes', { profile } satisfies LikeBody);
