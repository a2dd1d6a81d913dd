export interface Turn {
  readonly isMine: () => boolean;
  readonly leave: () => void;
}

/**
 * One tab of all that are open does what is called by this name; when it closes, another one takes over. Where tabs cannot agree, each does it
 * itself.
 */
export function joinTurn(name: string): Turn {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return { isMine: () => true, leave: () => undefined };
  let mine = false;
  const ending = new AbortController();
  void locks
    .request(name, { signal: ending.signal }, async () => {
      mine = true;
      await new Promise((resolve) => ending.signal.addEventListener('abort', resolve));
      mine = false;
    })
    .catch(() => undefined);
  return { isMine: () => mine, leave: () => ending.abort() };
}
