import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { locales, textSizes, type Locale } from '#contracts';
import { variantsToRun } from './support/variants.js';
import { eventually, isLong, signedIn } from './support/members.js';
import { placesOutOfReach } from './support/places.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
/** A phone upright, the smallest one, a phone that lies down, a laptop at 200 %, and one at 400 %. */
const windows = [
  [390, 844],
  [320, 640],
  [740, 360],
  [640, 400],
  [320, 256],
] as const;
/** The longest words below the five icons; with LONG=1 all. */
const spoken: readonly Locale[] = isLong ? locales : ['sv', 'pl'];
const JOURNEY_MS = 240_000;
const LONG_TEXT = 'The weather was lovely, so I walked to the lighthouse and thought of you all the way back';

/** Until they are drawn: what changes its size in passing has come to its end, however long a busy machine takes to begin. */
const withLetters = (page: Page, size: string) =>
  page.evaluate(async (text) => {
    document.documentElement.dataset['text'] = text;
    const frame = () => new Promise(requestAnimationFrame);
    const passing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await frame();
    // What follows its parent sets out anew while that is on its way, and arrives after it.
    for (let left = passing(); left.length > 0; left = passing()) {
      await Promise.allSettled(left.map(({ finished }) => finished));
      await frame();
    }
    await frame();
  }, size);

describe('low windows and large letters', () => {
  const stage = onStage();
  const { product } = stage;

  it(
    'have the five places in one bar, whose words follow the letters and are never cut, in the longest languages [#57] [#E18]',
    async () => {
      const anna = await product.member();
      const bert = await product.member({ credits: 200, paid: true });
      const chat = await product.chatOf(bert, anna);
      for (let each = 1; each <= 12; each += 1) await product.send(bert, chat, `Message ${each}`);
      const me = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL });
      const { page } = me;
      const found: string[] = [];
      for (const locale of spoken) {
        await me.context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
        await page.goto('/pages/terms');
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          const letters: number[] = [];
          for (const size of textSizes) {
            await withLetters(page, size);
            const bar = await page.evaluate(() => {
              const nav = [...document.querySelectorAll('nav')].find(
                (one) => one.querySelector('a[href="/chats"]') && one.offsetHeight > 0,
              );
              const spots = [...(nav?.querySelectorAll<HTMLElement>('li > a, summary') ?? [])].filter((spot) => spot.offsetHeight > 0);
              const boxes = spots.map((spot) => spot.getBoundingClientRect());
              const words = spots.map((spot) => {
                const range = document.createRange();
                range.selectNodeContents(spot.lastChild ?? spot);
                return range.getBoundingClientRect();
              });
              const meet = (one: DOMRect, two: DOMRect) =>
                one.left < two.right - 0.5 && two.left < one.right - 0.5 && one.top < two.bottom - 0.5 && two.top < one.bottom - 0.5;
              return {
                height: nav?.offsetHeight ?? 0,
                letters: Math.min(...spots.map((spot) => Number.parseFloat(getComputedStyle(spot).fontSize))),
                low: boxes.filter((box) => box.height < 43.5 || box.width < 43.5).length,
                cut: spots.filter((_spot, at) => {
                  const [box, word] = [boxes[at], words[at]];
                  return !box || !word || word.left < box.left - 0.5 || word.right > box.right + 0.5 || word.height > box.height;
                }).length,
                overlaps: boxes.filter((box, at) => boxes.slice(at + 1).some((other) => meet(box, other))).length,
              };
            });
            letters.push(bar.letters);
            const where = `${locale} ${width} × ${height} ${size}`;
            if (bar.low + bar.cut + bar.overlaps > 0) found.push(`${where}: ${JSON.stringify(bar)}`);
            if (bar.height > Math.max(height * 0.21, 62)) found.push(`${where}: ${bar.height} px high`);
          }
          found.push(...(await placesOutOfReach(page)).map((fault) => `${locale} ${width} × ${height}: ${fault}`));
          const [plain = 0, larger = 0, largest = 0] = letters;
          // On the smallest of windows the five words keep to one row.
          if (width > 320 && !(plain >= 17 && larger > plain && largest > larger))
            found.push(`${locale} ${width}: letters of ${letters.join(', ')} px`);
          if (width === 320 && height > 500 && !(plain >= 17 && larger > plain && largest > larger))
            found.push(`${locale} ${width}: letters of ${letters.join(', ')} px`);
        }
      }
      expect(found).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it('leave the whole conversation in sight, from its header to the tools below what one writes [#26] [#E18]', async () => {
    const [anna, bert] = [await product.member(), await product.member({ credits: 50, paid: true })];
    const chat = await product.chatOf(bert, anna);
    for (let each = 1; each <= 12; each += 1) await product.send(bert, chat, `Message ${each}`);
    const me = await signedIn(stage.browser, anna, { lang: 'nl', width: 740, baseURL });
    const { page } = me;
    await page.goto(`/chats/${chat}`);
    await page.locator('main section ol').getByText('Message 12', { exact: true }).waitFor();
    for (const [width, height] of [
      [740, 360],
      [640, 400],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const rest = () =>
        page.evaluate(() => {
          const bottoms = [...document.querySelectorAll('main form button, main form ~ * button, main textarea')].map(
            (one) => one.getBoundingClientRect().bottom,
          );
          return Math.round(window.innerHeight - Math.max(...bottoms));
        });
      // The margin below the tools may go, they may not. The layout follows the new window a moment later.
      expect([width, height, await eventually(5, async () => (await rest()) >= 0)]).toEqual([width, height, true]);
    }
    await me.leave();
  });

  it.each(
    variantsToRun([
      [740, 360],
      [640, 400],
    ]),
  )('never hide behind the bar what has the focus, at %i × %i px [#E18]', async (width, height) => {
    const anna = await product.member();
    const me = await signedIn(stage.browser, anna, { lang: 'nl', width, baseURL });
    const { page } = me;
    await me.context.addCookies([{ name: 'text', value: '150', url: baseURL }]);
    await page.setViewportSize({ width, height });
    for (const path of ['/settings/password', '/profile', '/members']) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await page.locator('main h1').focus();
      const seen = new Set<string>();
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab');
        let hidden: string | null = null;
        // A part of the page that arrives moves what has the focus: the browser brings it back a frame later.
        const inSight = async () => {
          hidden = await page.evaluate(() => {
            const here = document.activeElement;
            const nav = [...document.querySelectorAll('nav')].find((one) => one.querySelector('a[href="/chats"]') && one.offsetHeight > 0);
            if (!here || !nav || nav.contains(here) || here === document.body) return null;
            const [box, bar] = [here.getBoundingClientRect(), nav.getBoundingClientRect()];
            // What is taller than the window shows its beginning or its end.
            const tall = box.height > bar.top;
            return (tall ? box.top >= bar.top : box.bottom > bar.top + 1 || box.top < -1) ? here.outerHTML.slice(0, 80) : null;
          });
          return hidden === null;
        };
        if (!(await eventually(2, inSight)) && hidden) seen.add(hidden);
      }
      expect([path, ...seen]).toEqual([path]);
    }
    await me.leave();
  });

  it.each(variantsToRun([320, 390]))(
    'leave the list of conversations whole first names and two lines of text in the largest letters, at %i px [#26] [#E18]',
    async (width) => {
      const anna = await product.member();
      for (const name of ['Annelore', 'Wilhelmina', 'Bernadette']) {
        const other = await product.member({ name, gender: 'male', credits: 50, paid: true });
        const chat = await product.chatOf(other, anna);
        await product.send(other, chat, LONG_TEXT);
      }
      const me = await signedIn(stage.browser, anna, { lang: 'nl', width, baseURL });
      const { page } = me;
      await me.context.addCookies([{ name: 'text', value: '150', url: baseURL }]);
      await page.goto('/chats');
      const rows = page.locator('main li a[href^="/chats/"]');
      await rows.nth(2).waitFor();
      const seen = await rows.evaluateAll((all) =>
        all.map((row) => {
          const leaf = (words: RegExp) =>
            [...row.querySelectorAll<HTMLElement>('span')].find((span) => span.children.length === 0 && words.test(span.textContent));
          const [name, text] = [leaf(/^(Annelore|Wilhelmina|Bernadette)$/), leaf(/weather/)];
          const lines = (part?: HTMLElement) =>
            part ? Math.round(part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight)) : 0;
          return { name: name ? name.scrollWidth <= name.clientWidth + 1 : false, nameLines: lines(name), textLines: lines(text) };
        }),
      );
      expect(seen).toEqual([1, 2, 3].map(() => ({ name: true, nameLines: 1, textLines: 2 })));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await me.barriers()).toEqual([]);
      await me.leave();
    },
  );
});
