import type { Locale, UserAnswer } from '#contracts';
import { api } from '#kit';

export const changeLanguage = (language: Locale): Promise<UserAnswer> => api.put<UserAnswer>('/api/user', { language });
