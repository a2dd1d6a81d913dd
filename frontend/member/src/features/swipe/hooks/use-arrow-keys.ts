import { useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role=tablist] *, [role=radiogroup] *';

/** The arrow keys of the game, wherever the focus is on the page; not while someone types or a dialog is open. */
export function useArrowKeys(onDecide: (like: boolean) => void): void {
  const latest = useRef(onDecide);
  useEffect(() => {
    latest.current = onDecide;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current(event.key === 'ArrowRight');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
