import { useSyncExternalStore } from 'react';
import type { NoticeTone } from './Notice';

export interface Toast {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
  readonly to?: string;
  readonly linkText?: string;
}

/** At least ten seconds; nothing that is needed is said only here. */
export const toastMs = 12_000;

let nextId = 1;
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** Shows a short message at the edge of the screen; it goes after a while, or when it is closed. */
export function toast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  const id = nextId++;
  set([...toasts.slice(-2), { id, text, tone: 'info', ...options }]);
  return id;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const empty: readonly Toast[] = [];

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => empty,
  );
