import { percentile } from '../bench/pairs.js';

/** Times in milliseconds. */
export interface Times {
  readonly count: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const REASONS_KEPT = 5;

/** How long things of each kind took, and why some failed. */
export class Tally {
  private readonly times = new Map<string, number[]>();
  private readonly failures = new Map<string, number>();
  private readonly reasons = new Map<string, number>();

  note(kind: string, ms: number): void {
    const known = this.times.get(kind);
    if (known) known.push(ms);
    else this.times.set(kind, [ms]);
  }

  fail(kind: string, reason: string): void {
    this.failures.set(kind, (this.failures.get(kind) ?? 0) + 1);
    const text = `${kind}: ${reason}`;
    this.reasons.set(text, (this.reasons.get(text) ?? 0) + 1);
  }

  timesOf(kind: string): Times {
    const times = this.times.get(kind) ?? [];
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [number, number, number];
    return { count: times.length, failed: this.failures.get(kind) ?? 0, p50, p95, p99 };
  }

  /** Why most of what failed did, with how often. */
  get mainReasons(): string[] {
    return [...this.reasons]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, REASONS_KEPT)
      .map(([text, count]) => `${text} ${count}×`);
  }
}
