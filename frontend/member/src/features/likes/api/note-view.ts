import type { MemberId, ViewBody } from '#contracts';
import { api } from '#kit';

/** This member's profile was opened. Repeating it on the same day changes nothing. */
export const noteView = (profile: MemberId): Promise<unknown> =>
  api.post('/api/views', { profile } satisfies ViewBody, { repeatable: true });
