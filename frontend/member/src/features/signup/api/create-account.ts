import type { DoneAnswer, SignupBody, UserAnswer } from '#contracts';
import { api } from '#kit';

/** Makes the account and opens a session; a site that hides which accounts exist only says that a mail is on its way. */
export const createAccount = (body: SignupBody): Promise<UserAnswer | DoneAnswer> => api.post<UserAnswer | DoneAnswer>('/api/signup', body);
