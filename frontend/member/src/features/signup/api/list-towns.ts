import type { TownsAnswer, TownView } from '#contracts';
import { api } from '#kit';

export const listTowns = (country: string, q: string, signal: AbortSignal): Promise<readonly TownView[]> =>
  api.get<TownsAnswer>('/api/towns', { query: { country, q }, signal }).then(({ towns }) => towns);
