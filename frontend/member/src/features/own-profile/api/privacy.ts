import { queryOptions } from '@tanstack/react-query';
import type { PhotoAccessList, PhotoAccessListAnswer, PrivacyAnswer, PrivacyBody } from '#contracts';
import { api } from '#kit';
import { peopleKey } from '#member/shared/api/people';

export const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: ({ signal }) => api.get<PrivacyAnswer>('/api/privacy', { signal }),
});

export const setSwitch = (body: PrivacyBody) => api.put<PrivacyAnswer>('/api/privacy', body);

export const guestsKey = [peopleKey, 'photo-guests'] as const;
export const listGuests = (list: PhotoAccessList, cursor: string | null, signal?: AbortSignal) =>
  api.get<PhotoAccessListAnswer>('/api/private-photos', { query: { list, cursor }, signal });

export const decide = (profile: string, allowed: boolean) => api.put<{ done: true }>('/api/private-photos', { profile, allowed });
