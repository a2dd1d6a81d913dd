const MS_PER_HOUR = 3_600_000;

export interface Point {
  readonly atMs: number;
  readonly value: number;
}

export interface Slope {
  readonly perHour: number;
  /** Of the mean, in an hour. */
  readonly percentPerHour: number;
}

/** By how much a value grows in an hour: the straight line that lies closest to all points. Of less than two points there is none. */
export function slopeOf(points: readonly Point[]): Slope | undefined {
  const count = points.length;
  const mean = (valueOf: (point: Point) => number) => points.reduce((sum, point) => sum + valueOf(point), 0) / count;
  const [hours, value] = [mean(({ atMs }) => atMs / MS_PER_HOUR), mean((point) => point.value)];
  const spread = points.reduce((sum, { atMs }) => sum + (atMs / MS_PER_HOUR - hours) ** 2, 0);
  if (count < 2 || spread === 0) return undefined;
  const perHour = points.reduce((sum, point) => sum + (point.atMs / MS_PER_HOUR - hours) * (point.value - value), 0) / spread;
  return { perHour, percentPerHour: value === 0 ? 0 : (perHour / value) * 100 };
}
