import { noteNewVersion } from '#member/shared/state/new-version';

/** When this tab was last loaded again because of it, in milliseconds since 1970. */
export const reloadKey = 'chunk-reload';
export const reloadGuardMs = 60_000;

let quietly = 0;
let isReloading = false;
/** In the first moments of a page nothing was typed yet. */
let saveTypedText = () => true;

/** Says what keeps what is being typed: it comes when the page has started, so that no first visit waits for it. */
export function saveTypedTextBeforeReload(keep: () => boolean): void {
  saveTypedText = keep;
}

/** Fetches ahead: that it fails is no reason to take the page away from under somebody's hands. */
export async function withoutReload(fetching: () => Promise<unknown>): Promise<void> {
  quietly += 1;
  await fetching().catch(() => undefined);
  quietly -= 1;
}

export interface StaleFacts {
  /** When this tab was last loaded again for this reason, 0 for never; null where that cannot be remembered. */
  readonly lastReloadAt: number | null;
  readonly now: number;
  readonly isOnline: boolean;
  /** What is being typed will be there again. */
  readonly isTextSaved: boolean;
}

/**
 * After a release an open page may ask for files that are gone: it is loaded again, at most once a minute. Then the error page says what is the
 * matter. Where nothing can be remembered a reload could come back for ever; without a network the files are not gone, and a reload would lose
 * the page too.
 */
export const mayReload = ({ lastReloadAt, now, isOnline, isTextSaved }: StaleFacts): boolean =>
  isTextSaved && isOnline && lastReloadAt !== null && now - lastReloadAt >= reloadGuardMs;

/** Loads the page again where that helps. What is being typed is kept in any case: the error page has a button that loads the page again, too. */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const isTextSaved = saveTypedText();
    if (quietly === 0 && reload(isTextSaved)) event.preventDefault();
  });
}

/**
 * The same for a screen that broke: what was asked for in the moment in which files are fetched ahead went unheard. Whoever stays goes on to a page
 * of the server: a screen whose file did not come does not come here any more.
 */
export function reloadOnceOnMissingFile(error: unknown): void {
  if (!isMissingFile(error)) return;
  noteNewVersion(null);
  reload(saveTypedText());
}

/** Each browser says it in its own words. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message);

function reload(isTextSaved: boolean): boolean {
  const now = Date.now();
  if (!mayReload({ lastReloadAt: readLast(), now, isOnline: navigator.onLine, isTextSaved }) || !remember(now)) return false;
  isReloading = true;
  window.location.reload();
  return true;
}

/** A failure to fetch, told only when it stays one: while the page is loaded again, what is on the screen stays there. */
export async function failureOf(error: unknown): Promise<unknown> {
  if (isReloading) await new Promise(() => undefined);
  return error;
}

function readLast(): number | null {
  try {
    return Number(sessionStorage.getItem(reloadKey) ?? 0);
  } catch {
    return null;
  }
}

function remember(now: number): boolean {
  try {
    sessionStorage.setItem(reloadKey, String(now));
    return true;
  } catch {
    return false;
  }
}
