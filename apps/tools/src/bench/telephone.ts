import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A page of a browser that was never here, on a telephone of the middle price. Ends with its context. */
export async function openTelephone(
  browser: Browser,
  url: string,
  cookie?: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // What is asked of the page is code.
    bypassCSP: true,
  });
  const [name, value] = cookie?.split('=') ?? [];
  if (name && value) await context.addCookies([{ name, value, url: new URL('/', url).href }]);
  return { context, page: await context.newPage() };
}
