import { useEffect, type Dispatch, type SetStateAction } from 'react';
import type { AlertName } from './rules';

/** What the frame of alerts tells each of them. An alert whose work is under way may finish it after its turn. */
export interface AlertProps {
  readonly stands: boolean;
  /** The one that keeps the others away while it says what came of its work. */
  readonly hold: Dispatch<SetStateAction<AlertName | null>>;
}

export function useHold(name: AlertName, isHeld: boolean, hold: AlertProps['hold']): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    hold(name);
    return () => hold((now) => (now === name ? null : now));
  }, [name, isHeld, hold]);
}
