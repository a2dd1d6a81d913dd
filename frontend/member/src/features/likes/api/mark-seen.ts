import type { LikeBody, MemberId } from '#contracts';
import { api } from '#kit';

/** Takes the "new" mark off the like of this member. Repeating it changes nothing. */
export const markSeen = (profile: MemberId): Promise<unknown> =>
  api.post('/api/likes/seen', { profile } satisfies LikeBody, { repeatable: true });
