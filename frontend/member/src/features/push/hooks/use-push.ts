import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '#member/shared/state/session';
import { keepPush, lookAtPush, turnPushOff, turnPushOn, usePushState } from '../state/push';
import type { PushState } from '../model/push-state';

interface PushChoice {
  readonly state: PushState;
  /** Null where the site offers no push. */
  readonly key: string | null;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly turnOn: () => Promise<PushState | undefined>;
  readonly turnOff: () => Promise<PushState | undefined>;
  /** The member may have changed it in the browser's own settings. */
  readonly lookAgain: () => void;
}

/** Whether this browser takes pushes, and what turns them on and off. */
export function usePush(): PushChoice {
  const { push_public: key } = useSettings();
  const state = usePushState();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const lookAgain = useCallback(() => void (key && lookAtPush(key).catch(setError)), [key]);
  useEffect(() => {
    lookAgain();
    // Back from the settings of the browser.
    window.addEventListener('focus', lookAgain);
    return () => window.removeEventListener('focus', lookAgain);
  }, [lookAgain]);
  const run = async (act: (key: string) => Promise<PushState>): Promise<PushState | undefined> => {
    if (!key) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      return await act(key);
    } catch (thrown) {
      setError(thrown);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { state, key, isBusy, error, turnOn: () => run(turnPushOn), turnOff: () => run(turnPushOff), lookAgain };
}

/** While a member is signed in: the browser that took pushes before takes them for them. */
export function useKeptPush(): void {
  const { push_public: key } = useSettings();
  // It works without; the next visit tries again.
  useEffect(() => void (key && keepPush(key).catch(() => undefined)), [key]);
}
