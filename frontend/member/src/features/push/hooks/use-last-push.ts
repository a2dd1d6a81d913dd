import { useEffect, useState } from 'react';
import type { LastPush } from '#contracts';
import { readLastPush } from '#member/shared/model/last-push';

/** What this device was told last; a push that comes meanwhile is the last one. */
export function useLastPush(): LastPush | null {
  const [last, setLast] = useState<LastPush | null>(null);
  useEffect(() => {
    const read = () => void readLastPush().then(setLast);
    read();
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    workers?.addEventListener('message', read);
    return () => workers?.removeEventListener('message', read);
  }, []);
  return last;
}
