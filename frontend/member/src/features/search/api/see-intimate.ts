import { queryOptions } from '@tanstack/react-query';
import type { PrivacyAnswer } from '#contracts';
import { api } from '#kit';

/** Whether the member switched intimate interests on; asked anew each time, because it is switched elsewhere. */
export const seesIntimateQuery = queryOptions({
  queryKey: ['sees-intimate'],
  staleTime: 0,
  queryFn: async ({ signal }) => (await api.get<PrivacyAnswer>('/api/privacy', { signal })).privacy.see_intimate_interests,
});
