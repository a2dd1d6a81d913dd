import { useEffect } from 'react';
import { create } from 'zustand';
import { isCovered, isEngaged } from '../model/attention';
import { interruptions, promotes, verdictOn, type Interruption, type Moment } from '../model/interruptions';

/** How it stands over the screen. */
type Standing = 'dialog' | 'notice';

interface State {
  readonly wanting: readonly Interruption[];
  readonly shown: { readonly name: Interruption; readonly as: Standing } | null;
}

const useStore = create<State>(() => ({ wanting: [], shown: null }));
const without = <Item>(list: readonly Item[], item: Item): readonly Item[] => list.filter((one) => one !== item);

// A visit is what one tab sees: it outlives a reload.
const visitKey = 'had-promotion';
let promoted = false;

function hadPromotion(): boolean {
  try {
    return promoted || window.sessionStorage.getItem(visitKey) !== null;
  } catch {
    return promoted;
  }
}

function notePromotion(): void {
  promoted = true;
  try {
    window.sessionStorage.setItem(visitKey, String(Date.now()));
  } catch {
    // Where nothing may be stored, the visit ends with the page.
  }
}

const momentNow = (): Moment => ({
  sinceLoadMs: performance.now(),
  hadPromotion: hadPromotion(),
  isEngaged: isEngaged(document),
  isCovered: isCovered(document),
});

/** Lets the first of those that want to come come, unless something is there. */
function admit(): void {
  const { wanting, shown } = useStore.getState();
  if (shown) return;
  const moment = momentNow();
  for (const name of interruptions.filter((one) => wanting.includes(one))) {
    const verdict = verdictOn(name, moment);
    if (verdict === 'later' || verdict === 'never') continue;
    if (promotes(name)) notePromotion();
    useStore.setState({ shown: { name, as: verdict } });
    return;
  }
}

function leave(name: Interruption): void {
  useStore.setState(({ wanting, shown }) => ({ wanting: without(wanting, name), shown: shown?.name === name ? null : shown }));
}

const askAgainMs = 1_000;

/**
 * Asks for the screen as long as it is wanted: how it may stand over it now, or null. Whoever opens a dialog that nobody asked for asks here, so
 * that one comes after the other.
 */
export function useInterruption(name: Interruption, isWanted: boolean): Standing | null {
  const as = useStore(({ shown }) => (shown?.name === name ? shown.as : null));
  useEffect(() => {
    if (!isWanted) return;
    useStore.setState(({ wanting }) => ({ wanting: [...wanting, name] }));
    admit();
    return () => leave(name);
  }, [name, isWanted]);
  const isWaiting = isWanted && as === null;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(admit, askAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return isWanted ? as : null;
}

/** The notice was pressed: its dialog opens, because the member wants it. */
export const openInterruption = (name: Interruption): void => useStore.setState({ shown: { name, as: 'dialog' } });
