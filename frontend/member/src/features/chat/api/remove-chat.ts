import type { DoneAnswer, RemoveChatBody } from '#contracts';
import { api, toApiError } from '#kit';
import { isOver } from '../model/removals';

/** Answers also where somebody else ended the conversation first: then there is nothing left to delete. */
export async function removeChat(body: RemoveChatBody): Promise<void> {
  try {
    await api.delete<DoneAnswer>('/api/chat', body);
  } catch (thrown) {
    if (!isOver(toApiError(thrown).code)) throw thrown;
  }
}
