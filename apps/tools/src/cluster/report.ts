import { longestGaps } from '../chaos/gaps.js';
import type { Outcome } from '../chaos/outcome.js';
import { readHistory } from '../history/history-log.js';
import { ofKind } from '../history/operation.js';
import type { SteadyWriter } from './steady-writer.js';

/** Adds what the cluster has to answer for: rows that were acknowledged, and how long each fault kept writers waiting. */
export async function withRows(outcome: Outcome, writer: SteadyWriter, historyFile: string): Promise<Outcome> {
  const { rows_acknowledged, rows_lost, rows_doubled } = await writer.judge();
  const messages = ofKind(readHistory(historyFile), 'send').flatMap(({ seq, end }) => (seq === null || end === null ? [] : [end]));
  const lastMessage = Math.max(...messages);
  const ofMessages = longestGaps(
    messages,
    outcome.strikes.filter(({ to }) => to < lastMessage),
  );
  console.log('longest time without an acknowledged row, and without an acknowledged message, in seconds');
  for (const [name, gap] of longestGaps(writer.taken, outcome.strikes))
    console.log(`  ${name.padEnd(38)} ${seconds(gap)} ${seconds(ofMessages.get(name))}`);
  return {
    ...outcome,
    counts: { ...outcome.counts, rows_acknowledged, rows_lost, rows_doubled },
    faults: { ...outcome.faults, ...(rows_lost > 0 && { rows_lost }), ...(rows_doubled > 0 && { rows_doubled }) },
  };
}

const seconds = (ms: number | undefined): string => (ms === undefined ? '-' : (ms / 1_000).toFixed(1)).padStart(6);
