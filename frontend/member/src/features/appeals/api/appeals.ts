import type { AppealAnswer, AppealBody } from '#contracts';
import { api } from '#kit';

const pathOf = (token: string) => `/api/appeals/${encodeURIComponent(token)}`;

/** The token of the mail is all that it needs: whoever was banned cannot log in, and who complained may have no account. */
export const getAppealed = (token: string, signal?: AbortSignal): Promise<AppealAnswer> => api.get<AppealAnswer>(pathOf(token), { signal });

export const sendAppeal = (token: string, body: AppealBody): Promise<AppealAnswer> => api.post<AppealAnswer>(pathOf(token), body);
