import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { locales, type Locale } from '#contracts';
import { photoOf } from '#testing-product';
import { isLong, signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const spoken: readonly Locale[] = isLong ? locales : ['de', 'pl', 'sv'];

/** Where the parts of the first person end, in pixels of the window; it ends itself where the bar at the bottom begins. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('main article');
    const endOf = (selector: string) =>
      Math.max(...[...(card?.querySelectorAll(selector) ?? [])].map((one) => one.getBoundingClientRect().bottom));
    const bar = [...document.querySelectorAll('nav')].map((one) => one.getBoundingClientRect()).findLast(({ height }) => height > 0);
    const buttons = [...(card?.querySelectorAll('button, a') ?? [])].filter((one) => one.getBoundingClientRect().height >= 48);
    return {
      photo: endOf('img'),
      name: endOf('h2'),
      buttons: Math.max(...buttons.slice(0, 2).map((one) => one.getBoundingClientRect().bottom)),
      window: Math.min(bar?.top ?? Infinity, window.innerHeight),
    };
  });

describe('the first hour of a member', () => {
  const stage = onStage();
  const { product } = stage;

  it('shows a whole person in the window of a phone, below what is asked of her, and the game its card and two buttons', async () => {
    const him = await product.member({ name: 'Bertolt', gender: 'male' });
    await photoOf(product, him);
    const anna = await product.newcomer({ sought_sex: 'male' });
    const cut: string[] = [];
    for (const { width, height, path } of [
      { width: 390, height: 844, path: '/members' },
      { width: 390, height: 844, path: '/swipe-game' },
      { width: 360, height: 640, path: '/swipe-game' },
    ]) {
      const me = await signedIn(stage.browser, anna, { lang: 'en', width, baseURL });
      const { page } = me;
      await page.setViewportSize({ width, height });
      for (const locale of spoken) {
        await me.context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
        await page.goto(path);
        await page.locator('main article h2').first().waitFor();
        const parts = await partsOf(page);
        const where = `${locale}, ${width} × ${height}, ${path}: ${JSON.stringify(parts)}`;
        if (!(parts.photo < parts.name && parts.name < parts.buttons && parts.buttons <= parts.window)) cut.push(where);
      }
      await me.leave();
    }
    expect(cut).toEqual([]);
  }, 120_000);

  it('shows people with a photo first, and whoever has none on a small card with the same two buttons', async () => {
    const him = await product.member({ name: 'Bertolt', gender: 'male' });
    await photoOf(product, him);
    // Found first: nobody was here later.
    const shy = await product.member({ name: 'Casper', gender: 'male' });
    const anna = await product.member({ sought_sex: 'male' });
    for (const width of [390, 1_280]) {
      const me = await signedIn(stage.browser, anna, { lang: 'en', width, baseURL });
      const { page } = me;
      await page.goto('/members');
      const linkTo = ({ id }: Member) => page.locator(`a[href="/members/${id}"]`);
      const cardOf = (member: Member) => page.locator('main article').filter({ has: linkTo(member) });
      await cardOf(shy).waitFor();
      await page.waitForLoadState('networkidle');
      const [face, small] = [await cardOf(him).boundingBox(), await cardOf(shy).boundingBox()];
      const list = page.locator('main ul').filter({ has: linkTo(shy) });
      const faces = await list.locator('article').evaluateAll((all) => all.map((card) => card.querySelector('img') !== null));
      expect(faces.indexOf(false)).toBe(faces.filter(Boolean).length);
      expect(small?.height).toBeLessThan((face?.height ?? 0) * 0.66);
      expect(await cardOf(shy).locator('a[href$="/chat"], button').count()).toBe(2);
      expect(await me.barriers()).toEqual([]);
      await me.leave();
    }
  });
});
