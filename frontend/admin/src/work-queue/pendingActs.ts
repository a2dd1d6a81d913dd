import { useSyncExternalStore } from 'react';
import { undoSeconds } from '#contracts-admin';
import type { WorkQueue } from './useOpenItem';

/** What was decided and can still be taken back, wherever the moderator is by then. */
export interface PendingAct {
  /** What is taken back: a decision, or the selfie itself. */
  readonly id: string;
  readonly command: 'undo_decision' | 'undo_verification';
  /** What opens again when it is taken back. */
  readonly queue: WorkQueue;
  readonly itemId: string;
  readonly text: (secondsLeft: number) => string;
  readonly until: number;
}

/** The newest first. */
let pending: readonly PendingAct[] = [];
const listeners = new Set<() => void>();

function set(next: readonly PendingAct[]): void {
  pending = next;
  for (const listener of listeners) listener();
}

export const pendingActs = {
  /** From now on it can be taken back for some seconds. */
  begin: (act: Omit<PendingAct, 'until'>): void =>
    set([{ ...act, until: Date.now() + undoSeconds * 1_000 }, ...pending.filter(({ id }) => id !== act.id)]),
  all: (): readonly PendingAct[] => pending,
  end: (ended: string): void => set(pending.filter(({ id }) => id !== ended)),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePendingActs = (): readonly PendingAct[] => useSyncExternalStore(subscribe, pendingActs.all);
