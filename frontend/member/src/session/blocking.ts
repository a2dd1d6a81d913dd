import { useSyncExternalStore } from 'react';
import type { MemberId } from '#contracts';

/** Somebody whom the member wants to block, asked about in the one dialog that `features/blocking` shows. */
export interface BlockQuestion {
  readonly id: MemberId;
  readonly name: string;
  /** Where to go afterwards, when the screen is about this person alone. */
  readonly leaveTo?: string;
}

let current: BlockQuestion | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog, from wherever a member appears; `null` closes it. */
export function askToBlock(question: BlockQuestion | null): void {
  current = question;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useBlockQuestion = (): BlockQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
