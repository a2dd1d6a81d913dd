import type { TownsAnswer } from '#contracts';
import { api } from '#kit';

export const listTowns = (country: string, q: string, signal: AbortSignal): Promise<TownsAnswer> =>
  api.get<TownsAnswer>('/api/towns', { query: { country, q }, signal });
