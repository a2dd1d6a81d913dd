import { useEffect, useState } from 'react';

/** Whether somebody has been somewhere for so long without a break. */
export function useStayed(isThere: boolean, ms: number): boolean {
  const [hasStayed, setStayed] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setStayed(true), ms);
    return () => {
      clearTimeout(timer);
      setStayed(false);
    };
  }, [isThere, ms]);
  return isThere && hasStayed;
}
