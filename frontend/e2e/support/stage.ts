import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../apps/tools/src/services/chromium.js';
import { allowTimeForPictures, takesPictures } from './gallery.js';
import { Product, untilWhole } from './members.js';
import { keepTraces, remember, traceOf } from './trace.js';

/** What the tests of a block are played with. */
export interface Stage {
  readonly product: Product;
  /** There from the first test on. */
  readonly browser: Browser;
  /** What is to be put back after the last test. */
  readonly atEnd: (restore: () => Promise<void>) => void;
}

/** No page lives long enough here to win back what compiling it for speed costs: a seventh of the processor's time. */
const forShortPages = '--js-flags=--max-opt=1';
/** For a test that measures: compiled as in the browsers of members. */
export const asForMembers = '--js-flags=--max-opt=3';

/** Fit for a test of words and places; pictures of screens need them. */
const withoutImages = '--blink-settings=imagesEnabled=false';

/** The browsers of this process, by their flags: starting one takes as long as a short journey. */
const launched = new Map<string, Promise<Browser>>();

/** Called in a `describe`: a browser without pages and one way to the product for all its tests. */
export function onStage(...flags: readonly string[]): Stage {
  allowTimeForPictures();
  const product = new Product();
  let browser: Browser | undefined;
  const endings: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    // Others may have ended parts of it just before.
    await untilWhole();
    browser = await browserWith(flags.filter((flag) => flag !== withoutImages || !takesPictures));
    globalThis.onTestFailure = () => keepTraces((browser?.contexts() ?? []).map(traceOf), expect.getState().currentTestName ?? '');
  });
  afterAll(async () => {
    for (const restore of endings) await restore();
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    await product.close();
  });
  return {
    product,
    atEnd: (restore) => void endings.push(restore),
    get browser() {
      if (!browser) throw new Error('the browser is started before the first test: ask for it inside a test, not in the describe block');
      return browser;
    },
  };
}

declare global {
  /** Called by the environment of these tests as soon as one fails, while everything is still as it was. */
  var onTestFailure: (() => Promise<void>) | undefined;
}

async function browserWith(flags: readonly string[]): Promise<Browser> {
  const running = await launched.get(flags.join(' '));
  if (running?.isConnected()) return running;
  const launching = launchChromium(forShortPages, ...flags);
  launched.set(flags.join(' '), launching);
  const browser = await launching;
  rememberWhatItsPagesSay(browser);
  return browser;
}

function rememberWhatItsPagesSay(browser: Browser): void {
  const { newContext } = browser;
  browser.newContext = async (...args) => {
    const context = await newContext.apply(browser, args);
    remember(context);
    return context;
  };
}
