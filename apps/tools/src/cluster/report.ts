import { longestGaps } from '../chaos/gaps.js';
import type { Outcome } from '../chaos/outcome.js';
import { readHistory } from '../history/history-log.js';
import { ofKind } from '../history/operation.js';
import type { ObjectStorage } from './object-storage.js';
import { loseStorage } from './storage-losses.js';
import { runStorageSpecs } from './storage-specs.js';
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

/** The specs of the object store first; at the end each host must hold every object, and whole disks and two hosts are lost. */
export async function withStorage(play: () => Promise<Outcome>, storage: ObjectStorage): Promise<Outcome> {
  const specs = await runStorageSpecs(storage);
  const outcome = await play();
  const from = performance.now();
  const objects = await storage.untilCopied();
  console.log(`every one of ${objects} objects is on all storage hosts ${seconds(performance.now() - from).trim()} s later`);
  await loseStorage(storage);
  const { storage_specs_failed } = specs;
  return {
    ...outcome,
    counts: { ...outcome.counts, ...specs, objects },
    faults: { ...outcome.faults, ...(storage_specs_failed > 0 && { storage_specs_failed }) },
  };
}

const seconds = (ms: number | undefined): string => (ms === undefined ? '-' : (ms / 1_000).toFixed(1)).padStart(6);
