import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Closer to the end than this, new messages move the view along. */
const nearPx = 120;

/**
 * Keeps a conversation where its reader is: at the end while they are there, at the same message when older ones come in above.
 * `first` and `last` name the first and the last message; the box holds one element with all of them.
 */
export function useThreadScroll(first: string | undefined, last: string | undefined, lastIsMine: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first, last, height: 0 });
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < nearPx);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const was = before.current;
    const grewAbove = was.first !== undefined && first !== was.first && last === was.last;
    if (grewAbove) element.scrollTop += element.scrollHeight - was.height;
    else if (last !== was.last && (was.last === undefined || atEnd || lastIsMine)) toEnd();
    before.current = { first, last, height: element.scrollHeight };
  });

  // The box shrinks for the keyboard of a phone; what stands in it grows with larger text and with the buttons of a failed message.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !atEnd) return;
    const observer = new ResizeObserver(toEnd);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [atEnd, toEnd]);

  return { box, atEnd, onScroll, toEnd };
}
