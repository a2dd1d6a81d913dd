import { queryOptions } from '@tanstack/react-query';
import type { OwnProfileAnswer, SaveSectionBody } from '#contracts';
import { api } from '#kit';

export const ownProfileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: ({ signal }) => api.get<OwnProfileAnswer>('/api/profile', { signal }),
});

export const saveSection = (body: SaveSectionBody): Promise<OwnProfileAnswer> => api.put<OwnProfileAnswer>('/api/profile', body);
