import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { locales } from '#contracts';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const variants = [
  ['en', 1_280],
  ['nl', 390],
] as const;

/** The two colours of the palette. */
const warning = 'rgb(122, 74, 0)';
const danger = 'rgb(155, 28, 28)';

/** The bar with the places: at the top on a desktop, at the bottom on a phone. */
const bar = (page: Page, t: ReturnType<typeof wordsOf>) =>
  page.getByRole('navigation', { name: t('common:nav.main') }).filter({ visible: true });

describe('the top bar', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(variantsToRun(variants))('shows a visitor the way in and the languages, in %s at %i px [#59]', async (lang, width) => {
    const t = wordsOf(lang);
    const visitor = await Person.arrive(stage.browser, { lang, width, baseURL });
    await visitor.context.addCookies([{ name: 'locale', value: lang, url: baseURL }]);
    const { page } = visitor;
    const header = page.getByRole('banner');
    await page.goto('/pricing');
    expect(await bar(page, t).count()).toBe(0);
    await header.locator('summary').click();
    expect(await header.locator('button[name=language]').count()).toBe(11);
    await header.getByRole('link', { name: t('common:nav.login') }).click();
    await page.waitForURL(/\/login$/);
    expect(await visitor.barriers()).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each(variantsToRun(variants.toReversed()))(
    'shows a free member the places, what is new there, and the way to premium, in %s at %i px [#57] [#108] [#162]',
    async (lang, width) => {
      const t = wordsOf(lang);
      const anna = await product.member();
      const bert = await product.member({ credits: 200, paid: true });
      const chat = await product.chatOf(bert, anna);
      for (let each = 1; each <= 101; each += 1) await product.send(bert, chat, `Message ${each}`);
      const me = await signedIn(stage.browser, anna, { lang, width, baseURL });
      const { page } = me;
      // Also on a page that comes without a script.
      await page.goto('/pages/terms');
      const places = bar(page, t);
      expect(await places.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        '/members',
        '/chats',
        '/likes',
        '/premium',
      ]);
      const messages = places.getByRole('link', { name: t('common:nav.messages') });
      expect(await messages.innerText()).toContain('99+');
      expect(await messages.textContent()).toContain(t('common:nav.unread_other', { count: 101 }));
      expect(await page.title()).toMatch(/^\(101\) /);
      await places.getByRole('link', { name: width < 600 ? t('common:nav.premium_short') : t('common:nav.premium') }).click();
      await page.waitForURL(/\/premium$/);
      await page.getByRole('heading', { level: 1, name: t('common:nav.premium') }).waitFor();
      expect(await places.locator('[aria-current=page]').getAttribute('href')).toBe('/premium');
      // What is only for people who bought credits before leads back here.
      await page.goto('/credits/repeat-order');
      await page.waitForURL(/\/premium$/);
      expect(await me.barriers()).toEqual([]);
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
  );

  it('stays where it is when a number comes, which stands at the corner of its icon [#57] [#58]', async () => {
    const t = wordsOf('en');
    const [anna, bert] = [await product.member(), await product.member({ credits: 200, paid: true })];
    const chat = await product.chatOf(bert, anna);
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL });
    const { page } = me;
    await page.goto('/members');
    const links = bar(page, t).getByRole('link');
    const places = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON() as object));
    const before = await places();
    await product.send(bert, chat, 'Hello');
    const badge = bar(page, t).getByText('1', { exact: true });
    await badge.waitFor();
    expect(await places()).toEqual(before);
    const [icon, number] = await Promise.all([
      bar(page, t)
        .getByRole('link', { name: t('common:nav.messages') })
        .locator('svg')
        .boundingBox(),
      badge.locator('..').boundingBox(),
    ]);
    expect((number?.y ?? 0) + (number?.height ?? 0)).toBeLessThan((icon?.y ?? 0) + (icon?.height ?? 0));
    expect(number?.x ?? 0).toBeGreaterThan(icon?.x ?? 0);
    expect(await me.barriers()).toEqual([]);
    await me.leave();
  });

  it('stands in one row on a desktop of 1280 px in every language, with room between the name, the places and the tools [#57]', async () => {
    const me = await signedIn(stage.browser, await product.member(), { lang: 'en', width: 1_280, baseURL });
    const { page } = me;
    const found: string[] = [];
    for (const locale of locales) {
      await me.context.addCookies([{ name: 'locale', value: locale, url: baseURL }]);
      await page.goto('/pages/terms');
      const seen = await page.evaluate(() => {
        const bar = document.querySelector('header > div');
        const box = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
        const [brand, places, tools] = [box(bar?.querySelector(':scope > a')), box(bar?.querySelector('nav')), box(bar?.lastElementChild)];
        return {
          lang: document.documentElement.lang,
          before: Math.round(places.left - brand.right),
          after: Math.round(tools.left - places.right),
          lower: Math.round(Math.abs(tools.top + tools.bottom - places.top - places.bottom) / 2),
        };
      });
      const isFine = seen.lang === locale && seen.before >= 24 && seen.after >= 24 && seen.lower < 8;
      if (!isFine) found.push(JSON.stringify({ locale, ...seen }));
    }
    expect(found).toEqual([]);
    await me.leave();
  });

  it('shows who bought credits how many are left: quietly above ten, then as a warning, then in red [#57] [#58] [#49] [#162]', async () => {
    const t = wordsOf('en');
    const rich = await product.member({ credits: 11, paid: true });
    const me = await signedIn(stage.browser, rich, { lang: 'en', width: 1_280, baseURL });
    const { page } = me;
    await page.goto('/premium');
    await page.waitForURL(/\/credits\/repeat-order$/);
    const link = bar(page, t).getByRole('link', { name: /credit/i });
    await link.waitFor();
    expect(await link.innerText()).toBe(t('common:nav.credits_count_other', { count: 11 }));
    for (const [left, colour] of [
      [10, warning],
      [1, warning],
      [0, danger],
    ] as const) {
      await product.sql(`update payments.wallet set balance = $2 where member_id = $1`, [rich.id, left]);
      await page.reload();
      const badge = link.locator('span', { hasText: String(left) }).first();
      await badge.waitFor();
      expect(await badge.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(colour);
    }
    expect(me.complaints).toEqual([]);
    await me.leave();
  });

  it('has Back in the installed app alone, and only where a list lies behind [#60]', async () => {
    const t = wordsOf('en');
    const anna = await product.member();
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL });
    const { page } = me;
    const back = page.getByRole('banner').getByRole('button', { name: t('common:nav.back') });
    await page.goto('/likes');
    await page.goto('/likes/given');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await back.count()).toBe(0);
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await page.goto('/likes/received');
    await back.click();
    await page.waitForURL(/\/likes\/given$/);
    await page.goto('/chats');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await back.count()).toBe(0);
    await me.leave();
  });

  it('offers the language everywhere but where the address is confirmed, and as a page without a script [#40] [#61] [#153]', async () => {
    const t = wordsOf('en');
    const wilma = await product.newcomer();
    const me = await signedIn(stage.browser, wilma, { lang: 'en', width: 1_280, baseURL });
    const { page } = me;
    const header = page.getByRole('banner');
    const choice = header.getByRole('group').locator('summary').filter({ hasText: 'English' });
    await page.goto('/chats');
    await header.locator('summary').first().waitFor();
    expect(await header.locator('button[name=language]').count()).toBe(11);
    await page.goto('/complete-signup');
    await page.getByRole('heading', { level: 1, name: wordsOf('en')('activation:title') }).waitFor();
    expect(await header.locator('button[name=language]').count()).toBe(0);
    expect(await choice.count()).toBe(0);
    // Nor in the footer, nor under Me on a phone.
    expect(await page.locator('button[name=language], a[href="/lang-config"]').count()).toBe(0);
    await me.leave();

    const context = await stage.browser.newContext({ baseURL, locale: 'en', javaScriptEnabled: false });
    await context.addCookies([{ name: 'skip-site-entry', value: '1', url: baseURL }]);
    const plain = await context.newPage();
    await plain.goto('/lang-config');
    await plain.getByRole('main').getByRole('button', { name: 'Suomi' }).click();
    expect(await plain.locator('html').getAttribute('lang')).toBe('fi');
    expect(await plain.getByRole('heading', { level: 1 }).innerText()).not.toBe(t('common:display.language'));
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365);
    await context.close();
  });

  it('leads to the members after the login and home after the logout [#48]', async () => {
    const t = wordsOf('en');
    const anna = await product.member();
    const person = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
    const { page } = person;
    const enter = async () => {
      await page.getByLabel(t('auth:login.email')).fill(anna.email);
      await page.locator('[name=password]').fill(anna.password);
      await page.getByRole('main').locator('[type=submit]').click();
    };
    await page.goto('/chats');
    await page.waitForURL(/\/login\?next=%2Fchats$/);
    await enter();
    await page.waitForURL(/\/chats$/);
    // The session has ended before the answer is here: what the page asks meanwhile is refused, and leads nowhere.
    await page.evaluate(() =>
      document.addEventListener('submit', () => setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 100)),
    );
    await page.route('**/logout', async (route) => {
      const refusal = page.waitForResponse((response) => response.url().includes('/api/chats') && response.status() === 403);
      const answer = await route.fetch({ maxRedirects: 0 });
      await refusal;
      await route.fulfill({ response: answer });
    });
    await page.getByRole('banner').locator('summary').last().click();
    await page.getByRole('button', { name: t('common:nav.logout') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.login') })
      .click();
    await enter();
    await page.waitForURL(/\/members$/);
    expect(person.complaints.filter((complaint) => !complaint.includes('403'))).toEqual([]);
    await person.leave();
  });

  it('writes a phone number in groups and dials it without blanks and dashes [#133]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
    await visitor.page.goto('/pricing');
    const phone = visitor.page.getByRole('contentinfo').locator('a[href^="tel:"]');
    expect(await phone.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
    expect(await phone.innerText()).toMatch(/\d\u00a0\d/);
    await visitor.leave();
  });
});
