import { useSyncExternalStore } from 'react';
import { undoSeconds } from '#contracts-admin';

/** The decision that can still be taken back, wherever the moderator is by then. */
export interface PendingDecision {
  readonly id: string;
  readonly caseId: string;
  readonly measure: string;
  readonly until: number;
}

let pending: PendingDecision | undefined;
const listeners = new Set<() => void>();

function set(next: PendingDecision | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

export const pendingDecision = {
  /** From now on it can be taken back for some seconds. */
  begin: (decision: Omit<PendingDecision, 'until'>): void => set({ ...decision, until: Date.now() + undoSeconds * 1_000 }),
  end: (): void => set(undefined),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePendingDecision = (): PendingDecision | undefined => useSyncExternalStore(subscribe, () => pending);
