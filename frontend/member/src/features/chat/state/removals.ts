import { create } from 'zustand';
import type { ApiError } from '#kit';
import type { Removal } from '../model/removals';

interface State {
  readonly underWay: readonly Removal[];
  /** The last deletion that failed, until it is tried again or its notice was left. */
  readonly failure: { readonly removal: Removal; readonly error: ApiError } | null;
}

// The conversation is left as soon as it is deleted: what becomes of it outlives its screen.
const useStore = create<State>(() => ({ underWay: [], failure: null }));

export const useRemovals = (): State => useStore();

export const beginRemoval = (removal: Removal): void =>
  useStore.setState(({ underWay }) => ({ underWay: [...underWay, removal], failure: null }));

export const endRemoval = (removal: Removal, error?: ApiError): void =>
  useStore.setState(({ underWay, failure }) => ({
    underWay: underWay.filter((other) => other !== removal),
    failure: error ? { removal, error } : failure,
  }));

export const forgetFailure = (): void => useStore.setState({ failure: null });
