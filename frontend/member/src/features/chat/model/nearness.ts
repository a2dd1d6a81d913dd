import type { RefObject } from 'react';

/** Drawn a good way before it can be seen: further than a fling of the finger goes within a frame or two. */
const ahead = '1200px 0px';

type Listener = (isNear: boolean, height: number) => void;

/** Tells parts of a scrolling box whether they are near the part that can be seen, and how high they were when they left. */
export class Nearness {
  private observer?: IntersectionObserver;
  private readonly listeners = new Map<Element, Listener>();

  constructor(private readonly box: RefObject<Element | null>) {}

  watch(element: Element, notify: Listener): () => void {
    this.listeners.set(element, notify);
    this.observer ??= new IntersectionObserver((entries) => this.notify(entries), { root: this.box.current, rootMargin: ahead });
    this.observer.observe(element);
    return () => {
      this.listeners.delete(element);
      this.observer?.unobserve(element);
    };
  }

  private notify(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      this.listeners.get(target)?.(isIntersecting, boundingClientRect.height);
  }
}
