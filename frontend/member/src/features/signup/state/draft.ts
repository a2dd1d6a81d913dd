import { useSyncExternalStore } from 'react';
import { signupDraftKey } from '#member/shared/model/signup-place';
import { emptyDraft, parseDraft, withAnswers, type Draft } from '../model/draft';

const listeners = new Set<() => void>();
let current: Draft | undefined;

export function draftNow(): Draft {
  if (current) return current;
  try {
    current = parseDraft(window.localStorage.getItem(signupDraftKey));
  } catch {
    // Storage may be forbidden: the draft then lives as long as the page.
    current = emptyDraft;
  }
  return current;
}

function set(draft: Draft): void {
  current = draft;
  try {
    if (draft === emptyDraft) window.localStorage.removeItem(signupDraftKey);
    else window.localStorage.setItem(signupDraftKey, JSON.stringify(draft));
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

/** Keeps answers in this browser until the account is made; no password comes here. */
export const keepAnswers = (answers: Draft): void => set(withAnswers(draftNow(), answers));
export const forgetDraft = (): void => set(emptyDraft);

/** Another tab gave answers, or made the account: then it forgot them. */
function follow({ key: changed, newValue }: StorageEvent): void {
  if (changed !== signupDraftKey && changed !== null) return;
  current = parseDraft(newValue);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
};

/** Null until the page is alive: the server does not know the draft, and both must draw the same first. */
export const useDraft = (): Draft | null =>
  useSyncExternalStore(
    subscribe,
    () => draftNow(),
    () => null,
  );
