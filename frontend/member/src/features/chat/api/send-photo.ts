import type { SendMessageAnswer } from '#contracts';
import { upload } from '#member/shared/api/upload';
import type { ReadyPhoto } from '../model/outbox';

/** May be repeated, as a message may: a connection that breaks half-way leaves nothing. */
export const sendPhoto = (chatId: string, clientId: string, { file, alt }: ReadyPhoto): Promise<SendMessageAnswer> =>
  upload(`/api/chats/${encodeURIComponent(chatId)}/photos`, { client_id: clientId, alt, photo: file }, { repeatable: true });
