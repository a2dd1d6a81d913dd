import type { DoneAnswer, PasswordChangeBody } from '#contracts';
import { api } from '#kit';

export const changePassword = (body: PasswordChangeBody): Promise<DoneAnswer> => api.put<DoneAnswer>('/api/account/password', body);
