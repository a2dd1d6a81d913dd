import { useCallback, useEffect, useRef, useState } from 'react';
import { mustStandMs } from './key-policy';
import { nothingStands, stillStands, stoodFor } from './standing';

const lookMs = 100;
const leaves = ['blur', 'visibilitychange'] as const;

/** Nobody looks at a window behind another one. */
export const hasAttention = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Whether no picture inside is still on its way. */
export const isLoaded = (element: Element | null): boolean =>
  element !== null && !element.querySelector('[aria-busy=true]') && [...element.querySelectorAll('img')].every((image) => image.complete);

interface StandingNow {
  readonly stoodMs: () => number;
  /** It has stood long enough for a key to act on it. */
  readonly isReady: boolean;
}

/** Watches how long this item has stood on the screen, whole and in focus. */
export function useStanding(id: string | number | null, isWhole: () => boolean): StandingNow {
  const standing = useRef(nothingStands);
  const whole = useRef(isWhole);
  const [readyId, setReadyId] = useState<string | number | null>(null);
  useEffect(() => {
    whole.current = isWhole;
  });
  useEffect(() => {
    const look = () => {
      const at = performance.now();
      standing.current = stillStands(standing.current, { id, isSeen: hasAttention() && whole.current(), at });
      setReadyId(stoodFor(standing.current, id, at) >= mustStandMs ? id : null);
    };
    look();
    const timer = setInterval(look, lookMs);
    for (const sign of leaves) window.addEventListener(sign, look, true);
    return () => {
      clearInterval(timer);
      for (const sign of leaves) window.removeEventListener(sign, look, true);
    };
  }, [id]);
  const stoodMs = useCallback(() => stoodFor(standing.current, id, performance.now()), [id]);
  return { stoodMs, isReady: id !== null && readyId === id };
}
