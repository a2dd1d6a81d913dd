import type { UserAnswer } from '#contracts';
import { api } from '#kit';

export const getUser = (): Promise<UserAnswer> => api.get<UserAnswer>('/api/user');
