import { useSyncExternalStore } from 'react';
import { undoSeconds } from '#contracts-admin';

/** The decision about a selfie that can still be taken back, wherever the moderator is by then. */
export interface PendingSelfie {
  readonly id: string;
  readonly what: string;
  readonly until: number;
}

let pending: PendingSelfie | undefined;
const listeners = new Set<() => void>();

function set(next: PendingSelfie | undefined): void {
  pending = next;
  for (const listener of listeners) listener();
}

export const pendingSelfie = {
  begin: (selfie: Omit<PendingSelfie, 'until'>): void => set({ ...selfie, until: Date.now() + undoSeconds * 1_000 }),
  end: (): void => set(undefined),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePending = (): PendingSelfie | undefined => useSyncExternalStore(subscribe, () => pending);
