import { describe, expect, it } from '@jest/globals';
import { Person } from './support/browser.js';
import { inEachLook, playedIn } from './support/looks.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const looks = [
  { lang: 'de', width: 390, dark: false },
  { lang: 'nl', width: 390, dark: false },
  { lang: 'fi', width: 1_280, dark: false },
] as const;
const JOURNEY_MS = 120_000;
/** Of the window, times how far: a paragraph that gets a line more moves what is below it by less. */
const MOVES_AT_MOST = 0.05;

/** Runs in the page: how much has moved so far. */
const watchMoves = `
  window.moved = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (moved += value))).observe({ type: 'layout-shift', buffered: true });
`;

describe('letters that come late', () => {
  const stage = onStage();

  it.each(playedIn(looks, 2))(
    `hardly move what a visitor reads already, in ${inEachLook}`,
    async (look) => {
      const visitor = await Person.arrive(stage.browser, { ...look, baseURL, isFirst: true });
      const { page } = visitor;
      await page.addInitScript({ content: watchMoves });
      for (const path of ['/', '/signup', '/pricing', '/pages/safety', '/landers/gallery']) {
        let bring = (): void => undefined;
        const asked = new Promise<void>((resolve) => (bring = resolve));
        await page.route('**/*.woff2', async (route) => {
          await asked;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        const before = await widthOfLetters();
        bring();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // They are another face, and have been drawn.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        const after = await widthOfLetters();
        expect([path, before === after]).toEqual([path, false]);
        const moved = await page.evaluate<number>('moved');
        expect([path, moved <= MOVES_AT_MOST ? 'nothing moves' : moved]).toEqual([path, 'nothing moves']);
        await page.unroute('**/*.woff2');
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();

      function widthOfLetters(): Promise<number> {
        return page.evaluate(() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('#page-title, h1') ?? document.body);
          return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
        });
      }
    },
    JOURNEY_MS,
  );
});
