import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { DisplayPrefs, Locale } from '#contracts';
import { barriersOn } from '../services/barriers.js';
import type { Cast } from './cast.js';
import { measured } from './measures.js';
import type { Scene } from './scene.js';

export const looks = [
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desktop', width: 1_280, height: 900, colorScheme: 'light' },
  { name: 'desktop dark', width: 1_280, height: 900, colorScheme: 'dark' },
] as const;
type Look = (typeof looks)[number];

const SETTLE_MS = 400;

type Studio = { readonly browser: Browser; readonly url: string; readonly cast: Cast; readonly seeksBarriers: boolean };
type Shot = {
  readonly scene: Scene;
  readonly lang: Locale;
  readonly look: Look;
  readonly text: DisplayPrefs['text'];
  readonly file: string;
};

/** Takes one picture; answers what is wrong with it. When the way there broke off, the picture shows how far it came. */
export async function take(studio: Studio, shot: Shot): Promise<string[]> {
  const { scene, look, file } = shot;
  const context = await visitor(studio, shot);
  const page = await context.newPage();
  const faults: string[] = [];
  try {
    await scene.prepare?.(page, studio.cast);
    await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(studio.cast), { waitUntil: 'load' });
    await waitUntilStill(page);
    await scene.act?.(page, studio.cast);
    if (scene.whole) await unroll(page, look.width);
    await waitUntilStill(page);
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? 'failed') : 'failed');
  }
  await page.screenshot({ path: file });
  if (studio.seeksBarriers) faults.push(...(await measured(page)), ...(await barriersOn(page)));
  // What a scene answers in the place of the API may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return faults;
}

/** Somebody with the session, the language, the window and the letters of the picture. */
async function visitor({ browser, url, cast }: Studio, { scene, lang, look, text }: Shot): Promise<BrowserContext> {
  const session = cast.sessions[scene.who];
  const context = await browser.newContext({
    baseURL: url,
    locale: lang,
    viewport: { width: look.width, height: look.height },
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
    ...(session && { storageState: session }),
  });
  context.setDefaultTimeout(8_000);
  const cookies = { locale: lang, text, ...(!scene.isFirstVisit && { 'skip-site-entry': String(Date.now()) }) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  return context;
}

/** A window as tall as the page: photos below load too, and the bar at the bottom is at the bottom. */
async function unroll(page: Page, width: number): Promise<void> {
  await waitUntilStill(page);
  await page.setViewportSize({ width, height: await page.evaluate<number>('document.documentElement.scrollHeight') });
}

/** Pictures and fonts are there. A page whose answers are kept back never becomes idle, so the wait is bounded. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(SETTLE_MS);
}
