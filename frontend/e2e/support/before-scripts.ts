import type { Page } from 'playwright-core';

export const scripts = '**/assets/*.js';
/** The share of the window that may move, times how far. */
export const MOVES_AT_MOST = 0.02;

/** Runs in the page, before everything else of it. */
export const watchMoves = `
  window.moved = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (moved += value))).observe({ type: 'layout-shift', buffered: true });
`;

/** Keeps the scripts of the next page back until it is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
