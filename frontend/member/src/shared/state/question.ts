import { useSyncExternalStore } from 'react';

/** Something that any screen may ask the member, and that one dialog shows: how to ask (`null` closes it), and what is asked now. */
export function oneQuestion<Question>(): readonly [ask: (question: Question | null) => void, useQuestion: () => Question | null] {
  let current: Question | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return [
    (question) => {
      current = question;
      for (const listener of listeners) listener();
    },
    () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => null,
      ),
  ];
}
