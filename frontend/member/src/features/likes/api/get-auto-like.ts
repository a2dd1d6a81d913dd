import type { AutoLikeAnswer } from '#contracts';
import { api } from '#kit';

/** A real like that waits to be opened, or null. */
export const getAutoLike = (): Promise<AutoLikeAnswer | null> => api.get<AutoLikeAnswer | null>('/api/auto-like');
