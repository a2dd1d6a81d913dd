import { useSyncExternalStore } from 'react';
import type { ApiError } from '#kit';

// The conversation screen is left as soon as its conversation is deleted; a failure is told where the list stands by then.
let current: ApiError | null = null;
const listeners = new Set<() => void>();

export function setRemovalFailure(error: ApiError | null): void {
  current = error;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useRemovalFailure = (): ApiError | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
