import { Injectable } from '@nestjs/common';
import { ImportedAccounts } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import type { Site } from '#site';
import type { Arrival } from './arrivals.service.js';
import { linesOf, type FileLine } from './file-lines.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import type { Refusal } from './judged-line.js';
import { LineJudge } from './line-judge.js';
import type { ImportRun } from './runs.repository.js';
import { batches } from './streams.js';

/** Some lines, ready to be written. `late`: accepted when they were read, and refused by now. */
export type PreparedLot = {
  readonly writtenTo: number;
  readonly arrivals: readonly Arrival[];
  readonly late: readonly (Refusal & { readonly memberId: MemberId })[];
};

const LINES_AT_ONCE = 500;

/** Makes the lines that were accepted ready to be written, some hundred at a time: they are judged once more, and their passwords hashed. */
@Injectable()
export class PreparedLots {
  constructor(
    private readonly transactions: Transactions,
    private readonly judge: LineJudge,
    private readonly accounts: ImportedAccounts,
    private readonly members: ImportedMembersRepository,
  ) {}

  /** Those after the last line that is written. */
  async *after(run: ImportRun, site: Site, path: string): AsyncGenerator<PreparedLot> {
    for await (const lines of batches(linesAfter(path, run.writtenTo), LINES_AT_ONCE)) {
      const [first, last] = [lines[0], lines.at(-1)];
      if (!first || !last) continue;
      const expected = await this.transactions.read((tx) => this.members.byLine(tx, run.id, first.line, last.line));
      const arrivals: Promise<Arrival>[] = [];
      const late: PreparedLot['late'][number][] = [];
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
}

async function* linesAfter(path: string, line: number): AsyncGenerator<FileLine> {
  for await (const one of linesOf(path)) if (one.line > line) yield one;
}
