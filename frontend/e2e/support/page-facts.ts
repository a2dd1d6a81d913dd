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
