import type { SwipeDeckAnswer } from '#contracts';
import { api } from '#kit';

export const loadDeck = (signal: AbortSignal): Promise<SwipeDeckAnswer> => api.get<SwipeDeckAnswer>('/api/swipes', { signal });
