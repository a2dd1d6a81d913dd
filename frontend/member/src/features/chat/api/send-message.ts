import type { SendMessageAnswer, SendMessageBody } from '#contracts';
import { api } from '#kit';

/** May be repeated: the server takes a `client_id` once and answers a repeat with the first result. */
export const sendMessage = (chatId: string, body: SendMessageBody): Promise<SendMessageAnswer> =>
  api.post<SendMessageAnswer>(`/api/chats/${encodeURIComponent(chatId)}/messages`, body, { repeatable: true });
