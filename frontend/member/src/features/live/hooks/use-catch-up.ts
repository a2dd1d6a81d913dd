import { useEffect } from 'react';
import { catchUp } from '#member/shared/state/hints';
import { joinTurn } from '#member/shared/model/one-tab';
import { usePollPause } from '#member/shared/hooks/use-poll-pause';
import { joinConnection } from '../state/connection';

const firstPollMs = 5_000;

/** All occasions on which something may have been missed. Hints are quick; the poll makes sure, in one tab for all. */
export function useCatchUp(): void {
  const pause = usePollPause();
  useEffect(() => joinConnection(), []);
  useEffect(() => {
    const onSeen = () => {
      if (document.visibilityState === 'visible') catchUp();
    };
    const polling = joinTurn('feed-poll');
    const ask = () => {
      if (polling.isMine()) catchUp();
    };
    let poll: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      ask();
      poll = setInterval(ask, pause);
    }, firstPollMs);
    // What the service worker shows is on the screen, too.
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    workers?.addEventListener('message', catchUp);
    window.addEventListener('online', catchUp);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearTimeout(start);
      clearInterval(poll);
      polling.leave();
      workers?.removeEventListener('message', catchUp);
      window.removeEventListener('online', catchUp);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [pause]);
}
