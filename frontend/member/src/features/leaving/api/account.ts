import type { LeaveAnswer, LeaveBody, UserAnswer, UserView } from '#contracts';
import { api } from '#kit';

export const pause = async (): Promise<UserView> => (await api.post<UserAnswer>('/api/account/pause', {})).user;
export const resume = async (): Promise<UserView> => (await api.post<UserAnswer>('/api/account/resume', {})).user;
export const deleteAccount = (body: LeaveBody): Promise<LeaveAnswer> => api.post<LeaveAnswer>('/api/account/delete', body);
