import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AutoLikeAnswer } from '#contracts';
import { getAutoLike } from '../api/get-auto-like';
import { delayOf } from '../model/delay';

const parameter = 't';

/** `?t=20`: after so many seconds a like that waits is shown, and the parameter leaves the address. When none waits, nothing is shown. */
export function useDelayedLike(onLike: (like: AutoLikeAnswer) => void): void {
  const [params, setParams] = useSearchParams();
  const text = params.get(parameter);
  // The address may change while the time runs; what it asked for at first holds.
  const [asked, setAsked] = useState(text);
  if (text !== null && asked === null) setAsked(text);
  const latest = useRef({ onLike, setParams });
  useEffect(() => {
    latest.current = { onLike, setParams };
  });

  useEffect(() => {
    if (asked === null) return;
    const finish = () => {
      setAsked(null);
      latest.current.setParams(
        (now) => {
          now.delete(parameter);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    const seconds = delayOf(asked);
    if (seconds === null) {
      finish();
      return;
    }
    const timer = setTimeout(() => {
      finish();
      getAutoLike().then(
        (like) => like && latest.current.onLike(like),
        () => undefined,
      );
    }, seconds * 1_000);
    return () => clearTimeout(timer);
  }, [asked]);
}
