import { useSyncExternalStore } from 'react';

// One polite live region for the whole app: regions that appear together with their text are not read by all screen readers.
let message = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (text: string) => {
  message = text;
  for (const listener of listeners) listener();
};

/** Reads a sentence to people who use a screen reader, after what they are hearing now. */
export function announce(text: string): void {
  clearTimeout(timer);
  set('');
  timer = setTimeout(() => set(text), 80);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => message,
    () => '',
  );
