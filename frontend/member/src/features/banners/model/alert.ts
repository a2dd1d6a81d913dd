import { useEffect } from 'react';

/** What the frame of alerts tells each of them. An alert whose work is under way may finish it after its turn. */
export interface AlertProps {
  readonly stands: boolean;
  /** Keeps the others away while it says what came of its work. */
  readonly hold: (isHeld: boolean) => void;
}

export function useHold(isHeld: boolean, hold: AlertProps['hold']): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    hold(true);
    return () => hold(false);
  }, [isHeld, hold]);
}
