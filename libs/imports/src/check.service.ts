import { Injectable } from '@nestjs/common';
import { sumOfCredits } from '#payments';
import type { Site } from '#site';
import { Duplicates } from './duplicates.js';
import { FaultCounts, type FaultCount } from './fault-counts.js';
import { linesOf } from './file-lines.js';
import { faultsOf, type LineFault } from './line-faults.js';
import { LineJudge } from './line-judge.js';
import { readLine } from './line-reading.js';
import { batches } from './streams.js';

export type CheckReport = {
  readonly lines: number;
  readonly accepted: number;
  readonly refused: number;
  readonly credits: number;
  readonly faults: readonly FaultCount[];
};

const LINES_AT_ONCE = 500;

/** The dry run: what an import of a file would come to. Nothing is written. */
@Injectable()
export class ImportCheck {
  constructor(private readonly judge: LineJudge) {}

  /** `onFault` hears of each fault, in the order of the file but for blocks, which come last. */
  async check(site: Site, path: string, onFault: (fault: LineFault) => void = () => undefined): Promise<CheckReport> {
    const duplicates = new Duplicates();
    const counts = new FaultCounts();
    const note = (fault: LineFault) => {
      counts.add(fault);
      onFault(fault);
    };
    let [lines, credits] = [0, 0];
    for await (const batch of batches(linesOf(path), LINES_AT_ONCE)) {
      for (const one of await this.judge.judge(site, batch)) {
        const judged = duplicates.refuseDuplicate(one);
        faultsOf(judged).forEach(note);
        lines += 1;
        if (judged.outcome === 'accepted') credits += sumOfCredits(judged.newcomer.credits);
      }
    }
    for await (const line of this.withUnknownBlocks(path, duplicates))
      note({ line, outcome: 'left_out', reason: 'block_unknown', field: '' });
    const refused = counts.countOf('refused');
    return { lines, accepted: lines - refused, refused, credits, faults: counts.list() };
  }

  /** Whom a line blocks may stand after it: only at the end is it known who does not come. */
  private async *withUnknownBlocks(path: string, known: Duplicates): AsyncGenerator<number> {
    for await (const fileLine of linesOf(path)) {
      const read = readLine(fileLine);
      if (read.outcome === 'refused' || known.lineOf(read.member.id) !== read.line) continue;
      const { id, blocks = [] } = read.member;
      if (blocks.some((blocked) => blocked === id || known.lineOf(blocked) === undefined)) yield read.line;
    }
  }
}
