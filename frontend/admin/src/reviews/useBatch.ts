import { useCallback, useRef, useState } from 'react';
import { houseRules, reportReasons } from '#contracts';
import { houseRules as ruleWords, reportReasons as reasonWords } from '../code-words';
import { judgeKey } from '../work-queue/key-policy';
import { whyNot } from '../work-queue/words';
import { focused, moved, waits, withFocus, type Entry, type ReviewAct } from './queue';
import type { Asking } from './ReviewBar';
import { useReviewKeys } from './useReviewKeys';
import type { useReviews } from './useReviews';
import { useSeenCards } from './useSeenCards';

const choices = {
  reject: houseRules.map((code) => [code, ruleWords[code]] as const),
  escalate: reportReasons.map((code) => [code, reasonWords[code]] as const),
};
/** A rule has a name, and what it says behind it. */
const shortOf = (rule: string): string => rule.split(':')[0] ?? rule;
const keysOfActs: Readonly<Record<string, ReviewAct>> = { a: 'approve', r: 'reject', e: 'escalate', s: 'skip' };

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
    if (what === 'reject' || what === 'escalate') setAsking({ kind: 'why', act: what, choices: choices[what] });
    else decide([now], { act: what }, '');
  };
  const choose = (index: number) => {
    if (asking?.kind === 'rest') decide(seen, { act: 'approve' }, '');
    if (asking?.kind === 'why' && now) {
      const [rule, reason] = [houseRules[index], reportReasons[index]];
      if (asking.act === 'reject' && rule) decide([now], { act: 'reject', reason: rule }, shortOf(ruleWords[rule]));
      if (asking.act === 'escalate' && reason) decide([now], { act: 'escalate', reason }, reasonWords[reason]);
    }
    setAsking(null);
  };
  const askRest = () => setAsking({ kind: 'rest', count: seen.length, unseen: open.length - seen.length });

  const press = (key: string, isHeld: boolean): boolean => {
    if (isHeld && !(key in keysOfActs)) return arrow(key);
    if (asking) {
      if (isHeld) return true;
      if (key === 'Escape') setAsking(null);
      else if (asking.kind === 'rest' && key === 'a') choose(0);
      else if (asking.kind === 'why' && asking.choices[Number(key) - 1]) choose(Number(key) - 1);
      else return false;
      return true;
    }
    const what = keysOfActs[key];
    if (what) act(what, isHeld);
    else if (key === 'u') void undo();
    else if (key === 'shift+a' && seen.length > 0) askRest();
    else return arrow(key);
    return true;
  };
  const arrow = (key: string): boolean => {
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length : 1;
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const by = steps[key];
    if (by === undefined) return false;
    change((one) => moved(one, by));
    return true;
  };
  useReviewKeys(press);
  return {
    asking,
    canAct,
    open,
    seen,
    now,
    hint,
    lookedAt,
    isReady,
    grid,
    bar,
    onFocus,
    onLoaded,
    act,
    askRest,
    choose,
    cancel: () => setAsking(null),
  };
}
