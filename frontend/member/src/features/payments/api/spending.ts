import type { SpendingLimitBody, SpendingView } from '#contracts';
import { api } from '#kit';

export const getSpending = (signal?: AbortSignal): Promise<SpendingView> => api.get<SpendingView>('/api/spending', { signal });

export const setSpendingLimit = (body: SpendingLimitBody): Promise<SpendingView> => api.put<SpendingView>('/api/spending/limit', body);
