import { useSyncExternalStore } from 'react';
import type { Badges } from '#contracts';
import { useSession } from './session';

let current: Badges | null = null;
const listeners = new Set<() => void>();

/** Unread messages and new likes: features/live reports them, the bars and the page title show them. */
export function setBadges(next: Badges): void {
  if (next.messages === current?.messages && next.likes === current.likes) return;
  current = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What was reported last, or, before that, what came with the page. */
export function useBadges(): Badges {
  const { badges } = useSession();
  const reported = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return reported ?? badges;
}
