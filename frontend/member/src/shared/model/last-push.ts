import type { LastPush } from '#contracts';

/** Where the worker of the browser keeps it. */
export const lastPushPlace = 'last-push';

/** What this device was told last, also while no page was open; null when nothing was, and where nothing can be kept. */
export async function readLastPush(): Promise<LastPush | null> {
  try {
    const stored = await window.caches.match(`/${lastPushPlace}`, { cacheName: lastPushPlace });
    return stored ? ((await stored.json()) as LastPush) : null;
  } catch {
    return null;
  }
}

/** It belongs to whoever was logged in. */
export const forgetLastPush = (): void => void window.caches?.delete(lastPushPlace).catch(() => undefined);
