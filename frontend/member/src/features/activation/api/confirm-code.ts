import type { ActivationCodeBody, DoneAnswer } from '#contracts';
import { api } from '#kit';

export const confirmCode = (body: ActivationCodeBody): Promise<DoneAnswer> => api.post<DoneAnswer>('/api/activation/code', body);
