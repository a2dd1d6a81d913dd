import type { AppealBody, DecisionAnswer } from '#contracts';
import { api } from '#kit';

const pathOf = (token: string) => `/api/appeals/${encodeURIComponent(token)}`;

/** The token of the mail is all that it needs: whoever was banned cannot log in. */
export const getDecision = (token: string, signal?: AbortSignal): Promise<DecisionAnswer> =>
  api.get<DecisionAnswer>(pathOf(token), { signal });

export const sendAppeal = (token: string, body: AppealBody): Promise<DecisionAnswer> => api.post<DecisionAnswer>(pathOf(token), body);
