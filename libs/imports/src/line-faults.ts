import type { JudgedLine } from './judged-line.js';
import type { LeftOutReason, RefusalReason } from './member-line.js';

/** What is wrong with a line: refused whole, or something of it left out. */
export type LineFault = {
  readonly line: number;
  readonly outcome: 'refused' | 'left_out';
  readonly reason: RefusalReason | LeftOutReason;
  readonly field: string;
};

/** One for a refused line, so that what is refused can be counted; one for each thing that is left out of an accepted one. */
export const faultsOf = (judged: JudgedLine): LineFault[] =>
  judged.outcome === 'refused'
    ? [judged]
    : judged.leftOut.map(({ reason, field }) => ({ line: judged.line, outcome: 'left_out', reason, field }));
