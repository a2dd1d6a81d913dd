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

/** The first that reaches below `top`. They stand one below the other, so it is found by halving: a long conversation has many. */
function firstBelow(top: number, elements: NodeListOf<HTMLElement>): HTMLElement | undefined {
  const isBelow = (index: number) => (elements[index]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) > top;
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (isBelow(middle)) to = middle;
    else from = middle + 1;
  }
  return elements[from];
}

/** The first message that can be seen, or the block that is about to be drawn there. */
function anchorIn(box: Element): Anchor | null {
  const top = box.getBoundingClientRect().top;
  const block = firstBelow(top, box.querySelectorAll<HTMLElement>('div[data-anchor]'));
  const element = (block && firstBelow(top, block.querySelectorAll<HTMLElement>('li[data-anchor]'))) ?? block;
  return element ? { name: element.dataset['anchor'] ?? '', offset: offsetIn(box, element) } : null;
}

/** Where the box stood last, and how large it was. */
interface Stand {
  readonly top: number;
  readonly height: number;
  readonly shown: number;
}

const standOf = ({ scrollTop, scrollHeight, clientHeight }: Element): Stand => ({
  top: scrollTop,
  height: scrollHeight,
  shown: clientHeight,
});

/** What moved while nothing changed its size was moved by the reader; the event that says so is on its way. */
function wasMoved(box: Element, stood: Stand | null): boolean {
  const now = standOf(box);
  return stood !== null && now.top !== stood.top && now.height === stood.height && now.shown === stood.shown;
}

interface Place {
  opened: boolean;
  last: string | undefined;
  stays: Anchor | 'end';
  stood: Stand | null;
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
  const place = useRef<Place>({ opened: false, last, stays: 'end', stood: null });

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const isEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    place.current.stays = isEnd ? 'end' : (anchorIn(element) ?? 'end');
    place.current.stood = standOf(element);
    setAtEnd(isEnd);
  }, []);

  const settle = useCallback(() => {
    const element = box.current;
    if (!element) return;
    if (wasMoved(element, place.current.stood)) {
      onScroll();
      return;
    }
    const { stays } = place.current;
    if (stays === 'end') element.scrollTop = element.scrollHeight;
    else {
      const anchor = element.querySelector(`[data-anchor="${stays.name}"]`);
      const moved = anchor ? offsetIn(element, anchor) - stays.offset : 0;
      if (Math.abs(moved) >= 0.5) element.scrollTop += moved;
      // What could be seen may be drawn only now.
      place.current.stays = anchorIn(element) ?? stays;
    }
    place.current.stood = standOf(element);
  }, [onScroll]);

  const toEnd = useCallback(() => {
    place.current.stays = 'end';
    place.current.stood = null;
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
    } else if (last !== now.last && lastIsMine) {
      now.stays = 'end';
      now.stood = null;
    }
    now.last = last;
    settle();
  });

  useResized(box, settle);
  return { box, atEnd, onScroll, toEnd };
}

/** The box shrinks for the keyboard of a phone; what stands in it grows with larger text, with pictures, and with what is drawn only when it is near. */
function useResized(box: RefObject<HTMLDivElement | null>, onResize: () => void): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(onResize);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [box, onResize]);
}
