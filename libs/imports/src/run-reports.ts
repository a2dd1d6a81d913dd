import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { OpeningBalances } from '#payments';
import { SiteService } from '#site';
import { inOrder, type FaultCount } from './fault-counts.js';
import type { ImportState } from './import-run.entity.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import { LineFaultsRepository } from './line-faults.repository.js';
import type { LineFault } from './line-faults.js';
import type { ImportRun } from './runs.repository.js';

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

const FAULTS_AT_ONCE = 2_000;

/** How runs stand. */
@Injectable()
export class RunReports {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly members: ImportedMembersRepository,
    private readonly faults: LineFaultsRepository,
    private readonly openings: OpeningBalances,
  ) {}

  async of({ id, state, fileName, siteId, lines, imported, credits }: ImportRun): Promise<RunReport> {
    const { name: siteName } = await this.sites.byId(siteId);
    return this.transactions.read(async (tx) => {
      const faults = inOrder(await this.faults.counts(tx, id));
      const refused = faults.reduce((sum, { outcome, count }) => sum + (outcome === 'refused' ? count : 0), 0);
      const { here, came } = await this.members.count(tx, id);
      const booked = await this.openings.booked(tx, id);
      return { id, state, fileName, siteName, lines, refused, imported, here, came, credits, booked, faults };
    });
  }

  /** Every fault of a run, in the order of the file. */
  async *faultsOf({ id }: ImportRun): AsyncGenerator<LineFault> {
    for (let after = 0; ;) {
      const page = await this.transactions.read((tx) => this.faults.page(tx, id, after, FAULTS_AT_ONCE));
      yield* page;
      const last = page.at(-1);
      if (!last) return;
      after = last.line;
    }
  }
}
