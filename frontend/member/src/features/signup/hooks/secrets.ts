import { useSyncExternalStore } from 'react';

/** What is kept in the memory of the page only: the password is asked again after a reload, the photo chosen again. */
interface Secrets {
  readonly password: string | null;
  readonly photo: File | null;
}

const none: Secrets = { password: null, photo: null };
let current = none;
const listeners = new Set<() => void>();

export function keepSecrets(change: Partial<Secrets>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export const forgetSecrets = (): void => keepSecrets(none);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSecrets = (): Secrets =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
