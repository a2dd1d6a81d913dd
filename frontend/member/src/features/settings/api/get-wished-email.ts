import type { WishedMailAnswer } from '#contracts';
import { api } from '#kit';

/** The address that waits for its link. */
export const getWishedEmail = (signal?: AbortSignal): Promise<WishedMailAnswer> =>
  api.get<WishedMailAnswer>('/api/account/email', { signal });
