import { useEffect, useState } from 'react';
import { serverNow } from '#kit';

const leastMs = 100;

/** Whether a moment is over, by the time of the server; true as soon as it is. */
export function useHasPassed(moment: string): boolean {
  const at = new Date(moment).getTime();
  const [now, setNow] = useState(serverNow);
  const isOver = at <= now;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setNow(serverNow()), Math.max(at - serverNow(), leastMs));
    return () => clearTimeout(timer);
  }, [at, isOver, now]);
  return isOver;
}
