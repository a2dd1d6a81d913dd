import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '#contracts';
import { photoOf } from '#testing-product';
import { holdScripts, MOVES_AT_MOST, scripts, watchMoves } from './support/before-scripts.js';
import { eachVariant, variantsToRun } from './support/variants.js';
import { eventually, isLong, signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const variants = [
  { lang: 'pl', width: 1_280, dark: true },
  { lang: 'nl', width: 390, dark: false },
] as const;
/** The longest words; with LONG=1 all. */
const spoken: readonly Locale[] = isLong ? locales : ['fi', 'pl'];
const JOURNEY_MS = 120_000;
const SOON_S = 10;
describe('the first people that a member sees', () => {
  const stage = onStage();
  const { product } = stage;
  const likesOf = (id: string) => product.sql<{ liked: string }>(`select liked from likes.member_like where liker = $1`, [id]);
  const likedBy = async (id: string) => (await likesOf(id))[0]?.liked;

  it.each(variantsToRun(variants))(
    `stand in the page before any script, with their photos; what is pressed then is done, and nothing moves when the app takes over: in ${eachVariant} [#4]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const anna = await product.member();
      for (let each = 0; each < 3; each += 1) await photoOf(product, await product.member({ gender: 'male' }));
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = me;
      await page.addInitScript({ content: watchMoves });
      const asked: string[] = [];
      page.on(
        'request',
        (request) => void (new URL(request.url()).pathname === '/api/members' && asked.push(new URL(request.url()).search)),
      );
      const release = await holdScripts(page);
      const cards = page.locator('main article');
      const hearts = page.locator('main article button');

      const opened = page.goto('/members');
      await cards.first().waitFor();
      const names = await cards.getByRole('heading').allInnerTexts();
      expect(names.length).toBeGreaterThanOrEqual(3);
      expect(await page.evaluate(() => 'interactive' in document.documentElement.dataset)).toBe(false);
      const photo = cards.locator('img').first();
      expect(await eventually(SOON_S, () => photo.evaluate((img: HTMLImageElement) => img.naturalWidth > 0))).toBe(true);
      const second = hearts.nth(1);
      const label = await second.getAttribute('aria-label');
      const href = await second.evaluate((button) => button.closest('article')?.querySelector('a')?.getAttribute('href'));
      await second.click();

      // Fonts that come late may move a line (late-fonts.journey.ts): from here on it is the app alone.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const movedBefore = await page.evaluate<number>('moved');
      release();
      await opened;
      const liked = page.locator(`main article:has(a[href="${href}"]) button[data-pressed]`);
      await liked.waitFor();
      expect(await liked.getAttribute('aria-label')).not.toBe(label);
      expect(await eventually(SOON_S, () => likedBy(anna.id))).toBe(href?.split('/').at(-1));
      expect((await cards.getByRole('heading').allInnerTexts()).slice(0, names.length)).toEqual(names);
      expect(asked.filter((query) => query === '')).toEqual([]);
      const moved = (await page.evaluate<number>('moved')) - movedBefore;
      expect(moved <= MOVES_AT_MOST ? 'nothing moves' : moved).toBe('nothing moves');
      expect(await me.barriers()).toEqual([]);

      // Somebody who chose something is shown those, and not the first ones of all.
      await page.unroute(scripts);
      await page.goto('/members?gender=female');
      await cards
        .first()
        .or(page.getByText(t('search:empty.title')))
        .first()
        .waitFor();
      expect(asked).toContain('?gender=female');
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it('can be written to and liked without scrolling on a laptop, and a like moves nothing, in the longest words too', async () => {
    // Nothing is asked of her: no banner stands above the people.
    const anna = await product.member({ paid: true, credits: 10 });
    await photoOf(product, anna);
    for (let each = 0; each < 3; each += 1) await product.member({ gender: 'male' });
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL });
    const { page } = me;
    await page.setViewportSize({ width: 1_280, height: 860 });
    for (const locale of spoken) {
      await me.context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
      await page.goto('/members');
      const first = page.locator('main article').first();
      await first.getByRole('button').first().waitFor();
      const lowest = await first
        .locator('a, button')
        .evaluateAll((actions) => Math.max(...actions.map((action) => action.getBoundingClientRect().bottom)));
      expect([locale, lowest <= 860 || lowest]).toEqual([locale, true]);
      const height = () => first.evaluate((card) => card.getBoundingClientRect().height);
      const before = await height();
      await first.getByRole('button').first().click();
      await first.locator('[data-pressed]').waitFor();
      expect([locale, (await height()) - before]).toEqual([locale, 0]);
      expect(await eventually(SOON_S, async () => (await likesOf(anna.id)).length === 1)).toBe(true);
      await product.sql(`delete from likes.member_like where liker = $1`, [anna.id]);
    }
    await me.leave();
  });

  it('can be read and opened where no script runs at all', async () => {
    const anna = await product.member();
    await product.member({ gender: 'male' });
    const [name = '', value = ''] = anna.cookie.split('=');
    const context = await stage.browser.newContext({ baseURL, locale: 'en', javaScriptEnabled: false });
    await context.addCookies([{ name, value, url: baseURL, httpOnly: true }]);
    const page = await context.newPage();
    await page.goto('/members');
    const link = page.locator('main article a').first();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${href}`);
    expect(href).toMatch(/^\/members\/[-\w]{36}$/);
    await context.close();
  });
});
