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

/**
 * What axe finds on the screen as it is now, one line each. The window is made as tall as the page meanwhile: whatever lies half under the
 * bar at the bottom can be scrolled free, and is no barrier.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 1_280, height: 900 };
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) });
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(source);
  const { violations } = await page.evaluate<Pick<axe.AxeResults, 'violations'>>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => ({ violations }))`,
  );
  await page.setViewportSize(window);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')} (${page.url()})`));
}
