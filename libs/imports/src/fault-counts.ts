import type { LineFault } from './line-faults.js';

/** How often one thing is wrong, and where it is first. */
export type FaultCount = Omit<LineFault, 'line'> & { readonly count: number; readonly lines: readonly number[] };

/** So many line numbers are told of each. */
export const LINES_TOLD = 10;

/** Counts as lines go by, in a memory that does not grow with the file. */
export class FaultCounts {
  private readonly counts = new Map<string, Omit<LineFault, 'line'> & { count: number; lines: number[] }>();

  add({ line, outcome, reason, field }: LineFault): void {
    const key = `${outcome} ${reason} ${field}`;
    const known = this.counts.get(key) ?? { outcome, reason, field, count: 0, lines: [] };
    known.count += 1;
    if (known.lines.length < LINES_TOLD) known.lines.push(line);
    this.counts.set(key, known);
  }

  /** What was refused first, and of both what is most. */
  list(): FaultCount[] {
    return inOrder([...this.counts.values()]);
  }

  countOf(outcome: LineFault['outcome']): number {
    return [...this.counts.values()].reduce((sum, one) => sum + (one.outcome === outcome ? one.count : 0), 0);
  }
}

export const inOrder = (counts: readonly FaultCount[]): FaultCount[] =>
  counts.toSorted(
    (one, other) => other.outcome.localeCompare(one.outcome) || other.count - one.count || one.reason.localeCompare(other.reason),
  );
