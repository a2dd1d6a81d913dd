import type { DoneAnswer, SignupCheckBody } from '#contracts';
import { api } from '#kit';

/** Whether an address can sign up, asked before the other steps. Somebody waits for it: a lost connection is said soon. */
export const checkSignup = (body: SignupCheckBody): Promise<DoneAnswer> =>
  api.post<DoneAnswer>('/api/signup/check', body, { repeatable: true, tries: 2 });
