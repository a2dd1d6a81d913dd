import type { RefObject } from 'react';

/** Drawn a good way before it can be seen: further than a fling of the finger goes within a frame or two. */
const ahead = '1200px 0px';

type Tell = (isNear: boolean, height: number) => void;

/** Tells parts of a scrolling box whether they are near the part that can be seen, and how high they were when they left. */
export class Nearness {
  private observer?: IntersectionObserver;
  private readonly tells = new Map<Element, Tell>();

  constructor(private readonly box: RefObject<Element | null>) {}

  watch(element: Element, tell: Tell): () => void {
    this.tells.set(element, tell);
    this.observer ??= new IntersectionObserver((entries) => this.notify(entries), { root: this.box.current, rootMargin: ahead });
    this.observer.observe(element);
    return () => {
      this.tells.delete(element);
      this.observer?.unobserve(element);
    };
  }

  private notify(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      this.tells.get(target)?.(isIntersecting, boundingClientRect.height);
  }
}
