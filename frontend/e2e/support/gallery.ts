import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { measured } from './measures.js';

/** Where `npm run gallery` wants the pictures; undefined in a test. */
const folder = process.env['GALLERY'];
export const takesPictures = folder !== undefined;

const windows = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1_280, height: 900 },
] as const;
const colourSchemes = ['light', 'dark'] as const;
const SETTLE_MS = 250;
const PATIENCE_MS = 8_000;
/** A screen whose answers are kept back never becomes idle. */
const IDLE_MS = 2_500;
const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Screens of each journey so far. */
const counts = new Map<string, number>();

/** For `npm run gallery`: the screen as it is now, in two widths and both colour schemes; afterwards it is as it was. */
export async function pictureOf(page: Page, state = ''): Promise<void> {
  if (folder === undefined) return;
  const { testPath = '', currentTestName: test = '' } = expect.getState();
  const story = basename(testPath).split('.')[0] ?? '';
  const count = (counts.get(story) ?? 0) + 1;
  counts.set(story, count);
  const name = `${story}-${String(count).padStart(3, '0')}`;
  const before = page.viewportSize();
  const wasDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const pictures: string[] = [];
  const faults: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const { name: width, ...size } of windows) {
    await page.setViewportSize(size);
    for (const colorScheme of colourSchemes) {
      await page.emulateMedia({ colorScheme });
      await untilStill(page);
      const file = `${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true, timeout: PATIENCE_MS }).then(
        () => pictures.push(file),
        () => faults.push(`${width}, ${colorScheme}: there is no picture`),
      );
    }
    faults.push(...(await measured(page)).map((fault) => `${width}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: wasDark ? 'dark' : 'light' });
  if (before) await page.setViewportSize(before);
  const path = `${new URL(page.url()).pathname.replace(ids, '{id}')}${state && ` (${state})`}`;
  await writeFile(join(folder, `${name}.json`), JSON.stringify({ story, test, path, pictures, faults }));
}

/** For `npm run gallery`: the page of this address while its answers are on their way, and when they do not come. */
export async function picturesWithoutAnswers(screen: Page, address: string): Promise<void> {
  if (!takesPictures) return;
  for (const state of ['loading', 'failed'] as const) {
    const page = await screen.context().newPage();
    await page.route('**/api/**', (route) => (state === 'loading' ? undefined : route.fulfill({ status: 422, json: { error: 'generic' } })));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await pictureOf(page, state);
    await page.close();
  }
}

/** Pictures and fonts are there. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLE_MS);
}
