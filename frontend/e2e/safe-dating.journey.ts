import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { Person } from './support/browser.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();

describe('the pages that help', () => {
  const stage = onStage();

  it.each(['safety', 'accessibility'] as const)(
    'have %s in every language, with the phone of the support line, and on paper the text alone [#E11] [#E13]',
    async (name) => {
      const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
      const { page } = visitor;
      const titles = new Set<string>();
      for (const locale of locales) {
        const t = wordsOf(locale);
        await visitor.context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
        await page.emulateMedia({ media: 'screen' });
        await page.goto(`/pages/${name}`);
        const title = page.getByRole('heading', { level: 1, name: t(`pages:${name}.title`) });
        await title.waitFor();
        titles.add(await page.title());
        expect(
          await page
            .getByRole('contentinfo')
            .getByRole('link', { name: t(`common:footer.${name}`) })
            .count(),
        ).toBe(1);
        expect(await page.getByRole('main').locator('a[href^="tel:"]').first().isVisible()).toBe(true);

        await page.emulateMedia({ media: 'print' });
        expect([await page.locator('header').first().isVisible(), await page.locator('footer').isVisible()]).toEqual([false, false]);
        expect([await title.isVisible(), await page.getByRole('main').locator('a[href^="tel:"]').first().isVisible()]).toEqual([
          true,
          true,
        ]);
        await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)');
      }
      expect(titles.size).toBe(locales.length);
      await page.emulateMedia({ media: 'screen' });
      expect(await visitor.barriers()).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );
});
