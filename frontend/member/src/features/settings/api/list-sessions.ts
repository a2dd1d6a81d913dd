import type { SessionsAnswer } from '#contracts';
import { api } from '#kit';

export const listSessions = (signal?: AbortSignal): Promise<SessionsAnswer> => api.get<SessionsAnswer>('/api/sessions', { signal });
