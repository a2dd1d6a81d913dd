import type { Page } from 'playwright-core';
import type { Locale } from '#contracts';
import { picturesOfPage } from './gallery.js';
import { wordsOf } from './words.js';

/** What a reader sees of a word that is missing: its key, or a gap that was not filled. */
const rawWords = /\{\{|\}\}|(?<![\w@./-])[a-z]+(?:_[a-z]+)*(?:\.[a-z]+(?:_[a-z]+)*)+(?![\w@./-])/g;
const isName = (word: string): boolean =>
  word === 'auth.session' ||
  word === 'staff.session' ||
  /\.(example|com|org|nl|eu|localhost)$/.test(word) ||
  /^(e\.g|z\.b|m\.m|bl\.a|f\.eks|d\.v\.s|t\.ex|np|tzn)$/.test(word);

/** Loads a page. Answers its status. */
export async function load(page: Page, address: string): Promise<number | undefined> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await untilThere(page);
  return answer?.status();
}

/** Lets the app that is open turn to a page, as its links do: a quarter of the work of loading it. There is no status then. */
export async function turn(page: Page, address: string): Promise<undefined> {
  // A page whose data stands in its own HTML was loaded as a whole, and its app comes with the first key.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
  await page.evaluate((to) => {
    if (location.pathname === to) return; // the page before has led here
    for (const title of document.querySelectorAll<HTMLElement>('h1')) title.dataset.left = title.textContent;
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await untilThere(page);
}

/** Until the page has its own title, and all that it shows. */
const untilThere = (page: Page) =>
  page.waitForFunction(() => {
    const title = document.querySelector<HTMLElement>('main h1');
    return title && title.dataset.left !== title.textContent && !document.querySelector('main [aria-busy=true]');
  });

export type Go = typeof load | typeof turn;

export interface SeenPage {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  /** By how many pixels it is wider than the window. */
  readonly wide?: number;
  /** What stands out of the window the farthest. */
  readonly widest?: string;
  readonly got: number | undefined;
}
export interface WantedPage {
  readonly locale: Locale;
  readonly address: string;
  readonly status: number;
}

/** What is wrong with a page in a language: another status, missing words, another title, wider than the window. */
export function faultsOf({ locale, address, status }: WantedPage, { lang, title, text, wide = 0, widest = '', got }: SeenPage): string[] {
  const words = (`${title}\n${text}`.match(rawWords) ?? []).filter((word) => !isName(word));
  const focus = wordsOf(locale)('common:title_focus', { site: '' });
  return [
    got === undefined || got === status ? '' : `status ${got}`,
    lang === locale ? '' : `lang ${lang}`,
    words.length === 0 ? '' : `words ${words.join(' ')}`,
    // The home page has the title that the owner wrote.
    title.includes(focus) || address === '/' ? '' : `title ${title}`,
    wide <= 0 ? '' : `${wide} px too wide: ${widest}`,
  ]
    .filter(Boolean)
    .map((fault) => `${locale} ${address}: ${fault}`);
}

/** Goes to a page, and says what is wrong with it as a browser shows it. */
export async function faults(
  page: Page,
  locale: Locale,
  address: string,
  { status = 200, go }: { readonly status?: number; readonly go: Go },
): Promise<string[]> {
  const got = await go(page, address);
  const seen = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const ends = wide > 0 ? [...document.querySelectorAll('body *')] : [];
    const [widest] = ends.toSorted((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right);
    return {
      lang: document.documentElement.lang,
      title: document.title,
      text: document.body.innerText,
      wide,
      ...(widest && { widest: `${widest.outerHTML.slice(0, 200)} "${widest.textContent.slice(0, 80)}"` }),
    };
  });
  await picturesOfPage(page, locale, address);
  return faultsOf({ locale, address, status }, { ...seen, got });
}
