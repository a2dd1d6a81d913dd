import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { currentEnvironment } from '#config';
import { locales, type Locale } from '#contracts';
import { projectRoot } from '../project.js';
import { launchChromium } from '../services/chromium.js';
import { ClearFault } from '../services/clear-fault.js';
import { freePortRange } from '../services/ports.js';
import { startProduct } from '../start/product.js';
import { gather, type Cast } from './cast.js';
import { indexPage, type Picture } from './index-page.js';
import type { Scene } from './scene.js';
import { scenes } from './scenes/index.js';

const looks = [
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desktop', width: 1_280, height: 900, colorScheme: 'light' },
  { name: 'desktop dark', width: 1_280, height: 900, colorScheme: 'dark' },
] as const;
type Look = (typeof looks)[number];

const MEMBERS = 300;
const SETTLE_MS = 400;

/** `npm run gallery -- --lang nl,fi --out DIR [--only chat] [--look desktop]`: a picture of every screen and state of the started product. */
export async function gallery(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      lang: { type: 'string', default: 'en' },
      out: { type: 'string', default: 'gallery' },
      only: { type: 'string' },
      look: { type: 'string' },
      url: { type: 'string' },
    },
  });
  const languages = values.lang.split(',');
  const unknown = languages.find((lang) => !locales.some((locale) => locale === lang));
  if (unknown) throw new ClearFault(`There is no language ${unknown}. Languages: ${locales.join(', ')}`);
  const wanted = scenes.filter(({ name }) => !values.only || values.only.split(',').some((word) => name.includes(word)));
  const shown = looks.filter(({ name }) => !values.look || values.look.split(',').includes(name));
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });

  const run = values.url
    ? undefined
    : startProduct({ members: MEMBERS, seedNumber: 58, isExplicit: false, isFresh: false }, console.log, await ownEnvironment());
  try {
    const url = values.url ?? (await run?.ready)?.urls[0] ?? '';
    const browser = await launchChromium();
    const cast = await gather(browser, url);
    const pictures: Picture[] = [];
    const failures: string[] = [];
    for (const lang of languages as Locale[]) {
      for (const look of shown) {
        for (const scene of wanted) {
          const file = `${scene.name}.${lang}.${look.name.replace(' ', '-')}.png`;
          const failure = await take(browser, url, cast, scene, lang, look, join(out, file));
          if (failure) failures.push(`${file}: ${failure}`);
          pictures.push({ scene: scene.name, file, lang, look: look.name });
        }
        console.log(`${lang}, ${look.name}: ${wanted.length} pictures`);
      }
    }
    await browser.close();
    writeFileSync(join(out, 'index.html'), indexPage(pictures, failures));
    for (const failure of failures) console.log(`  ${failure}`);
    console.log(`${pictures.length} pictures in ${out}`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await run?.stop();
  }
}

async function ownEnvironment(): Promise<Record<string, string | undefined>> {
  return {
    ...currentEnvironment(),
    APP_MODE: 'demo',
    PORT: String(await freePortRange(1)),
    API_PROCESSES: '1',
    DATA_DIR: join(projectRoot, '.cache', 'gallery'),
    LOG_LEVEL: 'error',
  };
}

/** Takes one picture; answers what went wrong, while the picture shows how far it came. */
async function take(
  browser: Browser,
  url: string,
  cast: Cast,
  scene: Scene,
  lang: Locale,
  look: Look,
  file: string,
): Promise<string | undefined> {
  const session = cast.sessions[scene.who];
  const { width, height, colorScheme } = look;
  const context = await browser.newContext({
    baseURL: url,
    locale: lang,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    ...(session && { storageState: session }),
  });
  context.setDefaultTimeout(8_000);
  await context.addCookies([{ name: 'locale', value: lang, url }]);
  if (!scene.isFirstVisit) await context.addCookies([{ name: 'skip-site-entry', value: String(Date.now()), url }]);
  const page = await context.newPage();
  try {
    await scene.prepare?.(page, cast);
    await page.goto(typeof scene.path === 'string' ? scene.path : scene.path(cast), { waitUntil: 'load' });
    await settled(page);
    await scene.act?.(page, cast);
    if (scene.whole) await unroll(page, width);
    await settled(page);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'failed') : 'failed';
  } finally {
    await page.screenshot({ path: file });
    await context.close();
  }
}

/** A window as tall as the page: photos below load too, and the bar at the bottom is at the bottom. */
async function unroll(page: Page, width: number): Promise<void> {
  await settled(page);
  await page.setViewportSize({ width, height: await page.evaluate<number>('document.documentElement.scrollHeight') });
}

/** Pictures and fonts are there. A page whose answers are kept back never becomes idle, so the wait is bounded. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_500 }).catch(() => undefined);
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(SETTLE_MS);
}
