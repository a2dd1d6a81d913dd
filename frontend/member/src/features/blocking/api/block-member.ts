import type { BlockBody, DoneAnswer } from '#contracts';
import { api } from '#kit';

export const blockMember = (body: BlockBody): Promise<DoneAnswer> => api.post<DoneAnswer>('/api/blocks', body);
