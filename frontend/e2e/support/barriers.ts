import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  // What is in order is not described: that takes the most time.
  resultTypes: ['violations'],
  // No rule of these looks at style sheets, which would be fetched and parsed once more.
  preload: { assets: ['media'] },
} satisfies axe.RunOptions;

type Size = { readonly width: number; readonly height: number };
type Violations = axe.AxeResults['violations'];
const ROUNDS = 5;
const heightOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollHeight');

/** As tall as the page, as far as that is possible: in a taller window some pictures are taller, too. Answers how tall. */
async function fit(page: Page, { width, height }: Size): Promise<number> {
  let shown = height;
  for (let round = 0; round < ROUNDS; round++) {
    const needed = await heightOf(page);
    if (needed <= shown) break;
    shown = needed;
    await page.setViewportSize({ width, height: shown });
  }
  return shown;
}

/** What comes late makes the page taller than its window while it is looked at: then it is looked at again. */
async function look(page: Page, window: Size, rounds = ROUNDS): Promise<Violations> {
  const shown = await fit(page, window);
  const { violations } = await page.evaluate<{ violations: Violations }>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  const isWhole = violations.length === 0 || (await heightOf(page)) <= shown || rounds === 0;
  return isWhole ? violations : look(page, { ...window, height: shown }, rounds - 1);
}

/**
 * What axe finds on the screen as it is now, one line each. The window is made as tall as the page meanwhile: whatever lies half under the
 * bar at the bottom can be scrolled free, and is no barrier.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 1_280, height: 900 };
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(source);
  const violations = await look(page, window);
  await page.setViewportSize(window);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')} (${page.url()})`));
}
