import { useSyncExternalStore } from 'react';
import type { Dismissal } from '#contracts';
import { useSession } from './session';

// The few lines of script in the page (`first-script.ts`) close things, before the app is there as well as after; they tell it on the root
// element and by this event. So a press is never lost, whoever comes first.
export const closedEvent = 'closed';

const subscribe = (listener: () => void) => {
  window.addEventListener(closedEvent, listener);
  return () => window.removeEventListener(closedEvent, listener);
};

/** Tells of each thing whether it was closed, on this page or on an earlier one. */
export function useDismissals(): (name: Dismissal) => boolean {
  const { dismissed } = useSession();
  const here = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.closed ?? '',
    () => '',
  );
  return (name) => dismissed.includes(name) || here.split(' ').includes(name);
}

export const useDismissed = (name: Dismissal): boolean => useDismissals()(name);
