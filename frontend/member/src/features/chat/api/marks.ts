import type { DeliveredBody, DoneAnswer, PresenceAnswer } from '#contracts';
import { api } from '#kit';

/** This device has the messages. The mark only moves forward, so a repeat does no harm. */
export const markDelivered = (body: DeliveredBody): Promise<DoneAnswer> =>
  api.post<DoneAnswer>('/api/chats/delivered', body, { repeatable: true });

/** Somebody writes here now. Worth nothing a moment later, so it is never tried again. */
export const tellTyping = (chatId: string): Promise<DoneAnswer> =>
  api.post<DoneAnswer>(`/api/chats/${encodeURIComponent(chatId)}/typing`, {});

export const getPresence = (signal?: AbortSignal): Promise<PresenceAnswer> => api.get<PresenceAnswer>('/api/presence', { signal });
