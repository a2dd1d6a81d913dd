import { useEffect, useRef, useState, type RefObject } from 'react';
import { mustStandMs } from '../work-queue/key-policy';
import { isWholeIn, nothingStands, stillStands, stoodFor, type Standing } from '../work-queue/standing';
import { hasAttention, isLoaded, useStanding } from '../work-queue/useStanding';
import type { Entry } from './queue';

const lookMs = 100;

interface SeenCards {
  /** How long the one in focus has stood on the screen, whole. */
  readonly stoodMs: () => number;
  readonly isReady: boolean;
  /** The keys of those that have stood on the screen, whole, for long enough once. */
  readonly seen: ReadonlySet<number>;
}

/** Watches which cards stand whole between the bars of the page. */
export function useSeenCards(
  view: readonly Entry[],
  focus: number | null,
  grid: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): SeenCards {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const standings = useRef(new Map<number, Standing>());
  const { stoodMs, isReady } = useStanding(focus, () => isWhole(focus, grid.current, bar.current));
  useEffect(() => {
    const timer = setInterval(() => {
      const at = performance.now();
      const now = new Map(
        view.map(({ key }) => {
          const look = { id: key, isSeen: hasAttention() && isWhole(key, grid.current, bar.current), at };
          return [key, stillStands(standings.current.get(key) ?? nothingStands, look)] as const;
        }),
      );
      standings.current = now;
      const fresh = [...now].filter(([key, standing]) => stoodFor(standing, key, at) >= mustStandMs).map(([key]) => key);
      setSeen((before) => (fresh.every((key) => before.has(key)) ? before : new Set([...before, ...fresh])));
    }, lookMs);
    return () => clearInterval(timer);
  }, [view, grid, bar]);
  return { stoodMs, isReady, seen };
}

/** Whether this card is loaded and clear, and stands between the bar of the office and the one of the page. */
function isWhole(key: number | null, grid: HTMLElement | null, bar: HTMLElement | null): boolean {
  const card = grid?.querySelector(`[data-card="${key}"]`);
  if (!card || !isLoaded(card) || card.matches('[data-blurred=true]')) return false;
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return isWholeIn(card.getBoundingClientRect(), { top, bottom: bar?.getBoundingClientRect().top ?? window.innerHeight });
}
