import { groupBy } from './grouping.js';
import { endOf, ofKind, type Entry, type History, type Operation } from './operation.js';
import { acknowledgementOf, firstOf, isTaken, triesOf } from './sightings.js';

/** When an entry was made at the earliest and at the latest, and what says so. */
interface Window {
  readonly earliest: number;
  readonly latest: number;
  readonly by: readonly Operation[];
}

/** A place in the ledger of a wallet: the balance is true from its entry to the next one. */
export interface Position extends Window {
  readonly entry: Entry;
}

/** A member was told a balance. `own`: what the answer was about, whose entry had been made by then. */
export interface Telling {
  readonly by: Operation;
  readonly balance: number;
  readonly own: string | null;
}

export interface Wallet {
  readonly positions: readonly Position[];
  readonly tellings: readonly Telling[];
}

/** Of everybody whose ledger is in the history. */
export function walletsOf(history: History): Wallet[] {
  const windows = windowsOf(history);
  const tellings = groupBy(tellingsIn(history), ({ by }) => by.who);
  return [...groupBy(ofKind(history, 'entry'), ({ who }) => who)].map(([who, entries]) => ({
    positions: entries.map((entry) => positionOf(entry, entry.cause === null ? undefined : windows.get(entry.cause))),
    tellings: tellings.get(who) ?? [],
  }));
}

function positionOf(entry: Entry, window: Window | undefined): Position {
  const { earliest, latest, by } = window ?? { earliest: entry.start, latest: endOf(entry), by: [] };
  return { entry, earliest: Math.max(entry.start, earliest), latest: Math.min(endOf(entry), latest), by };
}

function tellingsIn(history: History): Telling[] {
  return history.flatMap((by): Telling[] => {
    if (by.kind === 'balance') return [{ by, balance: by.balance, own: null }];
    if (by.kind === 'send' && isTaken(by) && by.balance !== null) return [{ by, balance: by.balance, own: by.message }];
    return [];
  });
}

/** What the clients know about the moments of entries: between asking for something and the first answer that it was done. */
function windowsOf(history: History): Map<string, Window> {
  const windows = new Map<string, Window>();
  for (const [message, tries] of triesOf(history)) {
    const [first, acknowledged] = [firstOf(tries), acknowledgementOf(tries)];
    if (first) windows.set(message, between(first, acknowledged));
  }
  for (const debit of ofKind(history, 'debit')) windows.set(debit.ref, between(debit, debit));
  for (const [order, answers] of groupBy(ofKind(history, 'order'), ({ order }) => order)) {
    const [first] = answers.toSorted((one, other) => one.start - other.start);
    const [paid] = answers.filter(({ state }) => state === 'completed').toSorted((one, other) => endOf(one) - endOf(other));
    if (first) windows.set(order, between(first, paid));
  }
  return windows;
}

const between = (first: Operation, done: Operation | undefined): Window => ({
  earliest: first.start,
  latest: done ? endOf(done) : Number.POSITIVE_INFINITY,
  by: done && done !== first ? [first, done] : [first],
});
