import type { DoneAnswer, ReadBody } from '#contracts';
import { api } from '#kit';

/** The pointer only moves forward, so a repeat does no harm. */
export const markRead = (chatId: string, body: ReadBody): Promise<DoneAnswer> =>
  api.post<DoneAnswer>(`/api/chats/${encodeURIComponent(chatId)}/read`, body, { repeatable: true });
