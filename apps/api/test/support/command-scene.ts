/** What a command of the back office is played on. */
export interface Scene {
  readonly target: string | null;
  /** An id of the same form at which there is nothing; made from the target where that is a number. */
  readonly unknown?: string;
  readonly subject: string | null;
  readonly input: Readonly<Record<string, unknown>>;
  /** The fields that may be left out. */
  readonly optional?: readonly string[];
  /** What the command is there to change, and `tx`, the transaction that wrote it. */
  readonly state: () => Promise<{ readonly tx: string }[]>;
}
