import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Closer to the end than this, new messages move the view along. */
const nearPx = 120;
/** How far below the top the line of the new messages stands at first. */
const lineAt = 0.2;

/** What stays where it is on the screen, whatever grows or shrinks above it: its name, and how far it is from the beginning of the box. */
interface Anchor {
  readonly name: string;
  readonly offset: number;
}

const offsetIn = (box: Element, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;

const firstBelow = (top: number, elements: Iterable<HTMLElement>): HTMLElement | undefined => {
  for (const element of elements) if (element.getBoundingClientRect().bottom > top) return element;
  return undefined;
};

/** The first message that can be seen, or the block that is about to be drawn there. */
function anchorIn(box: Element): Anchor | null {
  const top = box.getBoundingClientRect().top;
  const block = firstBelow(top, box.querySelectorAll<HTMLElement>('div[data-anchor]'));
  const element = (block && firstBelow(top, block.querySelectorAll<HTMLElement>('li[data-anchor]'))) ?? block;
  return element ? { name: element.dataset['anchor'] ?? '', offset: offsetIn(box, element) } : null;
}

export interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/**
 * Keeps a conversation where its reader is: at the end while they are there, else at the same message, to the pixel, when older ones come in
 * above or pictures find their size. Opens at the line of the new messages (`[data-new]`), or at the end. Browsers have something like it,
 * but not all of them. The box holds one element with all messages; `last` names the last one.
 */
export function useThreadScroll(last: string | undefined, lastIsMine: boolean): ThreadScroll {
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const place = useRef<{ opened: boolean; last: string | undefined; stays: Anchor | 'end' }>({ opened: false, last, stays: 'end' });

  const settle = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { stays } = place.current;
    if (stays === 'end') {
      element.scrollTop = element.scrollHeight;
      return;
    }
    const anchor = element.querySelector(`[data-anchor="${stays.name}"]`);
    const moved = anchor ? offsetIn(element, anchor) - stays.offset : 0;
    if (Math.abs(moved) >= 0.5) element.scrollTop += moved;
    // What could be seen may be drawn only now.
    place.current.stays = anchorIn(element) ?? stays;
  }, []);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const isEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    place.current.stays = isEnd ? 'end' : (anchorIn(element) ?? 'end');
    setAtEnd(isEnd);
  }, []);

  const toEnd = useCallback(() => {
    place.current.stays = 'end';
    settle();
  }, [settle]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const now = place.current;
    if (!now.opened && last !== undefined) {
      now.opened = true;
      const line = element.querySelector('[data-new]');
      const wanted = line ? offsetIn(element, line) - element.clientHeight * lineAt : element.scrollHeight;
      element.scrollTop = wanted;
      onScroll();
    } else if (last !== now.last && lastIsMine) now.stays = 'end';
    now.last = last;
    settle();
  });

  // The box shrinks for the keyboard of a phone; what stands in it grows with larger text, with pictures, and with what is drawn only when it is near.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [settle]);

  return { box, atEnd, onScroll, toEnd };
}
