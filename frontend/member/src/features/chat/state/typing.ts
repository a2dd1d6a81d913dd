import { create } from 'zustand';
import { tellTyping } from '../api/marks';
import { addTyping, isDue, removeTyping, withoutExpired, type Typing } from '../model/typing';

let timer: ReturnType<typeof setTimeout> | undefined;
const toldAt = new Map<string, number>();
const useStore = create<{ readonly typing: Typing }>(() => ({ typing: new Map() }));

export const useTyping = (chatId: string): boolean => useStore(({ typing }) => typing.has(chatId));

function update(change: (typing: Typing) => Typing): void {
  const typing = change(useStore.getState().typing);
  useStore.setState({ typing });
  clearTimeout(timer);
  if (typing.size === 0) return;
  const soonestMs = Math.min(...typing.values()) - Date.now();
  timer = setTimeout(() => update((now) => withoutExpired(now, Date.now())), Math.max(0, soonestMs));
}

export const hearTyping = (chatId: string): void => update((typing) => addTyping(typing, chatId, Date.now()));
export const endTyping = (chatId: string): void => update((typing) => removeTyping(typing, chatId));

/** Tells the other that this member writes, now and then while they do. */
export function noteTyping(chatId: string): void {
  if (!navigator.onLine || !isDue(toldAt.get(chatId), Date.now())) return;
  toldAt.set(chatId, Date.now());
  tellTyping(chatId).catch(() => undefined);
}

/** The message is on its way: whatever is written next is told at once. */
export const resetTyping = (chatId: string): void => void toldAt.delete(chatId);
