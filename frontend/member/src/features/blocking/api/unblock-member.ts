import type { DoneAnswer, MemberId } from '#contracts';
import { api } from '#kit';

export const unblockMember = (id: MemberId): Promise<DoneAnswer> => api.delete<DoneAnswer>(`/api/blocks/${id}`);
