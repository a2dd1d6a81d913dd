import { Injectable } from '@nestjs/common';
import { basename } from 'node:path';
import { Transactions } from '#database';
import { OpeningBalances } from '#payments';
import { SiteService, type Site } from '#site';
import { inOrder, type FaultCount } from './fault-counts.js';
import { hashOfFile } from './file-lines.js';
import { ImportFault } from './import-fault.js';
import type { ImportState } from './import-run.entity.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import { LineFaultsRepository } from './line-faults.repository.js';
import type { LineFault } from './line-faults.js';
import type { Progress } from './progress.js';
import { ReadingService } from './reading.service.js';
import { RunsRepository, type ImportRun } from './runs.repository.js';
import { UndoingService } from './undoing.service.js';
import { WritingService } from './writing.service.js';

export type RunReport = {
  readonly id: string;
  readonly state: ImportState;
  readonly fileName: string;
  readonly siteName: string;
  readonly lines: number;
  readonly refused: number;
  readonly imported: number;
  /** Members of it that are there now, and those among them who have logged in. */
  readonly here: number;
  readonly came: number;
  /** As the lines told them, and as the ledger has them: the same while the run is not being undone. */
  readonly credits: number;
  readonly booked: number;
  readonly faults: readonly FaultCount[];
};

const quiet: Progress = () => undefined;
const FAULTS_AT_ONCE = 2_000;

/** Brings the members of another product, from a file; see the README for its format and for what does not happen because of it. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly runs: RunsRepository,
    private readonly members: ImportedMembersRepository,
    private readonly faults: LineFaultsRepository,
    private readonly openings: OpeningBalances,
    private readonly reading: ReadingService,
    private readonly writing: WritingService,
    private readonly undoing: UndoingService,
  ) {}

  /** Begins a run and does all of it. Throws `open_run` while another one is not over. */
  async run(site: Site, path: string, onProgress: Progress = quiet): Promise<RunReport> {
    const fileHash = await hashOfFile(path);
    const run = await this.transactions.run((tx) => this.runs.insert(tx, { siteId: site.id, fileName: basename(path), fileHash }));
    return this.goOn(run, path, onProgress);
  }

  /** Goes on with the run that was broken off. It has to be the same file. */
  async resume(path: string, onProgress: Progress = quiet): Promise<RunReport> {
    const run = await this.transactions.read((tx) => this.runs.open(tx));
    if (!run || run.state === 'undoing') throw new ImportFault('no_run');
    if (!run.fileHash.equals(await hashOfFile(path))) throw new ImportFault('other_file');
    return this.goOn(run, path, onProgress);
  }

  /** Takes a run away again, the newest one unless another is named, but for those of it who have logged in. */
  async undo(onProgress: Progress = quiet, runId?: string): Promise<RunReport> {
    return this.report(await this.undoing.undo(onProgress, runId));
  }

  /** How a run stands, the newest one unless another is named; throws `no_run` when there is none. */
  async status(runId?: string): Promise<RunReport> {
    return this.report(await this.named(runId));
  }

  /** Every fault of a run, in the order of the file. */
  async *allFaults(runId?: string): AsyncGenerator<LineFault> {
    const { id } = await this.named(runId);
    for (let after = 0; ;) {
      const page = await this.transactions.read((tx) => this.faults.page(tx, id, after, FAULTS_AT_ONCE));
      yield* page;
      const last = page.at(-1);
      if (!last) return;
      after = last.line;
    }
  }

  private async named(runId?: string): Promise<ImportRun> {
    const run = await this.transactions.read((tx) => this.runs.named(tx, runId));
    if (!run) throw new ImportFault('no_run');
    return run;
  }

  private async goOn(begun: ImportRun, path: string, onProgress: Progress): Promise<RunReport> {
    const site = await this.sites.byId(begun.siteId);
    const read = begun.state === 'reading' ? await this.reading.read(begun, site, path, onProgress) : begun;
    return this.report(await this.writing.write(read, site, path, onProgress));
  }

  private async report({ id, state, fileName, siteId, lines, imported, credits }: ImportRun): Promise<RunReport> {
    const { name: siteName } = await this.sites.byId(siteId);
    return this.transactions.read(async (tx) => {
      const faults = inOrder(await this.faults.counts(tx, id));
      const refused = faults.reduce((sum, { outcome, count }) => sum + (outcome === 'refused' ? count : 0), 0);
      const { here, came } = await this.members.count(tx, id);
      const booked = await this.openings.booked(tx, id);
      return { id, state, fileName, siteName, lines, refused, imported, here, came, credits, booked, faults };
    });
  }
}
