import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import type { Site } from '#site';
import { LotWriting } from './lot-writing.service.js';
import { PreparedLots } from './prepared-lots.js';
import type { Progress } from './progress.js';
import { RunsRepository, type ImportRun } from './runs.repository.js';
import { oneAhead } from './streams.js';

/** The second half of a run: makes members, lot by lot, each in a transaction of its own. */
@Injectable()
export class WritingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly lots: PreparedLots,
    private readonly writing: LotWriting,
    private readonly runs: RunsRepository,
  ) {}

  /** Continues after the last line that is written. The next lot is made ready, its hashes above all, while Postgres takes in the last one. */
  async write(begun: ImportRun, site: Site, path: string, onProgress: Progress): Promise<ImportRun> {
    let run = begun;
    for await (const prepared of oneAhead(this.lots.after(begun, site, path))) {
      run = await this.transactions.run((tx) => this.writing.write(tx, run, site, prepared));
      onProgress({ phase: 'writing', lines: run.writtenTo });
    }
    return this.transactions.run((tx) => this.runs.advance(tx, run, { state: 'done' }));
  }
}
