import type { Locator, Page } from 'playwright-core';
import type { Person } from './browser.js';

/** Whether the focus is on this part of the page or inside it. */
export const inFocus = (page: Page, part: Locator) => part.evaluate((element) => element.contains(document.activeElement));
/** Nothing was loaded anew since `stay` was called. */
export const stay = (page: Page) => page.evaluate(() => void Object.assign(window, { stayed: true }));
export const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

/** The time in a cookie of this name; NaN without one. */
export async function markedAt({ context }: Person, name: string): Promise<number> {
  return Number((await context.cookies()).find((cookie) => cookie.name === name)?.value.split('-')[0]);
}

/** How often a page of the server has been asked for in this tab from now on, whether or not it came to its end. */
export function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  return () => visits;
}
