import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const storageKey = 'search-position';
const restMs = 150;

interface Position {
  readonly entry: string;
  readonly y: number;
}

function read(): Position | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as Position | null;
  } catch {
    return null;
  }
}

function keep(position: Position): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(position));
  } catch {
    // Storage may be full or forbidden: the list then opens at its top.
  }
}

/**
 * Finds the place on the page again when the list has to be loaded anew: after a reload, or coming back from another site. Inside the app
 * the router does it, because the list is still there.
 */
export function usePosition(complete: boolean): void {
  const { key: entry } = useLocation();
  const [before] = useState(read);
  const restored = useRef(false);

  // A layout effect ends before the router scrolls the next screen to its top.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let y: number | undefined;
    const rest = () => {
      clearTimeout(timer);
      if (y !== undefined) keep({ entry, y });
      y = undefined;
    };
    const onScroll = () => {
      clearTimeout(timer);
      y = window.scrollY;
      timer = setTimeout(rest, restMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', rest);
    return () => {
      // Whoever opens a profile right after scrolling has not rested yet.
      rest();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', rest);
    };
  }, [entry]);

  useEffect(() => {
    if (!complete || restored.current) return;
    restored.current = true;
    // Wherever the page stands now: while the list grew, the browser may have moved it to either side.
    if (before?.entry === entry) window.scrollTo({ top: before.y });
  }, [complete, before, entry]);
}
