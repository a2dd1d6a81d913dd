import { useCallback, useRef, useState } from 'react';
import { judgeKey } from '../work-queue/key-policy';
import { whyNot } from '../work-queue/words';
import { askWhy, wishOf, type Asking } from './asking';
import { meaningOf } from './pressed-key';
import { focused, moved, waits, withFocus, type Entry, type ReviewAct } from './queue';
import { useReviewKeys } from './useReviewKeys';
import type { useReviews } from './useReviews';
import { useSeenCards } from './useSeenCards';

/** What is done with the cards in view, by buttons and by keys: which one is meant, what was seen of it, and what is asked before it counts. */
export function useBatch({ queue, change, decide, undo }: ReturnType<typeof useReviews>, view: readonly Entry[]) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [hint, setHint] = useState('');
  const [lookedAt, setLookedAt] = useState<ReadonlySet<number>>(new Set());
  const grid = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLElement>(null);
  const { stoodMs, isReady, seen: seenKeys } = useSeenCards(view, queue.focus, grid, bar);
  const now = focused(queue);
  if (queue.focus !== null && !lookedAt.has(queue.focus)) setLookedAt(new Set([...lookedAt, queue.focus]));
  const open = view.filter(waits);
  const isLoadedOf = ({ item }: Entry): boolean => item.photo === null || loaded.has(item.id);
  const seen = open.filter((entry) => isLoadedOf(entry) && seenKeys.has(entry.key));
  const canAct = now !== undefined && waits(now);

  const onFocus = useCallback((key: number) => change((one) => withFocus(one, key)), [change]);
  const onLoaded = useCallback((id: string) => setLoaded((all) => new Set(all).add(id)), []);

  const act = (what: ReviewAct, isHeld = false) => {
    if (!canAct) return;
    const kind = what === 'approve' ? 'decides' : 'passes';
    const facts = { isHeld, isTyping: false, stoodMs: stoodMs(), isUrgent: false, isLookedAt: isLoadedOf(now) };
    const verdict = judgeKey({ kind, ...facts });
    setHint(verdict.acts ? '' : whyNot(verdict.why));
    // What is not whole on the screen comes back to it: then the next press counts.
    if (!verdict.acts) return grid.current?.querySelector(`[data-card="${queue.focus}"]`)?.scrollIntoView({ block: 'nearest' });
    if (what === 'reject' || what === 'escalate') setAsking(askWhy(what));
    else decide([now], { act: what }, '');
  };
  const choose = (index: number) => {
    const chosen = asking && wishOf(asking, index);
    if (chosen && asking?.kind === 'rest') decide(seen, chosen.wish, chosen.why);
    else if (chosen && now) decide([now], chosen.wish, chosen.why);
    setAsking(null);
  };
  const askRest = () => setAsking({ kind: 'rest', count: seen.length, unseen: open.length - seen.length });
  const cancel = () => setAsking(null);

  useReviewKeys((key, isHeld) => {
    const meaning = meaningOf(key, { isHeld, asking, seen: seen.length, columns: columnsOf(grid.current) });
    if (meaning?.does === 'act') act(meaning.act, isHeld);
    if (meaning?.does === 'choose') choose(meaning.index);
    if (meaning?.does === 'move') change((one) => moved(one, meaning.by));
    if (meaning?.does === 'undo') void undo();
    if (meaning?.does === 'ask_rest') askRest();
    if (meaning?.does === 'cancel') cancel();
    return meaning !== undefined;
  });
  return { asking, canAct, open, seen, now, hint, lookedAt, isReady, grid, bar, onFocus, onLoaded, act, askRest, choose, cancel };
}

const columnsOf = (grid: Element | null): number => (grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1);
