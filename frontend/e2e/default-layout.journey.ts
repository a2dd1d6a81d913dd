import { describe, expect, it } from '@jest/globals';
import { localeFacts, locales } from '#contracts';
import { siteUrl } from '#testing-product';
import { Person } from './support/browser.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();

describe('the default layout', () => {
  const stage = onStage();

  it('is the home page in Dutch on a Dutch domain, calm, and from one host alone, whatever the browser speaks [#20]', async () => {
    const baseURL = siteUrl(stage.product, 'nl');
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL, isFirst: true });
    const { page } = visitor;
    const hosts = new Set<string>();
    page.on('request', (request) => void hosts.add(new URL(request.url()).host));
    await page.goto('/');
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    expect(await page.title()).toMatch(/\b50\b/);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).waitFor();

    // The largest thing is not one that moves by itself; nothing is fetched from anywhere else, also not once the app is there.
    expect(await page.locator('[aria-roledescription=carousel], video, iframe, marquee').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react')));
    const before = await page.getByRole('main').boundingBox();
    const text = await page.getByRole('main').innerText();
    await page.waitForLoadState('networkidle');
    expect([await page.getByRole('main').boundingBox(), await page.getByRole('main').innerText()]).toEqual([before, text]);
    expect([...hosts]).toEqual([new URL(baseURL).host]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('has bar, content, footer and the disclaimer in the chosen language, and the footer for the United States in English only [#52] [#62]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
    const { page } = visitor;
    for (const locale of locales) {
      const t = wordsOf(locale);
      await visitor.context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
      await page.goto('/');
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(localeFacts[locale].name).toBe(await page.locator('header summary').first().innerText());
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const footer = await page.getByRole('contentinfo').innerText();
      expect(footer).toContain(t('common:footer.disclaimer', { site: 'Second Spring', min_age: 18 }));
      expect(footer.includes(t('common:footer.us'))).toBe(locale === 'en');
    }
    await visitor.leave();
  });
});
