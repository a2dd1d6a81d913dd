import { useSyncExternalStore } from 'react';
import type { ApiError } from '#kit';
import type { Removal } from '../model/removals';

interface State {
  readonly underWay: readonly Removal[];
  /** The last deletion that failed, until it is tried again or its notice was left. */
  readonly failure: { readonly removal: Removal; readonly error: ApiError } | null;
}

// The conversation is left as soon as it is deleted: what becomes of it outlives its screen.
const none: State = { underWay: [], failure: null };
let state = none;
const listeners = new Set<() => void>();

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

export const beginRemoval = (removal: Removal): void => set({ underWay: [...state.underWay, removal], failure: null });

export const endRemoval = (removal: Removal, error?: ApiError): void =>
  set({
    underWay: state.underWay.filter((other) => other !== removal),
    failure: error ? { removal, error } : state.failure,
  });

export const forgetFailure = (): void => set({ ...state, failure: null });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useRemovals = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  );
