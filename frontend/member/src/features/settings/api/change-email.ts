import type { MailChangeAnswer, MailChangeBody } from '#contracts';
import { api } from '#kit';

export const changeEmail = (body: MailChangeBody): Promise<MailChangeAnswer> => api.put<MailChangeAnswer>('/api/account/email', body);
