import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page, Route } from 'playwright-core';
import { longTalk } from './support/long-talk.js';
import { variantsToRun, twoVariants } from './support/variants.js';
import { eventually, isLong, signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { asForMembers, onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const MANY = isLong ? 10_000 : 400;
const MOST_BUBBLES = 200;

const phone = { width: 390, height: 844, parts: [0, 1, 0, 0] };
const desk = { width: 1_280, height: 900, parts: [1, 0, 0, 0] };
/** Both of them; the one that the story goes on in comes last. */
const windows = (last: number) => (last === phone.width ? [desk, phone] : [phone, desk]);

const message = (page: Page, words: string) => page.locator('main section ol li').filter({ has: page.getByText(words, { exact: true }) });
const box = (page: Page) => page.locator('main [role=region][tabindex="0"]');
/** By how much the page and its main part go beyond the window. */
const overhang = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollHeight - window.innerHeight,
    main: Math.round((document.querySelector('main')?.getBoundingClientRect().bottom ?? Number.NaN) - window.innerHeight),
  }));
const topOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN;

describe('a long conversation', () => {
  // Only of very many messages the figures that are told below say something.
  const stage = onStage(...(isLong ? [asForMembers] : []));
  const { product } = stage;

  it.each(variantsToRun(twoVariants))(
    'has the whole window, opens at the line of the new messages, stays to the pixel when older ones come, and leads back to the newest, in $lang at $width px [#26] [#53] [#68]',
    async (variant) => {
      const t = wordsOf(variant.lang);
      const { anna, bert, chat } = await longTalk(product, 100);
      // Nothing is asked of her but a photo.
      await product.sql(`update visibility.member_standing set paid = true where member_id = $1`, [anna.id]);
      for (const words of ['Fresh one', 'Fresh two']) await product.send(bert, chat, words);
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = me;
      let waiting: Route | undefined;
      await page.route(/messages\?.*before=/, (route) => {
        if (waiting) return route.fallback();
        waiting = route;
      });
      await page.goto(`/chats/${chat}`);
      const line = page.getByText(t('chat:thread.new_messages'), { exact: true });
      await line.waitFor();
      await message(page, 'Fresh two').waitFor();
      const photoAlert = page.getByRole('region', { name: t('banners:photo.title') });
      const around = [
        page.getByRole('banner'),
        page.getByRole('link', { name: t('chat:thread.back') }),
        page.getByRole('contentinfo'),
        photoAlert,
      ];
      const partsAround = () => Promise.all(around.map((part) => part.count()));
      // The bar of a desktop, the way back on a phone, and nothing else around it: no banner, no footer, no page that scrolls.
      for (const { width, height, parts } of windows(variant.width)) {
        await page.setViewportSize({ width, height });
        // The layout follows the window a frame later.
        await eventually(5, async () => isDeepStrictEqual([await partsAround(), await overhang(page)], [parts, { page: 0, main: 0 }]));
      }

      expect(await line.evaluate((element) => element.closest('section')?.querySelector('li')?.innerText)).toContain('Fresh one');

      // The older page is held back until the reader has found a place.
      await box(page).evaluate((element) => element.scrollTo({ top: 300 }));
      await eventually(10, () => waiting !== undefined);
      const place = message(page, 'no 66');
      await place.waitFor();
      const before = await topOf(place);
      await waiting?.continue();
      await message(page, 'no 58').waitFor({ state: 'attached' });
      expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(1);

      await product.send(bert, chat, 'While you read');
      const newest = page.getByRole('button', { name: t('chat:thread.new_count_one', { count: 1 }) });
      await newest.waitFor();
      expect(Math.abs((await topOf(place)) - before)).toBeLessThanOrEqual(1);
      expect(await me.barriers()).toEqual([]);
      await newest.click();
      await message(page, 'While you read').waitFor();
      await newest.waitFor({ state: 'detached' });
      // The line stays until the conversation is left.
      expect(await line.count()).toBe(1);
      await page.goto('/chats');
      await photoAlert.waitFor();
      await page.getByRole('link', { name: /Bertolt/ }).click();
      await message(page, 'While you read').waitFor();
      expect(await line.count()).toBe(0);
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
  );

  it('says in sight of who waits at its top that older messages did not come, and fetches them at the next press [#26]', async () => {
    const t = wordsOf('en');
    const { anna, chat } = await longTalk(product, 100);
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL });
    const { page } = me;
    const older = /messages\?.*before=/;
    const failed = { status: 422, contentType: 'application/json', body: JSON.stringify({ error: 'generic', message: 'Not now' }) };
    let waiting: Route | undefined;
    await page.route(older, (route) => void (waiting = route));
    await page.goto(`/chats/${chat}`);
    await message(page, 'no 100').waitFor();
    await eventually(10, async () => {
      await box(page).evaluate((element) => element.scrollTo({ top: 0 }));
      return waiting !== undefined && (await message(page, 'no 61').isVisible());
    });
    await waiting?.fulfill(failed);
    const notice = page.getByText('Not now');
    await notice.waitFor();
    await eventually(5, async () => (await topOf(notice)) >= (await topOf(box(page))));
    await page.unroute(older);
    await page.getByRole('button', { name: t('chat:thread.older') }).click();
    await message(page, 'no 60').waitFor();
    expect(await notice.count()).toBe(0);
    await me.leave();
  });

  it('leaves who is still on the way up where they are when older messages did not come, and says it when they come to rest there [#26]', async () => {
    const t = wordsOf('en');
    const { anna, chat } = await longTalk(product, 100);
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL });
    const { page } = me;
    let waiting: Route | undefined;
    await page.route(/messages\?.*before=/, (route) => void (waiting = route));
    await page.goto(`/chats/${chat}`);
    await message(page, 'no 100').waitFor();
    await eventually(10, async () => {
      await box(page).evaluate((element) => element.scrollTo({ top: 300 }));
      return waiting !== undefined;
    });
    await waiting?.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ error: 'generic', message: 'Not now' }),
    });
    const notice = page.getByText('Not now');
    await notice.waitFor();
    const again = page.getByRole('button', { name: t('chat:thread.older') });
    const isNoticeInSight = async () => (await topOf(notice)) >= (await topOf(box(page)));
    expect(await isNoticeInSight()).toBe(false);
    // Until the button stands at the top of the window: the notice above it is out of sight.
    const rest = async () => {
      const way = (await topOf(again)) - (await topOf(box(page))) - 8;
      await box(page).evaluate(
        (element, by) =>
          new Promise((resolve) => {
            element.addEventListener('scrollend', () => requestAnimationFrame(resolve), { once: true });
            element.scrollBy({ top: by });
          }),
        way,
      );
    };
    await rest();
    await eventually(5, isNoticeInSight);
    // Once said is enough.
    await rest();
    expect(await isNoticeInSight()).toBe(false);
    await me.leave();
  });

  it('of very many messages scrolls from its end to its beginning and back and draws only what is near [#26]', async () => {
    const { anna, chat } = await longTalk(product, MANY);
    const me = await signedIn(stage.browser, anna, { lang: 'nl', width: 1_280, baseURL });
    const { page } = me;
    await page.goto(`/chats/${chat}`);
    await message(page, `no ${MANY}`).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    });
    const tasks = () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
    await box(page).hover();
    while ((await message(page, 'no 1').count()) === 0) await page.mouse.wheel(0, -1_200);
    const up = await tasks();
    while (!(await message(page, `no ${MANY}`).isVisible())) await page.mouse.wheel(0, 4_000);
    const down = await tasks();
    const bubbles = await page.locator('main section ol li').count();
    // How long the page is busy is a figure of the machine as well: told, not judged.
    process.stdout.write(
      `${MANY} messages: long tasks up ${JSON.stringify(up)}, down ${JSON.stringify(down)}; ${bubbles} bubbles drawn at the end\n`,
    );
    expect(bubbles).toBeLessThan(MOST_BUBBLES);
    await me.leave();
  }, 600_000);
});
