import { useSyncExternalStore } from 'react';
import { added, closed, createMemory, type Moment, type Moments } from '../model/moments';

let moments: Moments = [];
const isNews = createMemory();
const listeners = new Set<() => void>();

function set(next: Moments): void {
  if (next === moments) return;
  moments = next;
  for (const listener of listeners) listener();
}

/** Puts a like or a match on the screen, now or after what is there. */
export function offerMoment(moment: Moment): void {
  if (isNews(moment)) set(added(moments, moment));
}

export const closeMoment = (moment: Moment): void => set(closed(moments, moment));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useMoment = (): Moment | undefined =>
  useSyncExternalStore(
    subscribe,
    () => moments[0],
    () => undefined,
  );
