const storageKey = 'chunk-reload';
const guardMs = 60_000;

let quietly = 0;

/** Fetches ahead: that it fails is no reason to take the page away from under somebody's hands. */
export async function withoutReload(fetching: () => Promise<unknown>): Promise<void> {
  quietly += 1;
  await fetching().catch(() => undefined);
  quietly -= 1;
}

/** After a release an open page may ask for files that are gone: it is loaded again, at most once a minute. Then the error page says what is the matter. */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (quietly > 0) return;
    try {
      const last = Number(sessionStorage.getItem(storageKey) ?? 0);
      if (Date.now() - last < guardMs) return;
      sessionStorage.setItem(storageKey, String(Date.now()));
    } catch {
      // Nothing can be remembered here: a reload could come back for ever.
      return;
    }
    // Without a network the files are not gone, and a reload would lose the page too.
    if (!navigator.onLine) return;
    event.preventDefault();
    window.location.reload();
  });
}
