import type { UserAnswer, UserView } from '#contracts';
import { api } from '#kit';

/** Invalidate it when what is shown of the signed-in member may have changed: the answer goes to the session, the only place that holds them. */
export const userKey = ['user'] as const;

export const getUser = async (signal?: AbortSignal): Promise<UserView> =>
  (await api.get<UserAnswer>('/api/user', signal ? { signal } : {})).user;
