import { useSyncExternalStore } from 'react';
import { undoSeconds } from '#contracts-admin';
import type { WorkQueue } from './useOpenItem';

/** What was decided last and can still be taken back, wherever the moderator is by then. */
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

let pending: PendingAct | undefined;
const listeners = new Set<() => void>();

function set(next: PendingAct | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

export const pendingAct = {
  /** From now on it can be taken back for some seconds. */
  begin: (act: Omit<PendingAct, 'until'>): void => set({ ...act, until: Date.now() + undoSeconds * 1_000 }),
  end: (): void => set(undefined),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePendingAct = (): PendingAct | undefined => useSyncExternalStore(subscribe, () => pending);
