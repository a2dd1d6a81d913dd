/** Who only reads for so long may go on without a network. */
const noIntentMs = 10_000;
const intents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** When somebody begins to use the page, or ten seconds after it was opened: until then the network is the open screen's. Answers how to call it off. */
export function afterFirstIntent(act: () => void): () => void {
  const leave = () => {
    clearTimeout(timer);
    for (const intent of intents) window.removeEventListener(intent, begin, true);
  };
  const begin = () => {
    leave();
    act();
  };
  const timer = setTimeout(begin, noIntentMs);
  for (const intent of intents) window.addEventListener(intent, begin, { capture: true, passive: true });
  return leave;
}
