import { create } from 'zustand';
import { signupDraftKey } from '#member/shared/model/signup-place';
import { emptyDraft, parseDraft, withAnswers, type Draft } from '../model/draft';

// Null until the page is alive: the server does not know the draft, and both must draw the same first.
const useStore = create<{ readonly draft: Draft | null }>(() => ({ draft: null }));

export const useDraft = (): Draft | null => useStore(({ draft }) => draft);
export const draftNow = (): Draft => useStore.getState().draft ?? emptyDraft;

function readStored(): Draft {
  try {
    return parseDraft(window.localStorage.getItem(signupDraftKey));
  } catch {
    return emptyDraft; // Storage may be forbidden: the draft then lives as long as the page.
  }
}

function set(draft: Draft): void {
  try {
    if (draft === emptyDraft) window.localStorage.removeItem(signupDraftKey);
    else window.localStorage.setItem(signupDraftKey, JSON.stringify(draft));
  } catch {
    // See above.
  }
  useStore.setState({ draft });
}

/** Keeps answers in this browser until the account is made; no password comes here. */
export const keepAnswers = (answers: Draft): void => set(withAnswers(draftNow(), answers));
export const forgetDraft = (): void => set(emptyDraft);

/** Another tab gave answers, or made the account: then it forgot them. */
function follow({ key: changed, newValue }: StorageEvent): void {
  if (changed === signupDraftKey || changed === null) useStore.setState({ draft: parseDraft(newValue) });
}

if (typeof window !== 'undefined') {
  useStore.setState({ draft: readStored() });
  window.addEventListener('storage', follow);
}
