import { Injectable } from '@nestjs/common';
import { ImportedAccounts } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { sumOfCredits } from '#payments';
import type { Site } from '#site';
import { ImportedMembers } from '#visibility';
import { Arrivals, type Arrival } from './arrivals.service.js';
import { linesOf, type FileLine } from './file-lines.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import { refusedFor, type Refusal } from './judged-line.js';
import { LineFaultsRepository } from './line-faults.repository.js';
import type { LineFault } from './line-faults.js';
import { LineJudge } from './line-judge.js';
import type { Progress } from './progress.js';
import { RunsRepository, type ImportRun } from './runs.repository.js';
import { batches, oneAhead } from './streams.js';

/** Some lines, ready to be written. `late`: accepted when they were read, and refused by now. */
type Prepared = {
  readonly writtenTo: number;
  readonly arrivals: readonly Arrival[];
  readonly late: readonly (Refusal & { readonly memberId: MemberId })[];
};

const LINES_AT_ONCE = 500;

/** The second half of a run: makes members, some hundred at a time, each lot in a transaction that says how far the run has come. */
@Injectable()
export class WritingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly judge: LineJudge,
    private readonly accounts: ImportedAccounts,
    private readonly arrivals: Arrivals,
    private readonly standings: ImportedMembers,
    private readonly runs: RunsRepository,
    private readonly members: ImportedMembersRepository,
    private readonly faults: LineFaultsRepository,
  ) {}

  /** Goes on after the last line that is written. The next lot is made ready, its hashes above all, while Postgres takes in the last one. */
  async write(begun: ImportRun, site: Site, path: string, onProgress: Progress): Promise<ImportRun> {
    let run = begun;
    for await (const prepared of oneAhead(this.prepare(begun, site, path))) {
      run = await this.transactions.run((tx) => this.writeOne(tx, run, site, prepared));
      onProgress({ phase: 'writing', lines: run.writtenTo });
    }
    return this.transactions.run((tx) => this.runs.advance(tx, run, { state: 'done' }));
  }

  private async *prepare(run: ImportRun, site: Site, path: string): AsyncGenerator<Prepared> {
    for await (const lines of batches(linesAfter(path, run.writtenTo), LINES_AT_ONCE)) {
      const [first, last] = [lines[0], lines.at(-1)];
      if (!first || !last) continue;
      const expected = await this.transactions.read((tx) => this.members.byLine(tx, run.id, first.line, last.line));
      const arrivals: Promise<Arrival>[] = [];
      const late: Prepared['late'][number][] = [];
      for (const judged of await this.judge.judge(site, lines)) {
        const memberId = expected.get(judged.line);
        if (!memberId) continue;
        if (judged.outcome === 'refused') late.push({ ...judged, memberId });
        else arrivals.push(this.ready(memberId, judged.line, judged.newcomer));
      }
      yield { writtenTo: last.line, arrivals: await Promise.all(arrivals), late };
    }
  }

  private async ready(memberId: MemberId, line: number, newcomer: Arrival['newcomer']): Promise<Arrival> {
    return { memberId, line, newcomer, passwordHash: await this.accounts.storedForm(newcomer.password) };
  }

  private async writeOne(tx: Tx, run: ImportRun, site: Site, { writtenTo, arrivals, late }: Prepared): Promise<ImportRun> {
    // First of all: no other process writes these lines meanwhile.
    await this.runs.lock(tx, run);
    const there = await this.arrivals.welcome(tx, run.id, site, arrivals);
    const missing = arrivals.filter((arrival) => !there.includes(arrival));
    await this.refuseLate(tx, run.id, [
      ...late,
      ...missing.map(({ line, memberId }) => ({ ...refusedFor(line, 'address_taken'), memberId })),
    ]);
    await this.block(tx, run.id, there);
    const credits = there.reduce((sum, { newcomer }) => sum + sumOfCredits(newcomer.credits), 0);
    return this.runs.advance(tx, run, { writtenTo, imported: run.imported + there.length, credits: run.credits + credits });
  }

  private async refuseLate(tx: Tx, runId: string, late: Prepared['late']): Promise<void> {
    if (late.length === 0) return;
    const members = late.map(({ memberId }) => memberId);
    await this.members.forget(tx, members);
    await this.standings.forgetPairs(tx, members);
    await this.faults.forgetLeftOut(
      tx,
      runId,
      late.map(({ line }) => line),
    );
    await this.faults.insertAll(tx, runId, late);
  }

  private async block(tx: Tx, runId: string, there: readonly Arrival[]): Promise<void> {
    const named = [...new Set(there.flatMap(({ newcomer }) => newcomer.blocks))];
    if (named.length === 0) return;
    const known = await this.members.bySource(tx, runId, named);
    const unknown: LineFault[] = [];
    const blocks = there.flatMap(({ memberId: blocker, line, newcomer }) => {
      const blocked = newcomer.blocks.flatMap((sourceId) => known.get(sourceId) ?? []).filter((id) => id !== blocker);
      if (blocked.length < newcomer.blocks.length) unknown.push({ line, outcome: 'left_out', reason: 'block_unknown', field: '' });
      return blocked.map((id) => ({ blocker, blocked: id }));
    });
    await this.standings.blockAll(tx, blocks);
    await this.faults.insertAll(tx, runId, unknown);
  }
}

async function* linesAfter(path: string, line: number): AsyncGenerator<FileLine> {
  for await (const one of linesOf(path)) if (one.line > line) yield one;
}
