import { useSyncExternalStore } from 'react';
import { emptyDraft, parseDraft, withAnswers, type Draft } from '../model/draft';

const key = 'signup-draft';
const listeners = new Set<() => void>();
let current: Draft | undefined;

export function draftNow(): Draft {
  if (current) return current;
  try {
    current = parseDraft(window.localStorage.getItem(key));
  } catch {
    // Storage may be forbidden: the draft then lives as long as the page.
    current = emptyDraft;
  }
  return current;
}

function set(draft: Draft): void {
  current = draft;
  try {
    if (draft === emptyDraft) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

/** Keeps answers in this browser until the account is made; no password comes here. */
export const keepAnswers = (answers: Draft): void => set(withAnswers(draftNow(), answers));
export const forgetDraft = (): void => set(emptyDraft);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Null until the page is alive: the server does not know the draft, and both must draw the same first. */
export const useDraft = (): Draft | null =>
  useSyncExternalStore(
    subscribe,
    () => draftNow(),
    () => null,
  );
