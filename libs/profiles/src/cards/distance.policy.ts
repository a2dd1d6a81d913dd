import { distances } from '#contracts';

export type Coordinates = { readonly lat: number; readonly lon: number };
type Step = (typeof distances)[number];

const KM_PER_DEGREE = 111.2;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two towns; good to a few in a hundred, which is what the steps need. The same as `search.km_between`. */
export function kmBetween(a: Coordinates, b: Coordinates): number {
  const wide = (a.lon - b.lon) * Math.cos(radians((a.lat + b.lat) / 2));
  return KM_PER_DEGREE * Math.hypot(a.lat - b.lat, wide);
}

/** The smallest step that holds both towns; null when they are farther apart. Never the distance itself: three accounts must not locate a person. */
export function distanceStep(a: Coordinates, b: Coordinates): Step | null {
  const km = kmBetween(a, b);
  return distances.find((step) => km < step) ?? null;
}
