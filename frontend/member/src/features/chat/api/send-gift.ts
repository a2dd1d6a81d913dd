import type { SendGiftBody, SendMessageAnswer } from '#contracts';
import { api } from '#kit';

/** May be repeated, as a message may. */
export const sendGift = (chatId: string, body: SendGiftBody): Promise<SendMessageAnswer> =>
  api.post<SendMessageAnswer>(`/api/chats/${encodeURIComponent(chatId)}/gifts`, body, { repeatable: true });
