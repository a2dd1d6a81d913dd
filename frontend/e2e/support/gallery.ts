import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { Locale } from '#contracts';
import { isLong } from '#testing-product';
import { measured } from './measures.js';

/** Where `npm run gallery` wants the pictures; undefined in a test. */
const folder = process.env['GALLERY'];
export const takesPictures = folder !== undefined;

const phone = { name: 'phone', width: 390, height: 844 } as const;
const desktop = { name: 'desktop', width: 1_280, height: 900 } as const;
const looks = [phone, desktop].flatMap((window) => (['light', 'dark'] as const).map((colorScheme) => ({ ...window, colorScheme })));
const SETTLE_MS = 250;
const PATIENCE_MS = 8_000;
/** A screen whose answers are kept back never becomes idle. */
const IDLE_MS = 1_000;
/** Pictures take longer than what a test does. */
const TEST_MS = 3_600_000;
const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** How many screens each journey has shown so far. */
const counts = new Map<string, number>();
const shownAddresses = new Set<string>();

/** Called while tests are collected. */
export function allowTimeForPictures(): void {
  if (takesPictures) jest.setTimeout(TEST_MS);
}

/** For `npm run gallery`: the screen as it is now, in two widths and both colour schemes; afterwards it is as it was. */
export async function pictureOf(page: Page, state = '', shown = looks): Promise<void> {
  if (folder === undefined) return;
  const { testPath = '', currentTestName: test = '' } = expect.getState();
  const story = basename(testPath).split('.')[0] ?? '';
  const count = (counts.get(story) ?? 0) + 1;
  counts.set(story, count);
  const name = `${story}-${String(count).padStart(3, '0')}`;
  const before = page.viewportSize();
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const pictures: string[] = [];
  const faults = new Set<string>();
  await mkdir(folder, { recursive: true });
  for (const { name: width, colorScheme, ...size } of shown) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await untilStill(page);
    const file = `${name}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true, timeout: PATIENCE_MS }).then(
      () => pictures.push(file),
      () => faults.add(`${width}, ${colorScheme}: there is no picture`),
    );
    for (const fault of await measured(page)) faults.add(`${width}: ${fault}`);
  }
  await page.emulateMedia({ colorScheme: wasDark ? 'dark' : 'light' });
  if (before) await page.setViewportSize(before);
  const path = `${new URL(page.url()).pathname.replace(ids, '{id}')}${state && ` (${state})`}`;
  await writeFile(join(folder, `${name}.json`), JSON.stringify({ story, test, path, pictures, faults: [...faults] }));
}

/** For `npm run gallery`: the page of this address, also while its answers are on their way and when they do not come. Once, in one language. */
export async function picturesOfPage(page: Page, locale: Locale, address: string): Promise<void> {
  const key = `${isLong ? locale : ''} ${address}`;
  if (!takesPictures || shownAddresses.has(key)) return;
  shownAddresses.add(key);
  await pictureOf(page);
  for (const state of ['loading', 'failed'] as const) {
    const other = await page.context().newPage();
    await other.route('**/api/**', (route) =>
      state === 'loading' ? undefined : route.fulfill({ status: 422, json: { error: 'generic' } }),
    );
    await other.goto(address, { waitUntil: 'domcontentloaded' });
    await pictureOf(other, state, looks.slice(0, 1));
    await other.close();
  }
}

/** Pictures and fonts are there. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLE_MS);
}
