import { useEffect } from 'react';
import { announce } from './announce';

const pauseMs = 1_000;

/** Reads out what is true of a text when its writer pauses: at each letter it would drown what is typed. `atOnce`: it answers a press. */
export function useSaidAtPause(words: string | null, atOnce = false): void {
  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => announce(words), atOnce ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [words, atOnce]);
}
