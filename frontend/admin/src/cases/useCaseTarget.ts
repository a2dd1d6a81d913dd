import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { CasePage } from '#contracts-admin';
import type { KeyTarget } from '../work-queue/keys';
import { isLoaded, useStanding } from '../work-queue/useStanding';

/** `priority` of what cannot wait: danger to life, and children. */
const AT_ONCE = 0;

export interface CaseTarget extends KeyTarget {
  /** It has stood long enough for a key to act on it. */
  readonly isReady: boolean;
  /** Its moderator has just looked at the evidence. */
  readonly noteLook: () => void;
}

/** The case on the screen as its keys meet it. */
export function useCaseTarget({ id, priority, looked_at }: CasePage, root: RefObject<Element | null>): CaseTarget {
  const [hasLooked, setLooked] = useState(false);
  const { stoodMs, isReady } = useStanding(id, () => isLoaded(root.current));
  const noteLook = useCallback(() => setLooked(true), []);
  const isLookedAt = looked_at || hasLooked;
  return useMemo(
    () => ({ isReady, noteLook, stoodMs, isUrgent: priority === AT_ONCE, isLookedAt }),
    [isReady, noteLook, stoodMs, priority, isLookedAt],
  );
}
