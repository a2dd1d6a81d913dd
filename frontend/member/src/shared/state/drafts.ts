import { create } from 'zustand';

// What somebody was writing, per conversation: it outlives a reload and a refusal, and goes with the tab. The page of a paid order lays the words
// that were refused for want of credits here once more.
const useStore = create<Readonly<Record<string, string>>>(() => ({}));
const keyOf = (chatId: string) => `chat-draft:${chatId}`;

function readStored(chatId: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(chatId)) ?? '';
  } catch {
    return ''; // Storage may be forbidden: the draft then lives as long as the page.
  }
}

export const draftOf = (chatId: string): string => useStore.getState()[chatId] ?? readStored(chatId);

export const useDraft = (chatId: string): string => useStore((drafts) => drafts[chatId] ?? readStored(chatId));

export function setDraft(chatId: string, text: string): void {
  try {
    if (text) window.sessionStorage.setItem(keyOf(chatId), text);
    else window.sessionStorage.removeItem(keyOf(chatId));
  } catch {
    // See above.
  }
  useStore.setState({ [chatId]: text });
}

/** A refused message goes back to where it was written, before what has been written since. */
export function giveBack(chatId: string, text: string): void {
  const now = draftOf(chatId);
  setDraft(chatId, now ? `${text}\n${now}` : text);
}
