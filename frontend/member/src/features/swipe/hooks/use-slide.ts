import { useRef, useState, type PointerEvent } from 'react';
import { isAcross, verdictOf } from '../model/slide';

/** Sliding a card with finger or mouse. Letting go acts, and sliding back cancels; the same can be done with buttons and keys. */
export function useSlide(onDecide: (like: boolean) => void) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const [dx, setDx] = useState(0);
  const stop = () => {
    start.current = null;
    setDx(0);
  };
  return {
    dx,
    verdict: verdictOf(dx),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.isPrimary && event.button === 0) start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = start.current;
        if (!from || from.id !== event.pointerId) return;
        const across = event.clientX - from.x;
        if (dx === 0) {
          if (!isAcross(across, event.clientY - from.y)) return;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDx(across);
      },
      onPointerUp: () => {
        const verdict = verdictOf(dx);
        stop();
        if (verdict) onDecide(verdict === 'like');
      },
      onPointerCancel: stop,
    },
  };
}
