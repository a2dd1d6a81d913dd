import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '#kit';
import { useSession } from '#member/shared/state/session';
import { mayHave, timeBonusOf, type TimeBonus } from '../model/time-bonus';
import { useTold } from '../state/told';

const tickMs = 1_000;
const nowInSeconds = () => Math.floor(serverNow() / tickMs) * tickMs;

/** The bonus of the signed-in member and the server's time, each second as long as there may be one. */
export function useTimeBonus(): { readonly bonus: TimeBonus | null; readonly now: number } {
  const { user } = useSession();
  const told = useTold();
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (!mayHave(user, serverNow())) return () => undefined;
      const timer = setInterval(() => {
        onTick();
        if (!mayHave(user, serverNow())) clearInterval(timer);
      }, tickMs);
      return () => clearInterval(timer);
    },
    [user],
  );
  const now = useSyncExternalStore(subscribe, nowInSeconds, nowInSeconds);
  return { bonus: timeBonusOf(user, told, now), now };
}
