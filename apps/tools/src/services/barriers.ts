import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the screen as it is now, one line each. The window is made as tall as the page meanwhile: whatever lies half under the
 * bar at the bottom can be scrolled free, and is no barrier.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 1_280, height: 900 };
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  await page.setViewportSize(window);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')} (${page.url()})`));
}
