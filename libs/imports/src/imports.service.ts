import { Injectable } from '@nestjs/common';
import { basename } from 'node:path';
import { Transactions } from '#database';
import type { Site } from '#site';
import { hashOfFile } from './file-lines.js';
import { ImportFault } from './import-fault.js';
import type { LineFault } from './line-faults.js';
import type { Progress } from './progress.js';
import { RunReports, type RunReport } from './run-reports.js';
import { RunSteps } from './run-steps.js';
import { RunsRepository, type ImportRun } from './runs.repository.js';
import { UndoingService } from './undoing.service.js';

const quiet: Progress = () => undefined;

/** Brings the members of another product, from a file; see the README for its format and for what does not happen because of it. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: RunsRepository,
    private readonly reports: RunReports,
    private readonly steps: RunSteps,
    private readonly undoing: UndoingService,
  ) {}

  /** Begins a run and does all of it. Throws `open_run` while another one is not over. */
  async run(site: Site, path: string, onProgress: Progress = quiet): Promise<RunReport> {
    const fileHash = await hashOfFile(path);
    const run = await this.transactions.run((tx) => this.runs.insert(tx, { siteId: site.id, fileName: basename(path), fileHash }));
    return this.reports.of(await this.steps.finish(run, path, onProgress));
  }

  /** Goes on with the run that was broken off. It has to be the same file. */
  async resume(path: string, onProgress: Progress = quiet): Promise<RunReport> {
    const run = await this.transactions.read((tx) => this.runs.open(tx));
    if (!run || run.state === 'undoing') throw new ImportFault('no_run');
    if (!run.fileHash.equals(await hashOfFile(path))) throw new ImportFault('other_file');
    return this.reports.of(await this.steps.finish(run, path, onProgress));
  }

  /** Takes a run away again, the newest one unless another is named, but for those of it who have logged in. */
  async undo(onProgress: Progress = quiet, runId?: string): Promise<RunReport> {
    return this.reports.of(await this.undoing.undo(onProgress, runId));
  }

  /** How a run stands, the newest one unless another is named; throws `no_run` when there is none. */
  async status(runId?: string): Promise<RunReport> {
    return this.reports.of(await this.named(runId));
  }

  /** Every fault of a run, in the order of the file. */
  async *allFaults(runId?: string): AsyncGenerator<LineFault> {
    yield* this.reports.faultsOf(await this.named(runId));
  }

  private async named(runId?: string): Promise<ImportRun> {
    const run = await this.transactions.read((tx) => this.runs.named(tx, runId));
    if (!run) throw new ImportFault('no_run');
    return run;
  }
}
