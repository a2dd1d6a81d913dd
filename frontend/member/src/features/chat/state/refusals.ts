import { useSyncExternalStore } from 'react';
import type { GiftId, MessageKind } from '#contracts';
import type { ApiError } from '#kit';

export interface Refusal {
  readonly chatId: string;
  readonly error: ApiError;
  readonly what: MessageKind;
  /** Which gift was not taken. */
  readonly gift: GiftId | null;
  /** `text`: the words are back where they were written; `photo`: it waits in the conversation; a picture or a gift is just chosen again. */
  readonly kept: 'text' | 'photo' | null;
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
