/** A mutant that no test can tell from the policy, because both decide the same. */
export interface Survivor {
  readonly file: string;
  /** The line as it stands, without the space before it. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  /** Why both decide the same. */
  readonly why: string;
}

/** Whoever changes such a line looks whether the reason still holds: one that names no mutant any more makes the run fail. */
export const survivors: readonly Survivor[] = [];
