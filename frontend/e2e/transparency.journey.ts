import { describe, expect, it } from '@jest/globals';
import { Person } from './support/browser.js';
import { eachVariant, variantsToRun, twoVariants } from './support/variants.js';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;
const parts = ['members', 'who', 'ranking', 'figures', 'contact'] as const;

describe('how the house decides', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(variantsToRun(twoVariants))(
    `is read by a visitor, from the footer: who decides, how search orders, the figures of two years, and how to reach us, ${eachVariant} [#E12]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const visitor = await Person.arrive(stage.browser, { ...variant, baseURL });
      const { page } = visitor;
      await page.goto('/');
      await page.locator('footer a[href="/transparency"]').click();
      await page.getByRole('heading', { level: 1, name: t('transparency:title') }).waitFor();
      for (const part of parts) {
        await page
          .getByRole('link', { name: t(`transparency:${part}.title`), exact: true })
          .first()
          .click();
        expect(await page.evaluate(() => window.location.hash)).toBe(`#${part}`);
        expect(await page.locator(`#${part}`).getByRole('heading', { level: 2 }).innerText()).toBe(t(`transparency:${part}.title`));
      }
      await page.getByText(t('transparency:ranking.money')).waitFor();
      await page.getByText(t('transparency:who.two')).waitFor();
      expect(await page.locator('#contact a[href^="mailto:"]').count()).toBe(1);
      // A year has its figures, each table with a caption and headers, or says that there were none.
      const year = new Date().getUTCFullYear();
      for (const one of [year, year - 1]) {
        const figures = page.locator(`section[aria-labelledby="year-${one}"]`);
        const [tables, none] = [
          await figures.getByRole('table').count(),
          await figures.getByText(t('transparency:figures.none', { year: one })).count(),
        ];
        expect(tables > 0).toBe(none === 0);
        expect([await figures.locator('caption').count(), await figures.locator('thead th[scope=col]').count()]).toEqual([
          tables,
          2 * tables,
        ]);
      }
      expect(await visitor.barriers()).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it('is read without a script, and leads to a complaint [#E12]', async () => {
    const t = wordsOf('nl');
    const context = await stage.browser.newContext({ baseURL, locale: 'nl', javaScriptEnabled: false });
    await context.addCookies([{ name: 'skip-site-entry', value: String(Date.now()), url: baseURL }]);
    const page = await context.newPage();
    await page.goto('/transparency');
    await page.getByRole('heading', { level: 2, name: t('transparency:ranking.title') }).waitFor();
    expect(await page.title()).toContain(t('transparency:title'));
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(t('transparency:lead'));
    await page.getByRole('link', { name: t('transparency:members.complain_link') }).click();
    await page.getByRole('heading', { level: 1, name: t('complaints:title') }).waitFor();
    await context.close();
  });

  it('is one press away from the search results, at the part about their order [#E12]', async () => {
    const t = wordsOf('en');
    const anna = await product.member({ language: 'en' });
    const her = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL });
    await her.page.goto('/members');
    await her.page.getByRole('link', { name: t('search:order_link') }).click();
    await her.page.getByRole('heading', { level: 1, name: t('transparency:title') }).waitFor();
    expect(new URL(her.page.url()).hash).toBe('#ranking');
    await her.leave();
  });
});
