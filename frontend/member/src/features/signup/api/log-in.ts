import type { LoginBody, UserAnswer } from '#contracts';
import { api } from '#kit';

export const logIn = (body: LoginBody): Promise<UserAnswer> => api.post<UserAnswer>('/api/user', body);
