import type { MemberId, UnswipeAnswer, UnswipeBody } from '#contracts';
import { api } from '#kit';

export const bringBack = (profile: MemberId): Promise<UnswipeAnswer> =>
  api.delete<UnswipeAnswer>('/api/swipes/passed', { profile } satisfies UnswipeBody);
