import type { DoneAnswer } from '#contracts';
import { api } from '#kit';

export const endSession = (id: string): Promise<DoneAnswer> => api.delete<DoneAnswer>(`/api/sessions/${id}`);
