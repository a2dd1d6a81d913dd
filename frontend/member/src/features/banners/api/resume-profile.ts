import type { UserAnswer, UserView } from '#contracts';
import { api } from '#kit';

export const resumeProfile = async (): Promise<UserView> => (await api.post<UserAnswer>('/api/account/resume', {})).user;
