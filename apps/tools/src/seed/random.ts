type Weights = Readonly<Record<string, number>>;
type KeyOf<W> = W extends unknown ? keyof W & string : never;

/** A small, fast generator of chance (mulberry32): the same seed gives the same community on every machine. */
export class Random {
  private state: number;

  constructor(...seeds: readonly number[]) {
    this.state = seeds.reduce((mixed, seed) => scramble(mixed ^ scramble(seed >>> 0)), 0x9e3779b9);
  }

  /** From 0 up to, not including, 1. */
  unit(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.unit() * list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }

  /** Some different ones, in the order of chance. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const size = Math.min(count, rest.length);
    for (let i = 0; i < size; i++) {
      const j = this.between(i, rest.length - 1);
      [rest[i], rest[j]] = [rest[j] as T, rest[i] as T];
    }
    return rest.slice(0, size);
  }

  /** A key, drawn by its weight. */
  weighted<W extends Weights>(weights: W): KeyOf<W> {
    const entries = Object.entries(weights) as [KeyOf<W>, number][];
    let left = this.unit() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return this.pick(entries)[0];
  }

  /** Heavy-tailed waiting: mostly near 0, seldom far; the mean is `mean`. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.unit());
  }
}

function scramble(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

/** Draws an index with Zipf-like weights given once: the big towns get most members. */
export class WeightedIndex {
  private readonly upTo: Float64Array;

  constructor(weights: readonly number[]) {
    let sum = 0;
    this.upTo = Float64Array.from(weights, (weight) => (sum += weight));
  }

  draw(random: Random): number {
    const wanted = random.unit() * (this.upTo.at(-1) ?? 0);
    let low = 0;
    let high = this.upTo.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.upTo[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
