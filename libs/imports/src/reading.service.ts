import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import type { Site } from '#site';
import { Duplicates } from './duplicates.js';
import { linesOf } from './file-lines.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import { LineFaultsRepository } from './line-faults.repository.js';
import { faultsOf } from './line-faults.js';
import { LineJudge } from './line-judge.js';
import type { Progress } from './progress.js';
import { RunsRepository, type ImportRun } from './runs.repository.js';
import { batches } from './streams.js';

const LINES_AT_ONCE = 1_000;

/**
 * The first half of a run: judges all lines, and gives everybody who may come the id of a member. Nobody is there yet, so that in the second half each
 * comes together with their blocks, wherever in the file the others stand.
 */
@Injectable()
export class ReadingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly judge: LineJudge,
    private readonly runs: RunsRepository,
    private readonly members: ImportedMembersRepository,
    private readonly faults: LineFaultsRepository,
  ) {}

  /** Begins at the first line, also when it was broken off before: what was read then is forgotten. */
  async read(begun: ImportRun, site: Site, path: string, onProgress: Progress): Promise<ImportRun> {
    let run = await this.transactions.run(async (tx) => {
      const anew = await this.runs.advance(tx, begun, { lines: 0 });
      await this.members.forgetRun(tx, begun.id);
      await this.faults.forgetRun(tx, begun.id);
      return anew;
    });
    const duplicates = new Duplicates();
    for await (const batch of batches(linesOf(path), LINES_AT_ONCE)) {
      const judged = (await this.judge.judge(site, batch)).map((one) => duplicates.refuseDuplicate(one));
      const accepted = judged.flatMap((one) => (one.outcome === 'accepted' ? [one] : []));
      run = await this.transactions.run(async (tx) => {
        const further = await this.runs.advance(tx, run, { lines: run.lines + judged.length });
        const expected = accepted.map(({ line, newcomer: { sourceId, consents } }) => ({ line, sourceId, consents }));
        await this.members.expectAll(tx, run.id, expected);
        await this.faults.insertAll(tx, run.id, judged.flatMap(faultsOf));
        return further;
      });
      onProgress({ phase: 'reading', lines: run.lines });
    }
    return this.transactions.run((tx) => this.runs.advance(tx, run, { state: 'writing' }));
  }
}
