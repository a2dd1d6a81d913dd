import type { GeocodeAnswer } from '#contracts';
import { api } from '#kit';

/** The town of a position; false when there is none that we know. */
export const geocode = (lat: number, lon: number): Promise<GeocodeAnswer> =>
  api.get<GeocodeAnswer>('/api/geocode', { query: { lat, lon }, tries: 2 });
