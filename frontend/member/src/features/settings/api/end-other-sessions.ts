import type { DoneAnswer } from '#contracts';
import { api } from '#kit';

export const endOtherSessions = (): Promise<DoneAnswer> => api.delete<DoneAnswer>('/api/sessions');
