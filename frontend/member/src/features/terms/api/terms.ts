import type { TermsAnswer, UserAnswer, UserView } from '#contracts';
import { api } from '#kit';

export const termsQuery = {
  queryKey: ['account', 'terms'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get<TermsAnswer>('/api/account/terms', { signal }),
} as const;
export const acceptTerms = async (version: string): Promise<UserView> =>
  (await api.post<UserAnswer>('/api/account/terms', { terms_version: version })).user;
