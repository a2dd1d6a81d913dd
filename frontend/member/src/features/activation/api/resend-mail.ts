import type { DoneAnswer } from '#contracts';
import { api } from '#kit';

/** A new mail with a new link and code; those of the mail before stop working. */
export const resendMail = (): Promise<DoneAnswer> => api.post<DoneAnswer>('/api/activation/resend');
