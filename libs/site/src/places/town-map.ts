import type { TownMap } from '#contracts';

export interface MappedTown {
  readonly region: string;
  readonly lat: number;
  readonly lon: number;
}

/** The longer side of the drawing. */
const SIDE = 400;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Draws the towns of a country where they lie, north above; as small numbers, because the drawing travels with the page. */
export function drawTowns(country: string, towns: readonly MappedTown[]): TownMap {
  const [south, north] = [Math.min(...towns.map(({ lat }) => lat)), Math.max(...towns.map(({ lat }) => lat))];
  const [west, east] = [Math.min(...towns.map(({ lon }) => lon)), Math.max(...towns.map(({ lon }) => lon))];
  // A degree to the east is shorter than one to the north, in the middle of the country as much as on average.
  const shrink = Math.cos(radians((south + north) / 2));
  const [high, wide] = [north - south, (east - west) * shrink];
  const scale = SIDE / Math.max(high, wide, Number.EPSILON);
  const dots = new Map<string, Set<string>>();
  for (const { region, lat, lon } of towns) {
    const dot = `M${Math.round((lon - west) * shrink * scale)} ${Math.round((north - lat) * scale)}h0`;
    const ofRegion = dots.get(region) ?? new Set<string>();
    dots.set(region, ofRegion.add(dot));
  }
  return {
    country,
    width: Math.max(1, Math.round(towns.length > 0 ? wide * scale : 1)),
    height: Math.max(1, Math.round(towns.length > 0 ? high * scale : 1)),
    regions: [...dots]
      .map(([name, places]) => ({ name, dots: [...places].join('') }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
