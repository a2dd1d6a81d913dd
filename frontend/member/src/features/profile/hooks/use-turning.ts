import { useCallback, useEffect, useRef, useState, type TouchEvent } from 'react';
import { turned } from '../model/photos';

/** Less is a tap that slipped. */
const swipePx = 60;

/** Which of several photos is shown: by buttons, by the arrow keys, and by a swipe of one finger. */
export function useTurning(start: number, total: number) {
  const [index, setIndex] = useState(start);
  const touchedAt = useRef<number | null>(null);
  const turn = useCallback((step: 1 | -1) => setIndex((now) => turned(now, step, total)), [total]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') turn(1);
      if (event.key === 'ArrowLeft') turn(-1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turn]);
  return {
    index,
    turn,
    onTouchStart: ({ touches }: TouchEvent) => {
      touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const by = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? changedTouches[0]?.clientX ?? 0);
      if (Math.abs(by) > swipePx && total > 1) turn(by < 0 ? 1 : -1);
    },
  };
}
