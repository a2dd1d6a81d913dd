import type { ChatAnswer, MemberId } from '#contracts';
import { api } from '#kit';

/** Opens the conversation with a member, or finds the one that exists: the same call twice gives the same conversation. */
export const openChat = (profile: MemberId): Promise<ChatAnswer> => api.post<ChatAnswer>('/api/chats', { profile }, { repeatable: true });
