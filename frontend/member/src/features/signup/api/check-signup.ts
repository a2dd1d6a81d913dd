import type { DoneAnswer, SignupCheckBody } from '#contracts';
import { api } from '#kit';

/** Whether an address can sign up, asked before the other steps. */
export const checkSignup = (body: SignupCheckBody): Promise<DoneAnswer> =>
  api.post<DoneAnswer>('/api/signup/check', body, { repeatable: true });
