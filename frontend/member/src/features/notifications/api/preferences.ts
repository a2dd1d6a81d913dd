import { queryOptions } from '@tanstack/react-query';
import type { FrequencyBody, NotificationPreferencesAnswer, QuietHoursBody } from '#contracts';
import { api } from '#kit';

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => api.get<NotificationPreferencesAnswer>('/api/notification-preferences', { signal }),
});

export const chooseFrequency = (body: FrequencyBody) => api.put<NotificationPreferencesAnswer>('/api/notification-preferences', body);

export const setQuietHours = (body: QuietHoursBody) =>
  api.put<NotificationPreferencesAnswer>('/api/notification-preferences/quiet-hours', body);
