import type { ChatAnswer } from '#contracts';
import { api } from '#kit';

/** One conversation, also one without a message, which no list has yet. */
export const getChat = (chatId: string, signal?: AbortSignal): Promise<ChatAnswer> =>
  api.get<ChatAnswer>(`/api/chats/${encodeURIComponent(chatId)}`, { signal });
