import { useSyncExternalStore } from 'react';
import type { Dismissal } from '#contracts';
import { useSession } from './session';

// The few lines of script in the page (`first-script.ts`) close things, before the app is there as well as after; they tell it on the root
// element and by this event. So a press is never lost, whoever comes first.
const closedEvent = 'closed';

const subscribe = (listener: () => void) => {
  window.addEventListener(closedEvent, listener);
  return () => window.removeEventListener(closedEvent, listener);
};

const closedHere = (name: Dismissal): boolean => document.documentElement.dataset.closed?.split(' ').includes(name) ?? false;

/** Whether this was closed, on this page or on an earlier one. */
export function useDismissed(name: Dismissal): boolean {
  const { dismissed } = useSession();
  const here = useSyncExternalStore(
    subscribe,
    () => closedHere(name),
    () => false,
  );
  return here || dismissed.includes(name);
}
