import { Injectable } from '@nestjs/common';
import { deadlocked, Transactions } from '#database';
import { ImportedMembers } from '#visibility';
import { AbsentMembers } from './absent-members.js';
import { ImportFault } from './import-fault.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import type { Progress } from './progress.js';
import { RunsRepository, type ImportRun } from './runs.repository.js';

/** So many work at once, and so many members go in one transaction. */
const SHARES = 3;
const MEMBERS_AT_ONCE = 50;

/**
 * Takes away what a run made: its members, but for those who have come: such an account is its owner's. Broken off, it goes on where it was.
 */
@Injectable()
export class UndoingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: RunsRepository,
    private readonly members: ImportedMembersRepository,
    private readonly absent: AbsentMembers,
    private readonly standings: ImportedMembers,
  ) {}

  /** The newest run unless another is named, wherever it has come to. Throws `nothing_to_undo` when there is none, or it is undone. */
  async undo(onProgress: Progress, runId?: string): Promise<ImportRun> {
    const run = await this.transactions.run(async (tx) => {
      const found = await this.runs.named(tx, runId);
      if (!found || found.state === 'undone') throw new ImportFault('nothing_to_undo');
      const undoing = await this.runs.advance(tx, found, { state: 'undoing' });
      await this.standings.forgetPairs(tx, await this.members.deleteUnwritten(tx, found.id));
      return undoing;
    });
    let gone = 0;
    const erased = (count: number) => onProgress({ phase: 'undoing', lines: (gone += count) });
    await Promise.all(Array.from({ length: SHARES }, (_one, share) => this.undoShare(run.id, share, erased)));
    return this.transactions.run((tx) => this.runs.advance(tx, run, { state: 'undone' }));
  }

  private async undoShare(runId: string, share: number, erased: (count: number) => void): Promise<void> {
    for (;;) {
      const count = await this.undoNext(runId, share).catch(beginAgain);
      if (count === null) return;
      erased(count);
    }
  }

  /** How many were erased; null when none is left. */
  private undoNext(runId: string, share: number): Promise<number | null> {
    return this.transactions.run(async (tx) => {
      const next = await this.members.toUndo(tx, runId, share, SHARES, MEMBERS_AT_ONCE);
      return next.length === 0 ? null : this.absent.erase(tx, runId, next);
    });
  }
}

/** Two shares with members who know each other may wait for each other: what Postgres ended is done again. */
function beginAgain(error: unknown): number {
  if (!deadlocked(error)) throw error;
  return 0;
}
