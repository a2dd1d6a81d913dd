import { create } from 'zustand';
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
const useStore = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

export const useToasts = (): readonly Toast[] => useStore(({ toasts }) => toasts);

export function dismissToast(id: number): void {
  useStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Shows a short message at the edge of the screen; it goes after a while, or when it is closed. */
export function toast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  const id = nextId++;
  useStore.setState(({ toasts }) => ({ toasts: [...toasts.slice(-2), { id, text, tone: 'info', ...options }] }));
  return id;
}
