import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { eventually, type Member } from './members.js';
import { note, type Trace } from './trace.js';

const PATIENCE_S = 15;
/** What a page gives up because its reader goes on has not failed. */
const GIVEN_UP = 'NS_BINDING_ABORTED';

/** What screen readers call so, as a selector. */
export const role = (kind: string, name?: string): string =>
  `::-p-aria([role="${kind}"]${name === undefined ? '' : `[name="${name.replaceAll('"', String.raw`\"`)}"]`})`;
/** Where these words stand, as a selector. */
export const text = (words: string): string => `::-p-text(${words.replaceAll(/[()"'\\]/g, String.raw`\$&`)})`;

/** A page that is just leaving for the next one has no answer. */
function onlyWhenItTurns(fault: Error): false {
  if (/context|realm|navigat|DiscardedBrowsingContext|no such frame/i.test(fault.message)) return false;
  throw fault;
}

export type FirefoxVisit = {
  readonly lang: string;
  readonly width: number;
  readonly baseURL: string;
  readonly member?: Member;
  /** Brings nothing along, not even that the warning at the entry was closed. */
  readonly isFirst?: boolean;
};

/** A person with a Firefox of their own: cookies, window, and what is said against the page. */
export class FirefoxPerson {
  /** Errors and warnings of the page. */
  readonly complaints: string[] = [];
  /** Requests without an answer, or with one that refuses. */
  readonly failed: string[] = [];
  readonly hosts = new Set<string>();
  private readonly lines: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly baseURL: string,
  ) {
    page.setDefaultTimeout(PATIENCE_S * 1_000);
    page.on('console', (message) => {
      const [type, words] = [message.type(), message.text()];
      note(this.lines, `console ${type}: ${words}`);
      if (type === 'error' || type === 'warn') this.complaints.push(words);
    });
    page.on('pageerror', (error) => {
      note(this.lines, `page error: ${String(error)}`);
      this.complaints.push(String(error));
    });
    page.on('request', (request) => void this.hosts.add(new URL(request.url()).host));
    page.on('response', (response) => {
      const what = `${response.status()} ${response.request().method()} ${response.url()}`;
      note(this.lines, what);
      if (response.status() >= 400) this.failed.push(what);
    });
    page.on('requestfailed', (request) => {
      const what = `failed ${request.method()} ${request.url()}: ${request.failure()?.errorText ?? ''}`;
      note(this.lines, what);
      if (!what.endsWith(GIVEN_UP)) this.failed.push(what);
    });
  }

  static async arrive(browser: Browser, { lang, width, baseURL, member, isFirst = false }: FirefoxVisit): Promise<FirefoxPerson> {
    const context = await browser.createBrowserContext();
    const { hostname: domain } = new URL(baseURL);
    const [session = '', token = ''] = member?.cookie.split('=') ?? [];
    const cookies = { 'skip-site-entry': String(Date.now()), locale: lang, ...(member && { [session]: token }) };
    if (!isFirst) await context.setCookie(...Object.entries(cookies).map(([name, value]) => ({ name, value, domain, path: '/' })));
    // In a window of its own, because what is shown in a tab behind another one waits.
    const person = new FirefoxPerson(context, await context.newPage({ type: 'window' }), baseURL);
    await person.resize(width);
    return person;
  }

  async resize(width: number): Promise<void> {
    // Firefox ESR 140 does this, and not what Puppeteer asks for beside it.
    await this.page.setViewport({ width, height: width < 600 ? 844 : 900 }).catch((fault: Error) => {
      if (!fault.message.includes('unknown command emulation.setScreenOrientationOverride')) throw fault;
    });
    await this.until((wanted) => window.innerWidth === wanted, width);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.baseURL).href);
    await this.untilInteractive();
  }

  /** Asks the page from outside: what Puppeteer would wait with inside is made of text, which our pages forbid. */
  async until<Facts>(isSo: (facts: Facts) => boolean, facts: Facts): Promise<void> {
    await eventually(PATIENCE_S, () => this.page.evaluate(isSo as (facts: unknown) => boolean, facts).catch(onlyWhenItTurns));
  }

  /** Screens of members answer to the hand once their code has drawn them. */
  async untilInteractive(): Promise<void> {
    await this.until(() => {
      const boot = document.getElementById('boot')?.textContent;
      return !boot || (JSON.parse(boot) as { complete: boolean }).complete || 'interactive' in document.documentElement.dataset;
    }, undefined);
  }

  /** With the first key the page of a visitor fetches its app. */
  async wake(): Promise<void> {
    await this.page.keyboard.press('Tab');
    await this.until(() => Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react')), undefined);
  }

  async see(...path: readonly string[]): Promise<void> {
    await this.find(path);
  }

  async seeGone(...path: readonly string[]): Promise<void> {
    await this.page.waitForSelector(path.join(' '), { hidden: true });
  }

  async press(...path: readonly string[]): Promise<void> {
    await (await this.find(path)).click();
  }

  async fill(words: string, ...path: readonly string[]): Promise<void> {
    const field = await this.find(path);
    await field.click();
    await field.evaluate((box) => (box as HTMLInputElement).select());
    await field.type(words);
  }

  private async find(path: readonly string[]) {
    const found = await this.page.waitForSelector(path.join(' '), { visible: true });
    if (!found) throw new Error(`not found: ${path.join(' ')}`);
    return found;
  }

  async count(...path: readonly string[]): Promise<number> {
    return (await this.page.$$(path.join(' '))).length;
  }

  async untilAt(path: string | RegExp): Promise<void> {
    const { source } = typeof path === 'string' ? new RegExp(`^${path}$`) : path;
    await this.until((wanted) => new RegExp(wanted).test(location.pathname), source);
    await this.untilInteractive();
  }

  /** The counter before the title of the page; 0 when there is none. */
  async untilCounted(unread: number): Promise<void> {
    await this.until((wanted) => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0) === wanted, unread);
  }

  get trace(): Trace {
    return { lines: this.lines, pictures: [(path) => this.page.screenshot({ path: path })] };
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}
