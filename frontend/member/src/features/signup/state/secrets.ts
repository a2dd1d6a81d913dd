import { useSyncExternalStore } from 'react';
import { storedPhoto, storePhoto } from './photo-storage';

/** What is not part of the draft: the password, in the memory of the page only and asked again after a reload, and the photo. */
interface Secrets {
  readonly password: string | null;
  readonly photo: File | null;
}

const none: Secrets = { password: null, photo: null };
let current = none;
let restoring: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(change: Partial<Secrets>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export function keepSecrets(change: Partial<Secrets>): void {
  set(change);
  if (change.photo !== undefined) void storePhoto(change.photo);
}

export const secretsNow = (): Secrets => current;
export const forgetSecrets = (): void => keepSecrets(none);

/** Brings back the photo that was chosen before a reload. */
export const restorePhoto = (): Promise<void> =>
  (restoring ??= storedPhoto().then((photo) => {
    if (photo && !current.photo) set({ photo });
  }));

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
