import { useSyncExternalStore } from 'react';

/** Unread messages and new likes: the chats and likes features report them, the bars and the page title show them. */
export interface Badges {
  readonly messages: number;
  readonly likes: number;
}

const none: Badges = { messages: 0, likes: 0 };
let current = none;
const listeners = new Set<() => void>();

export function setBadges(change: Partial<Badges>): void {
  const next = { ...current, ...change };
  if (next.messages === current.messages && next.likes === current.likes) return;
  current = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useBadges = (): Badges =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => none,
  );
