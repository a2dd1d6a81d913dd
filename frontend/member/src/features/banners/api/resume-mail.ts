import type { UserAnswer, UserView } from '#contracts';
import { api } from '#kit';

export const resumeMail = async (): Promise<UserView> => (await api.delete<UserAnswer>('/api/mail-stops')).user;
