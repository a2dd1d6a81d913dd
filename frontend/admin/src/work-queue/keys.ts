import { useEffect } from 'react';

/** Whether the key belongs to a field, a dialog or the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  const isField = target?.closest('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])');
  return isField != null || document.querySelector('[role=dialog]') !== null;
}

/** Single letters that act on this page. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()];
      if (!act || isTyping(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
