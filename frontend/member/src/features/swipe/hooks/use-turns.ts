import { useRef } from 'react';

/** One work after the other. `isLast`: nothing waits behind the one that runs. */
export function useTurns() {
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    waiting.current += 1;
    const turn = chain.current.then(work).finally(() => void (waiting.current -= 1));
    chain.current = turn.catch(() => undefined);
    return turn;
  };
  return { inTurn, isLast: () => waiting.current <= 1 };
}
