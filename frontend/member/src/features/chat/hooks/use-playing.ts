import { useEffect, useState } from 'react';

/** Whoever asked the device for calm gets a film that stops by itself. */
const calmMs = 10_000;

/** Nothing moves before somebody asks for it, and it stops when they ask again. */
export function usePlaying(): { readonly playing: boolean; readonly toggle: () => void } {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing || !window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setPlaying(false), calmMs);
    return () => clearTimeout(timer);
  }, [playing]);
  return { playing, toggle: () => setPlaying((now) => !now) };
}
