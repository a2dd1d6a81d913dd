import type { MemberId, UnswipeAnswer, UnswipeBody } from '#contracts';
import { api } from '#kit';

/** Takes the last decision back. It names whose, so that a repeat undoes nothing else. */
export const undoSwipe = (profile: MemberId): Promise<UnswipeAnswer> =>
  api.post<UnswipeAnswer>('/api/swipes/undo', { profile } satisfies UnswipeBody, { repeatable: true });
