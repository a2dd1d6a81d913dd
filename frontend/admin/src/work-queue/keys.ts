import { useEffect } from 'react';
import { judgeKey, mustStandMs, type KeyKind, type KeyRefusal } from './key-policy';

/** Whether the key belongs to a field, a dialog or the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  const isField = target?.closest('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])');
  return isField != null || document.querySelector('[role=dialog]') !== null;
}

/** What a key does on this page. */
export interface PageKey {
  readonly kind: KeyKind;
  readonly act: () => void;
  /** Instead of acting, when it may not. */
  readonly refuse?: (why: KeyRefusal) => void;
}

/** What the keys act on. */
export interface KeyTarget {
  readonly stoodMs: () => number;
  readonly isUrgent: boolean;
  readonly isLookedAt: boolean;
}
/** A page whose keys decide about nothing. */
const noTarget: KeyTarget = { stoodMs: () => mustStandMs, isUrgent: false, isLookedAt: true };

/** Single letters that act on this page. */
export function useKeys(keys: Readonly<Record<string, PageKey>>, target: KeyTarget = noTarget): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = keys[event.key.toLowerCase()];
      if (!key) return;
      const { isUrgent, isLookedAt } = target;
      const facts = { isHeld: event.repeat, isTyping: isTyping(event), stoodMs: target.stoodMs(), isUrgent, isLookedAt };
      const verdict = judgeKey({ kind: key.kind, ...facts });
      if (!verdict.acts && verdict.why === 'typing') return;
      event.preventDefault();
      if (verdict.acts) key.act();
      else key.refuse?.(verdict.why);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** A button is pressed once by a key that is held down, wherever it stands. */
export function usePressOnce(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ') && event.target instanceof HTMLButtonElement) event.preventDefault();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
