import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Person } from './support/browser.js';
import { eachVariant, variantsToRun } from './support/variants.js';
import { eventually, signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
/** A window of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };
const variants = [
  { lang: 'fi', width: 320, dark: false },
  { lang: 'nl', width: 320, dark: true },
] as const;
const JOURNEY_MS = 120_000;
const SETTLED_S = 5;

const tooWide = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - document.documentElement.clientWidth);

/** Whether what has the focus by the keyboard can be read and pressed: within the window, with nothing over its middle, and not smaller than a finger. */
async function isInReach(action: Locator): Promise<boolean> {
  await action.focus();
  return eventually(SETTLED_S, () =>
    action.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // A card is pressed anywhere.
      const { height } = (element.closest('article') ?? element).getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const within = left >= -1 && right <= window.innerWidth + 1 && top >= -1 && bottom <= window.innerHeight + 1;
      return within && height >= 43.5 && hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
    }),
  );
}

describe('a window of 1280 px at 400 %', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(variantsToRun(variants))(
    `shows a visitor whole pages without a sideways way, and the main action of each in reach, in ${eachVariant} [#E18]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const visitor = await Person.arrive(stage.browser, { ...variant, baseURL });
      await visitor.context.addCookies([{ name: 'locale', value: variant.lang, url: baseURL }]);
      const { page } = visitor;
      await page.setViewportSize(zoomed);
      const main = page.getByRole('main');
      const actions: readonly (readonly [string, Locator])[] = [
        ['/', main.getByRole('link', { name: t('home:signup'), exact: true }).first()],
        ['/signup', main.locator('[type=submit]')],
        ['/login', main.locator('[type=submit]')],
        ['/pricing', main.locator('a[href="/signup"]')],
        [`/landers/gallery/${variant.lang}`, main.getByRole('link', { name: t('home:signup'), exact: true }).first()],
        [`/landers/alonetonight/${variant.lang}`, main.getByRole('link', { name: t('home:signup'), exact: true }).first()],
      ];
      for (const [path, action] of actions) {
        await page.goto(path);
        expect([path, await tooWide(page), await isInReach(action)]).toEqual([path, 0, true]);
        expect([path, await page.locator('#page-title, h1').first().isVisible()]).toEqual([path, true]);
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it.each(variantsToRun(variants))(
    `lets a member search and write: no sideways way, the people, the conversations and the button that sends in reach, in ${eachVariant} [#E18]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const anna = await product.member();
      const bert = await product.member({ gender: 'male', credits: 50, paid: true });
      const chat = await product.chatOf(bert, anna);
      await product.send(bert, chat, 'Good morning, how was your walk along the harbour yesterday?');
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = me;
      await page.setViewportSize(zoomed);
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: new RegExp(`^${t('chat:composer.send')}`) });
      const actions: readonly (readonly [string, Locator])[] = [
        ['/members', main.locator('article a').first()],
        ['/chats', main.locator(`a[href="/chats/${chat}"]`)],
        [`/chats/${chat}`, main.locator('textarea')],
        [`/chats/${chat}`, send],
      ];
      for (const [path, action] of actions) {
        if (new URL(page.url()).pathname !== path) await page.goto(path);
        await action.waitFor();
        expect([path, await tooWide(page), await isInReach(action)]).toEqual([path, 0, true]);
      }
      await main.locator('textarea').fill('It was lovely.');
      await send.click();
      await main.getByText('It was lovely.', { exact: true }).waitFor();
      await me.leave();
    },
    JOURNEY_MS,
  );
});
