const signs = ['pointerdown', 'keydown', 'focus'] as const;

/** Acts once, as soon as somebody uses the page; answers how to stop waiting for it. */
export function whenUsed(act: () => void, page: EventTarget = window): () => void {
  const stop = () => signs.forEach((sign) => page.removeEventListener(sign, used));
  const used = () => {
    stop();
    act();
  };
  signs.forEach((sign) => page.addEventListener(sign, used));
  return stop;
}
