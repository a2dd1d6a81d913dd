/** So long nobody else is forestalled: what takes the place of the old is drawn by then, and has the focus if it wants it. */
const PATIENCE_MS = 100;

const isNowhere = (): boolean => document.activeElement === document.body;
const isOnScreen = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * What has the focus may leave the screen with nothing to take it over: whoever hears the screen would be at its top again, without being told.
 * Then the title of the part where it stood takes it, or itself when it comes back. Who knows a better place moves the focus there, and is first.
 */
export function keepFocus(): void {
  let held: HTMLElement | null = null;
  /** Where it was taken from. */
  let place: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    timer = undefined;
    if (!held || !isNowhere()) return;
    if (isOnScreen(held)) held.focus({ preventScroll: true });
    else giveTo(titlesNear(place ?? held));
  };
  const look = () => (timer ??= setTimeout(settle, PATIENCE_MS));

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) held = target;
    place = null;
  });
  document.addEventListener('focusout', () =>
    setTimeout(() => {
      if (!held || place || !isNowhere()) return;
      // Who presses beside everything wants it nowhere; what is hidden by what comes in its place has lost it.
      if (isOnScreen(held)) held = null;
      else look();
    }),
  );
  new MutationObserver((records) => {
    if (!held || !isNowhere()) return;
    const taken = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(held)));
    if (taken?.target instanceof Element) place = taken.target;
    // A screen on its way has no title yet: it is looked for with each part that comes.
    look();
  }).observe(document.body, { childList: true, subtree: true });
}

/** Those of the part and of what it stands in, then those of the page and of the window over it. */
function* titlesNear(place: Element): Generator<HTMLElement> {
  for (let part: Element | null = place; part && part.tagName !== 'MAIN' && !part.querySelector('main'); part = part.parentElement)
    yield* part.querySelectorAll<HTMLElement>('h1, h2, h3, h4');
  yield* document.querySelectorAll<HTMLElement>('h1, dialog[open] h2');
}

/** The first that takes it: nothing does that is hidden, or behind a window. */
function giveTo(titles: Iterable<HTMLElement>): void {
  for (const title of titles) {
    if (!isNowhere()) return;
    if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }
}
