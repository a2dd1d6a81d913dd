import { useSyncExternalStore } from 'react';

// What somebody was writing, per conversation: it outlives a reload and a refusal, and goes with the tab.
const listeners = new Set<() => void>();
const memory = new Map<string, string>();
const keyOf = (chatId: string) => `chat-draft:${chatId}`;

export function draftOf(chatId: string): string {
  const known = memory.get(chatId);
  if (known !== undefined) return known;
  let stored = '';
  try {
    stored = window.sessionStorage.getItem(keyOf(chatId)) ?? '';
  } catch {
    // Storage may be forbidden: the draft then lives as long as the page.
  }
  memory.set(chatId, stored);
  return stored;
}

export function setDraft(chatId: string, text: string): void {
  memory.set(chatId, text);
  try {
    if (text) window.sessionStorage.setItem(keyOf(chatId), text);
    else window.sessionStorage.removeItem(keyOf(chatId));
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

/** A refused message goes back to where it was written, before what has been written since. */
export function giveBack(chatId: string, text: string): void {
  const now = draftOf(chatId);
  setDraft(chatId, now ? `${text}\n${now}` : text);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useDraft = (chatId: string): string =>
  useSyncExternalStore(
    subscribe,
    () => draftOf(chatId),
    () => '',
  );
