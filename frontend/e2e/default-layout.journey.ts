import { describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { localeFacts, locales } from '#contracts';
import { siteUrl } from '../../apps/api/src/product/site.fixture.js';
import { Person, witnessed, type Visit } from './support/browser.js';
import { inFocus, stay, stayed } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { newcomer } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 120_000;
const [baseURL = ''] = productUrls();

const looks = [
  { lang: 'en', width: 1_280, dark: false },
  { lang: 'en', width: 390, dark: true },
  { lang: 'nl', width: 390, dark: false },
  { lang: 'nl', width: 1_280, dark: true },
] as const;
const inEachLook = '$lang at $width px, dark: $dark';

async function marker(person: Person, name: string): Promise<number> {
  const cookies = await person.context.cookies();
  return Number(cookies.find((cookie) => cookie.name === name)?.value);
}

/** A person who has signed up and not confirmed the address yet. */
async function arriveAsNewcomer(browser: Browser, visit: Visit): Promise<Person> {
  const person = await Person.arrive(browser, visit);
  const { request } = person.context;
  const read = async (path: string): Promise<unknown> => (await request.get(path)).json();
  const { settings } = (await read('/api/settings')) as { settings: { terms_version: string } };
  const { towns } = (await read('/api/towns?country=NL&q=amersfoort')) as { towns: { id: number }[] };
  const { email, password, name, gender } = newcomer('Wilhelmina', 'female');
  const account = { email, password, name, gender, sought_sex: 'male', date_of_birth: '1961-05-24', language: visit.lang };
  const data = { ...account, country: 'NL', town_id: towns[0]?.id, terms_version: settings.terms_version };
  const answer = await request.post('/api/signup', { data });
  expect(answer.ok()).toBe(true);
  return person;
}

describe('the default layout', () => {
  const stage = onStage();

  it('is the home page in Dutch on a Dutch domain, calm, and from one host alone, whatever the browser speaks [#20]', async () => {
    const baseURL = siteUrl(stage.product, 'nl');
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL, isFirst: true });
    const { page } = visitor;
    const hosts = new Set<string>();
    page.on('request', (request) => void hosts.add(new URL(request.url()).host));
    await witnessed([visitor], async () => {
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
    });
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each(looks)(
    `warns a visitor once, before any script is fetched, in ${inEachLook} [#52] [#112]`,
    async (look) => {
      const t = wordsOf(look.lang);
      const visitor = await Person.arrive(stage.browser, { ...look, baseURL, isFirst: true });
      const { page } = visitor;
      const scripts: string[] = [];
      page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
      const warning = page.getByRole('dialog', { name: t('common:entry.title') });
      await witnessed([visitor], async () => {
        await page.goto('/');
        await warning.waitFor();
        expect(await inFocus(page, warning)).toBe(true);
        await warning.getByText(t('common:entry.adults', { site: 'Second Spring', min_age: 18 })).waitFor();
        expect(scripts).toEqual([]);
        expect(await visitor.barriers()).toEqual([]);

        // The rest is asleep: neither the keyboard nor a screen reader gets behind it.
        expect(await page.getByRole('link', { name: t('common:nav.login') }).evaluate((link) => link.closest('[inert]') !== null)).toBe(
          true,
        );
        for (let press = 0; press < 8; press += 1) {
          await page.keyboard.press('Tab');
          expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer') ?? null)).toBeNull();
        }

        await stay(page);
        await page.keyboard.press('Escape');
        await warning.waitFor({ state: 'hidden' });
        expect(await inFocus(page, page.locator('#page-title'))).toBe(true);
        await page.waitForFunction(() => !document.querySelector('[data-closes], [inert]'));
        expect(await stayed(page)).toBe(true);
        expect(Math.abs((await marker(visitor, 'skip-site-entry')) - Date.now())).toBeLessThan(60_000);

        await page.reload();
        await page.getByRole('link', { name: t('common:nav.login') }).waitFor();
        expect(await warning.count()).toBe(0);
      });
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
      await witnessed([visitor], async () => {
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
      });
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
    await app.page.getByRole('link', { name: wordsOf('en')('common:nav.login') }).hover();
    await app.page.waitForFunction(() => !document.querySelector('[data-closes], [inert]'));
    expect(await app.page.getByRole('dialog').count()).toBe(0);
    await app.leave();
  });

  it('has bar, content, footer and the disclaimer in the chosen language, and the footer for the United States in English only [#52] [#62]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
    const { page } = visitor;
    await witnessed([visitor], async () => {
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
    });
    await visitor.leave();
  });

  it.each(looks)(
    `asks a newcomer to confirm the address and to add a photo, and takes the photo, in ${inEachLook} [#52] [#99] [#100] [#103]`,
    async (look) => {
      const t = wordsOf(look.lang);
      const me = await arriveAsNewcomer(stage.browser, { ...look, baseURL });
      const { page } = me;
      await me.context.addCookies([{ name: 'locale', value: look.lang, url: baseURL }]);
      const reminder = page.getByRole('region', { name: t('banners:activation.title') });
      const photoAlert = page.getByRole('region', { name: t('banners:photo.title') });
      await witnessed([me], async () => {
        await page.goto('/members');
        await reminder.waitFor();
        await photoAlert.waitFor();
        await page.locator('article').first().waitFor();
        expect(await reminder.getByRole('link').getAttribute('href')).toBe('/complete-signup');
        expect(await me.barriers()).toEqual([]);
        for (const quiet of ['/complete-signup', '/signup-matches']) {
          await page.goto(quiet);
          await page.getByRole('heading', { level: 1 }).waitFor();
          expect((await reminder.count()) + (await photoAlert.count())).toBe(0);
        }

        // On a phone, right after a sign-up elsewhere, it is a dialog.
        await page.goto('/chats?api_signup_complete=1');
        const dialog = page.getByRole('dialog', { name: t('banners:activation.title') });
        if (look.width < 768) {
          await dialog.waitFor();
          expect(await me.barriers()).toEqual([]);
          await dialog.getByRole('button', { name: t('common:action.close') }).click();
          await page.waitForURL(/\/chats$/);
        }
        await reminder.waitFor();
        expect(await dialog.count()).toBe(0);

        // A file that is no photo is refused in words; a photo shows itself.
        const chooser = photoAlert.locator('input[type=file]');
        await chooser.setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Bert') });
        expect((await photoAlert.getByRole('alert').innerText()).length).toBeGreaterThan(10);
        const picture = sharp({ create: { width: 900, height: 1_100, channels: 3, background: { r: 90, g: 140, b: 130 } } });
        await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
        const done = page.getByRole('region', { name: t('banners:photo.done') });
        await done.waitFor({ timeout: 30_000 });
        await done.getByRole('img', { name: t('banners:photo.alt') }).waitFor();
        await page.reload();
        await reminder.waitFor();
        expect((await photoAlert.count()) + (await done.count())).toBe(0);
      });
      expect(me.complaints.filter((words) => !words.includes('415'))).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it('puts the alert about the photo aside for a week [#100] [#103]', async () => {
    const t = wordsOf('en');
    const me = await arriveAsNewcomer(stage.browser, { lang: 'en', width: 390, baseURL });
    const { page } = me;
    const photoAlert = page.getByRole('region', { name: t('banners:photo.title') });
    await witnessed([me], async () => {
      await page.goto('/chats');
      await photoAlert.getByRole('button', { name: t('common:action.close') }).click();
      await photoAlert.waitFor({ state: 'detached' });
      expect(Math.abs((await marker(me, 'hide-enrich-alert')) - Date.now())).toBeLessThan(60_000);
      const [cookie] = (await me.context.cookies()).filter(({ name }) => name === 'hide-enrich-alert');
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
      await page.goto('/members');
      await page.getByRole('region', { name: t('banners:activation.title') }).waitFor();
      expect(await photoAlert.count()).toBe(0);
    });
    expect(me.complaints).toEqual([]);
    await me.leave();
  });
});
