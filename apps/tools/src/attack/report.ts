/** Something that must not be, and how to see it again. */
export interface Finding {
  readonly where: string;
  readonly seen: string;
  readonly again?: string;
}

export interface KindReport {
  readonly kind: string;
  readonly tries: number;
  readonly findings: readonly Finding[];
  /** What was not tried, and why: never a silent pass. */
  readonly untried: readonly string[];
  /** This machine has not all that it is tried with. */
  readonly isLacking?: true;
  readonly notes: readonly string[];
}

/** Collects what one kind of attack sees. */
export class Findings {
  private readonly findings: Finding[] = [];
  private readonly untried: string[] = [];
  private readonly notes: string[] = [];
  private tries = 0;
  private isLacking = false;

  constructor(private readonly kind: string) {}

  tried(times = 1): void {
    this.tries += times;
  }

  find(where: string, seen: string, again?: string): void {
    this.findings.push({ where, seen, ...(again !== undefined && { again }) });
  }

  skip(why: string): void {
    this.untried.push(why);
  }

  /** What could not be tried because a program is not to be had. */
  lack(why: string): void {
    this.isLacking = true;
    this.untried.push(why);
  }

  note(line: string): void {
    this.notes.push(line);
  }

  /** A kind that tried nothing and says nothing of it has not been tried. */
  report(): KindReport {
    const untried = this.tries === 0 && this.untried.length === 0 ? ['nothing could be tried'] : this.untried;
    return {
      kind: this.kind,
      tries: this.tries,
      findings: this.findings,
      untried,
      ...(this.isLacking && { isLacking: true }),
      notes: this.notes,
    };
  }
}

export const linesOf = ({ kind, tries, findings, untried, notes }: KindReport): string[] => [
  `${kind.padEnd(10)} ${String(tries).padStart(7)} tries, ${findings.length} findings${untried.length > 0 ? `, ${untried.length} not tried` : ''}`,
  ...findings.map(({ where, seen, again }) => `  FOUND ${where}: ${seen}${again === undefined ? '' : `\n        again: ${again}`}`),
  ...untried.map((line) => `  not tried: ${line}`),
  ...notes.map((line) => `  ${line}`),
];
