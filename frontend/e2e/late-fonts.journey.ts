import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Person } from './support/browser.js';
import { eachVariant, variantsToRun } from './support/variants.js';
import { eventually } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const variants = [
  { lang: 'de', width: 390, dark: false },
  { lang: 'nl', width: 390, dark: false },
  { lang: 'fi', width: 1_280, dark: false },
] as const;
const paths = ['/', '/signup', '/pricing', '/pages/safety', '/landers/gallery'];
const ARRIVES_S = 10;
const JOURNEY_MS = 120_000;
/** Of the window, times how far: a paragraph that gets a line more moves what is below it by less. */
const MOVES_AT_MOST = 0.05;

const isDrawnInOurs = (faces: readonly string[]) => faces.length > 0 && faces.every((face) => face.startsWith('Atkinson'));

/** Runs in the page: how much has moved so far. */
const watchMoves = `
  window.moved = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (moved += value))).observe({ type: 'layout-shift', buffered: true });
`;

/** Keeps the letters of the next page back: `asked` comes when the page wants them, and they come when `bring` is called. */
async function holdLetters(page: Page): Promise<{ readonly asked: Promise<void>; readonly bring: () => void }> {
  let [ask, bring] = [(): void => undefined, (): void => undefined];
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/*.woff2', async (route) => {
    ask();
    await brought;
    await route.continue();
  });
  return { asked, bring };
}

/** Whether the letters of the product are there: those that stand in for them are of the device, and always are. */
const haveLetters = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family.includes('Atkinson Hyperlegible') && status === 'loaded'));
/** The faces in which the title of the page is drawn, as the browser tells; a stand-in may be exactly as wide as the real one. */
async function readFacesOfTitle(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  await Promise.all([browser.send('DOM.enable'), browser.send('CSS.enable')]);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#page-title, h1' });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}

describe('letters that come late', () => {
  const stage = onStage();

  it.each(variantsToRun(variants))(
    `hardly move what a visitor reads already, in ${eachVariant}`,
    async (variant) => {
      for (const path of paths) {
        // Somebody new each time: letters that a browser once had are there at once on its next page.
        // The question of the entry stands above the first page only: a text that it covers moves in a frame of its own now and then.
        const visitor = await Person.arrive(stage.browser, { ...variant, baseURL, isFirst: path === '/' });
        const { page } = visitor;
        await page.addInitScript({ content: watchMoves });
        const { asked, bring } = await holdLetters(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await asked;
        expect([path, await haveLetters(page)]).toEqual([path, false]);
        expect([path, isDrawnInOurs(await readFacesOfTitle(page))]).toEqual([path, false]);
        bring();
        await eventually(ARRIVES_S, () => haveLetters(page));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        expect([path, isDrawnInOurs(await readFacesOfTitle(page))]).toEqual([path, true]);
        const moved = await page.evaluate<number>('moved');
        expect([path, moved <= MOVES_AT_MOST ? 'nothing moves' : moved]).toEqual([path, 'nothing moves']);
        expect([path, visitor.complaints]).toEqual([path, []]);
        await visitor.leave();
      }
    },
    JOURNEY_MS,
  );
});
