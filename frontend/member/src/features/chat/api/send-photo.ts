import type { SendMessageAnswer } from '#contracts';
import { api } from '#kit';
import type { ReadyPhoto } from '../model/outbox';

/** A photo over a slow connection. */
const uploadTimeoutMs = 120_000;

/** May be repeated, as a message may: a connection that breaks half-way leaves nothing. */
export function sendPhoto(chatId: string, clientId: string, { file, alt }: ReadyPhoto): Promise<SendMessageAnswer> {
  const form = new FormData();
  form.set('client_id', clientId);
  form.set('alt', alt);
  form.set('photo', file);
  return api.post<SendMessageAnswer>(`/api/chats/${encodeURIComponent(chatId)}/photos`, form, {
    repeatable: true,
    timeoutMs: uploadTimeoutMs,
  });
}
