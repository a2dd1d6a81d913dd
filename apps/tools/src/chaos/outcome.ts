/** What was counted when everything was whole again. */
export interface Outcome {
  readonly counts: Readonly<Record<string, number>>;
  /** What must not be, by its name; empty when all is well. */
  readonly faults: Readonly<Record<string, number>>;
  /** What is true when there are none. */
  readonly good: string;
}
