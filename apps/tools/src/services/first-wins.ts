import { renameSync, rmSync } from 'node:fs';

const taken: ReadonlySet<string | undefined> = new Set(['ENOTEMPTY', 'EEXIST']);

/** Gives a finished folder its name. Of two that make the same at once one is first; the other's is as good, and goes. */
export function firstWins(made: string, name: string): void {
  try {
    renameSync(made, name);
  } catch (error) {
    if (!taken.has((error as NodeJS.ErrnoException).code)) throw error;
    rmSync(made, { recursive: true });
  }
}
