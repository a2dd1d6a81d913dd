import { describe, expect, it } from '@jest/globals';
import { Person } from './support/browser.js';
import { fourVariants, eachVariant, variantsToRun } from './support/variants.js';
import { eventually } from './support/members.js';
import { inFocus, markedAt, stay, stayed } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { arriveAsNewcomer } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 120_000;
const [baseURL = ''] = productUrls();

describe('the warning at the entry', () => {
  const stage = onStage();

  it.each(variantsToRun(fourVariants, 2))(
    `warns a visitor once, before any script is fetched, in ${eachVariant} [#52] [#112]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const visitor = await Person.arrive(stage.browser, { ...variant, baseURL, isFirst: true });
      const { page } = visitor;
      const scripts: string[] = [];
      page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
      const warning = page.getByRole('dialog', { name: t('common:entry.title') });
      await page.goto('/');
      await warning.waitFor();
      expect(await inFocus(page, warning)).toBe(true);
      await warning.getByText(t('common:entry.adults', { site: 'Second Spring', min_age: 18 })).waitFor();
      expect(scripts).toEqual([]);
      expect(await visitor.barriers()).toEqual([]);

      // The rest is asleep: neither the keyboard nor a screen reader gets behind it.
      expect(await page.getByRole('link', { name: t('common:nav.login') }).evaluate((link) => link.closest('[inert]') !== null)).toBe(true);
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer') ?? null)).toBeNull();
      }

      await stay(page);
      await page.keyboard.press('Escape');
      await warning.waitFor({ state: 'hidden' });
      // By the first script at once, by the app a moment later, if that was there already.
      await eventually(5, () => inFocus(page, page.locator('#page-title')));
      await page.waitForFunction(() => !document.querySelector('[data-closes], [inert]'));
      expect(await stayed(page)).toBe(true);
      expect(Math.abs((await markedAt(visitor, 'skip-site-entry')) - Date.now())).toBeLessThan(60_000);

      await page.reload();
      await page.getByRole('link', { name: t('common:nav.login') }).waitFor();
      expect(await warning.count()).toBe(0);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it('lets the warning be closed by each of its buttons, and the page about cookies be read before [#52] [#112]', async () => {
    const t = wordsOf('en');
    for (const button of [t('common:action.close'), t('common:entry.understood')]) {
      const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL, isFirst: true });
      const { page } = visitor;
      const warning = page.getByRole('dialog', { name: t('common:entry.title') });
      await page.goto('/members?min_age=60');
      await warning.getByRole('link', { name: t('common:entry.cookies_link') }).click();
      await page.getByRole('heading', { level: 1, name: t('common:footer.cookies') }).waitFor();
      expect(await warning.count()).toBe(0);
      await page.goBack();
      await warning.waitFor();
      await stay(page);
      await warning.getByRole('button', { name: button }).click();
      await warning.waitFor({ state: 'detached' });
      expect(await stayed(page)).toBe(true);
      expect(page.url()).toMatch(/\/members\?min_age=60$/);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    }
  });

  it('closes the warning without a script, and comes back to the same page [#112]', async () => {
    const context = await stage.browser.newContext({ baseURL, locale: 'en', javaScriptEnabled: false });
    const page = await context.newPage();
    const warning = page.getByRole('dialog');
    await page.goto('/pricing?ref=x');
    await warning.getByRole('button').last().click();
    await page.waitForURL(/\/pricing\?ref=x$/);
    expect(await warning.count()).toBe(0);
    await context.close();
  });

  it('does not warn members, nor anybody in the installed app [#112]', async () => {
    const member = await arriveAsNewcomer(stage.browser, { lang: 'en', width: 390, baseURL, isFirst: true });
    await member.page.goto('/pricing');
    expect(await member.page.getByRole('dialog').count()).toBe(0);
    await member.leave();

    const app = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL, isFirst: true });
    await app.page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await app.page.goto('/');
    await app.page.getByRole('dialog').waitFor({ state: 'hidden' });
    // The app comes with the first key; a pointer that did not move before is none.
    await app.page.keyboard.press('Tab');
    await app.page.waitForFunction(() => !document.querySelector('[data-closes], [inert]'));
    expect(await app.page.getByRole('dialog').count()).toBe(0);
    await app.leave();
  });
});
