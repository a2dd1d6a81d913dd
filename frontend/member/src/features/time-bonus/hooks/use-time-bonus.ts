import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '#kit';
import { useSession } from '#member/shared/state/session';
import { isInArea, mayHave, timeBonusOf, type TimeBonus } from '../model/time-bonus';
import { useDiscountAnswer } from '../state/discount-answer';

const tickMs = 1_000;
const nowInSeconds = () => Math.floor(serverNow() / tickMs) * tickMs;

/** The bonus of the signed-in member and the server's time, each second as long as there may be one. */
export function useTimeBonus(): { readonly bonus: TimeBonus | null; readonly now: number } {
  const { user } = useSession();
  const answer = useDiscountAnswer();
  // A state and no outside store: one that changes while the first page is drawn in small steps would have it drawn anew in one.
  const [now, setNow] = useState(nowInSeconds);
  useEffect(() => {
    if (!mayHave(user, serverNow())) return undefined;
    const timer = setInterval(() => {
      setNow(nowInSeconds());
      if (!mayHave(user, serverNow())) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [user]);
  return { bonus: timeBonusOf(user, answer, now), now };
}

/** Whether it holds and may stand on this screen. */
export function useHasTimeBonus(): boolean {
  const { pathname } = useLocation();
  const { bonus } = useTimeBonus();
  return bonus !== null && isInArea(pathname);
}
