import { queryOptions } from '@tanstack/react-query';
import type { ReceptionAnswer, ReceptionBody } from '#contracts';
import { api } from '#kit';

export const receptionQuery = queryOptions({
  queryKey: ['reception'],
  queryFn: ({ signal }) => api.get<ReceptionAnswer>('/api/reception', { signal }),
});

export const setReception = (body: ReceptionBody): Promise<ReceptionAnswer> => api.put<ReceptionAnswer>('/api/reception', body);
