import type { LikeAnswer, LikeBody, MemberId } from '#contracts';
import { api } from '#kit';

export const giveLike = (profile: MemberId): Promise<LikeAnswer> =>
  api.post<LikeAnswer>('/api/likes', { profile } satisfies LikeBody, { idempotencyKey: crypto.randomUUID() });
