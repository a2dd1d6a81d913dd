import { useSyncExternalStore } from 'react';
import type { GiftId } from '#contracts';
import type { ApiError } from '#kit';

export interface Refusal {
  readonly chatId: string;
  readonly error: ApiError;
  /** It was a gift that was not taken. */
  readonly gift: GiftId | null;
  /** Its words are back where they were written; a picture or a gift has none. */
  readonly isKept: boolean;
}

let current: Refusal | null = null;
const listeners = new Set<() => void>();

/** Why the last message was not taken, until the member has read it. */
export function setRefusal(refusal: Refusal | null): void {
  current = refusal;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function useRefusal(chatId: string): Refusal | null {
  const refusal = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
  return refusal?.chatId === chatId ? refusal : null;
}
