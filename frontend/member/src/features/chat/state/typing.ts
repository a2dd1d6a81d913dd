import { useSyncExternalStore } from 'react';
import { tellTyping } from '../api/marks';
import { current, heard, isDue, over, type Typing } from '../model/typing';

let typing: Typing = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;
const toldAt = new Map<string, number>();
const listeners = new Set<() => void>();

function set(next: Typing): void {
  if (next !== typing) {
    typing = next;
    for (const listener of listeners) listener();
  }
  clearTimeout(timer);
  if (typing.size === 0) return;
  timer = setTimeout(() => set(current(typing, Date.now())), Math.max(0, Math.min(...typing.values()) - Date.now()));
}

export const hearTyping = (chatId: string): void => set(heard(typing, chatId, Date.now()));
export const endTyping = (chatId: string): void => set(over(typing, chatId));

/** Tells the other that this member writes, now and then while they do. */
export function noteTyping(chatId: string): void {
  if (!navigator.onLine || !isDue(toldAt.get(chatId), Date.now())) return;
  toldAt.set(chatId, Date.now());
  tellTyping(chatId).catch(() => undefined);
}

/** The message is on its way: whatever is written next is told at once. */
export const resetTyping = (chatId: string): void => void toldAt.delete(chatId);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTyping = (chatId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => typing.has(chatId),
    () => false,
  );
