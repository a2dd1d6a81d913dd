import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { sumOfCredits } from '#payments';
import type { Site } from '#site';
import { ImportedMembers } from '#visibility';
import { Arrivals, type Arrival } from './arrivals.service.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import { refusedFor } from './judged-line.js';
import { LineFaultsRepository } from './line-faults.repository.js';
import type { LineFault } from './line-faults.js';
import type { PreparedLot } from './prepared-lots.js';
import { RunsRepository, type ImportRun } from './runs.repository.js';

/** Makes the members of a lot, in the transaction that says how far the run has come. */
@Injectable()
export class LotWriting {
  constructor(
    private readonly arrivals: Arrivals,
    private readonly standings: ImportedMembers,
    private readonly runs: RunsRepository,
    private readonly members: ImportedMembersRepository,
    private readonly faults: LineFaultsRepository,
  ) {}

  async write(tx: Tx, run: ImportRun, site: Site, { writtenTo, arrivals, late }: PreparedLot): Promise<ImportRun> {
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

  private async refuseLate(tx: Tx, runId: string, late: PreparedLot['late']): Promise<void> {
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
