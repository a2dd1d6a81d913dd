import type { DoneAnswer, RemoveChatBody } from '#contracts';
import { api } from '#kit';

export const removeChat = (body: RemoveChatBody): Promise<DoneAnswer> => api.delete<DoneAnswer>('/api/chat', body);
