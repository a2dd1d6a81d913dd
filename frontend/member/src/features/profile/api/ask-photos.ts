import type { PhotoAccess, PhotoAccessAnswer } from '#contracts';
import { api } from '#kit';

/** Asking twice changes nothing: the call may be repeated. */
export const askPhotos = async (profile: string): Promise<PhotoAccess> =>
  (await api.post<PhotoAccessAnswer>('/api/private-photos', { profile }, { repeatable: true })).access;
