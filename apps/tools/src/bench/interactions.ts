import type { Browser, Page } from 'playwright-core';
import { openTelephone } from './telephone.js';

const CPU_SLOWER = 6;
const QUIET_MS = 2_000;
/** As an experienced hand writes. */
const LETTER_MS = 150;
const SENTENCES = ['Good evening, how was your walk?', 'The roses are in bloom here.', 'Shall we drink coffee on Sunday?'];
/** Of so many interactions one is not counted: https://web.dev/articles/inp */
const ONE_LEFT_OUT_OF = 50;

/** How long a page took from what somebody did until it was drawn, in milliseconds: the longest, and the longest but for one of each fifty (INP). */
export interface Interactions {
  readonly inp: number;
  readonly longest: number;
}

/** Writes and sends three sentences in a conversation (`#message` and the button of its form), with a processor six times slower. */
export async function timeWriting(browser: Browser, url: string, cookie?: string): Promise<Interactions> {
  const { context, page } = await openTelephone(browser, url, cookie);
  try {
    await page.addInitScript({ content: note });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    for (const sentence of SENTENCES) await writeOne(page, sentence);
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate<Interactions>(result);
  } finally {
    await context.close();
  }
}

async function writeOne(page: Page, sentence: string): Promise<void> {
  await page.locator('#message').tap();
  await page.keyboard.type(sentence, { delay: LETTER_MS });
  await page.locator('form:has(#message) button[type=submit], form:has(#message) button:not([type])').tap();
}

/** Runs in the page, which this program has no types of. The parts of one interaction (press, release, click) have one id. */
const note = `
  window.noted = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId: id, duration } of list.getEntries())
      if (id) noted.set(id, Math.max(duration, noted.get(id) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
const result = `(() => {
  const durations = [...noted.values()].sort((one, other) => other - one);
  const leftOut = Math.floor(performance.interactionCount / ${ONE_LEFT_OUT_OF});
  return { longest: durations[0] ?? 0, inp: durations[Math.min(leftOut, durations.length - 1)] ?? 0 };
})()`;
