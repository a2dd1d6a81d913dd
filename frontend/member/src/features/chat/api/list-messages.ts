import type { MessagesAnswer, MessagesQuery } from '#contracts';
import { api } from '#kit';

/** Without `after` and `before`: the newest page. */
export const listMessages = (chatId: string, query: MessagesQuery, signal?: AbortSignal): Promise<MessagesAnswer> =>
  api.get<MessagesAnswer>(`/api/chats/${encodeURIComponent(chatId)}/messages`, { query, signal });
