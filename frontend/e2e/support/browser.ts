import type { Browser, BrowserContext, Page } from 'playwright-core';
import { isLong } from '#testing-product';
import { barriersOn } from './barriers.js';
import { findWordsOnce } from './find-words-once.js';
import { pictureOf } from './gallery.js';

const PATIENCE_MS = 30_000;

export type Visit = {
  readonly lang: string;
  readonly width: number;
  readonly baseURL: string;
  readonly dark?: boolean;
  /** The device draws everything in few colours of its own. */
  readonly forcedColours?: boolean;
  /** Has not closed the warning at the entry yet. */
  readonly isFirst?: boolean;
  /** The next screens are fetched before they are asked for, as on every network where bytes cost nothing. A sixth of a load's work. */
  readonly fetchesAhead?: boolean;
  /** The site's worker is installed, as in every browser that has one. A sixth of a load's work; what it asks for itself no route of a test answers. */
  readonly hasWorker?: boolean;
};

/** A person with a browser of their own; whatever the console says against the page is collected. */
export class Person {
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    findWordsOnce(page);
  }

  static async arrive(
    browser: Browser,
    { lang, width, baseURL, dark = false, forcedColours = false, isFirst = false, fetchesAhead = isLong, hasWorker = isLong }: Visit,
  ): Promise<Person> {
    const context = await browser.newContext({
      baseURL,
      locale: lang,
      viewport: { width, height: width < 600 ? 844 : 900 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      ...(forcedColours && { forcedColors: 'active' }),
    });
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('page', waitsUntilInteractive);
    if (!fetchesAhead) await context.addInitScript(savesData);
    if (!hasWorker) await context.addInitScript(registersNoWorker);
    if (!isFirst) await context.addCookies([{ name: 'skip-site-entry', value: String(Date.now()), url: baseURL }]);
    const page = await context.newPage();
    const person = new Person(context, page);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') person.complaints.push(message.text());
    });
    page.on('pageerror', (error) => person.complaints.push(error.message));
    return person;
  }

  /** What axe finds on the screen as it is now. */
  async barriers(): Promise<string[]> {
    await pictureOf(this.page);
    return barriersOn(this.page);
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}

/** What the browser of somebody says who switched on its data saver. */
function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function registersNoWorker(): void {
  if ('ServiceWorkerContainer' in window) ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
}

/** Screens of members answer to the hand once their code has drawn them; the pages of visitors need none. */
function waitsUntilInteractive(page: Page): void {
  const interactive = () =>
    page.waitForFunction(() => {
      const boot = document.getElementById('boot')?.textContent;
      return !boot || (JSON.parse(boot) as { complete: boolean }).complete || 'interactive' in document.documentElement.dataset;
    });
  const patient =
    <Args extends unknown[], Answer>(act: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const answer = await act.apply(page, args);
      await interactive();
      return answer;
    };
  page.goto = patient(page.goto);
  page.reload = patient(page.reload);
  page.waitForURL = patient(page.waitForURL);
}
