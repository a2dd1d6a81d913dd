import type { MemberId, SwipeAnswer, SwipeBody } from '#contracts';
import { api } from '#kit';

/** A decision about one member. Repeating it changes nothing. */
export const sendSwipe = (profile: MemberId, like: boolean): Promise<SwipeAnswer> =>
  api.post<SwipeAnswer>('/api/swipes', { profile, like } satisfies SwipeBody, { repeatable: true });
