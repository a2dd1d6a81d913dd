import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { locales } from '#contracts';
import { Person } from './support/browser.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const variants = [
  ['nl', 390],
  ['en', 1_280],
] as const;
const largest = '150';
/** Of a phone's window, so that the page begins where it is looked at. */
const mostOfHeader = 0.25;

/** Whatever is wider than its own box or stands beside the window, and whose words are hidden by that. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, li, dt, dd')]
      .filter((element) => element.getClientRects().length > 0 && element.innerText.trim() !== '')
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const hides = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        return hides || box.right > document.documentElement.clientWidth + 1 || box.left < -1;
      })
      .map((element) => element.innerText.slice(0, 40)),
  );

describe('the home page of visitors', () => {
  const stage = onStage();

  it.each(variants)(
    'says for whom the site is, how it works, what it costs, how it stays honest and who answers, and leads on, in %s at %i px [#21]',
    async (lang, width) => {
      const t = wordsOf(lang);
      const visitor = await Person.arrive(stage.browser, { lang, width, baseURL });
      await visitor.context.addCookies([{ name: 'locale', value: lang, url: baseURL }]);
      const { page } = visitor;
      const main = page.getByRole('main');
      await page.goto('/');
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.title()).toMatch(/50/);
      expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain(t('home:title_2'));
      const { settings } = (await (await page.request.get('/api/settings')).json()) as { settings: Record<string, number> };
      const costs = t('home:cost_text', {
        messages: settings['free_messages'] ?? '',
        conversations: settings['free_conversations'] ?? '',
      });
      const lead = `${t('home:lead')} ${t('home:lead_free')} ${t('home:lead_renews')}`;
      for (const said of [lead, t('home:honest_text'), t('home:help_text'), t('home:step_4_text'), `${t('home:cost_free')} ${costs}`])
        expect([said, await main.getByText(said, { exact: true }).isVisible()]).toEqual([said, true]);
      for (const [words, address] of [
        [t('home:cost_link'), '/pricing'],
        [t('home:signup'), '/signup'],
      ] as const) {
        const link = main.getByRole('link', { name: words, exact: true }).first();
        expect(await link.getAttribute('href')).toBe(address);
        expect((await page.request.get(address)).status()).toBe(200);
      }
      expect(await visitor.barriers()).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it('keeps its header below a quarter of a phone and every word whole with the largest letters, and its lines within the grid of a large window, in every language [#21] [#E18]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
    const { page } = visitor;
    for (const locale of locales) {
      await visitor.context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await page.evaluate((size) => void (document.documentElement.dataset['text'] = size), largest);
      const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: Infinity };
      expect([locale, height / 844 > mostOfHeader ? height : 'fits']).toEqual([locale, 'fits']);
      expect([locale, await cutOff(page)]).toEqual([locale, []]);
      await page.setViewportSize({ width: 1_920, height: 1_080 });
      expect([locale, await cutOff(page)]).toEqual([locale, []]);
      await page.evaluate(() => void (document.documentElement.dataset['text'] = '100'));
      const edges = await page.evaluate(() => {
        const left = (element: Element | null | undefined) => Math.round(element?.getBoundingClientRect().left ?? -1);
        return { brand: left(document.querySelector('header a[href="/"]')), title: left(document.querySelector('h1')) };
      });
      expect([locale, Math.abs(edges.brand - edges.title) <= 16, edges]).toEqual([locale, true, edges]);
    }
    await visitor.leave();
  });
});
