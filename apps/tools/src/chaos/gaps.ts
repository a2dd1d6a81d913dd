/** Something that went on from one moment to another, in milliseconds of one clock. */
export interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** For how long nothing was taken at most, while something of a name went on: of each name the worst of its spans, in their order. */
export function longestGaps(taken: readonly number[], spans: readonly Span[]): Map<string, number> {
  const moments = taken.toSorted((one, other) => one - other);
  const longest = new Map<string, number>();
  for (const { name, from, to } of spans) {
    const within = [from, ...moments.filter((moment) => moment > from && moment < to), to];
    const gap = Math.max(...within.slice(1).map((moment, index) => moment - (within[index] ?? moment)));
    longest.set(name, Math.max(longest.get(name) ?? 0, gap));
  }
  return longest;
}
