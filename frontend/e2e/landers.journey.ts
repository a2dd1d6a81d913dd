import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { landerNames } from '#contracts';
import { owned, siteUrl } from '#testing-product';
import { demoPassword } from '../../apps/tools/src/start/demo-logins.js';
import { Person } from './support/browser.js';
import { pointer } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { named, newcomer, signUp } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 240_000;
const [home = ''] = productUrls();
const brought = 'network={abc}&ref=friend&aff_sub=one&sub2={two}&sub_3=three';
const all = ['tinderswipe', ...landerNames].map((name) => `/landers/${name}`);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
/** How far the page can be moved to the side in a window of this width. */
const tooWide = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};
const arrivals = [
  { width: 1_280, site: 'es', from: '/landers/video', to: '/landers/video/bdsm-es', lang: 'es', words: 'video', niche: 'bdsm' },
  {
    width: 390,
    site: 'the first site',
    from: '/landers/alonetonight/eng',
    to: '/landers/alonetonight/eng',
    lang: 'en',
    words: 'alone',
    niche: 'all',
  },
] as const;
const requestsElsewhere = (page: Page, baseURL: string): string[] => {
  const found: string[] = [];
  page.on(
    'request',
    (request) =>
      void (
        request
          .url()
          .replace(/^blob:/, '')
          .startsWith(baseURL) || found.push(request.url())
      ),
  );
  return found;
};

describe('the landers', () => {
  const stage = onStage();
  const { product } = stage;
  beforeAll(async () => stage.atEnd(await owned(product, { es: { niche: 3 } })));

  it.each(variantsToRun(arrivals))(
    '$from speaks the language of its slug and of its niche, leads to the sign-up in that language, and where the visit came from is on the new member, at $width px [#17] [#44] [#51] [V9]',
    async ({ width, site, from, to, lang, words, niche }) => {
      const t = wordsOf(lang);
      const baseURL = site === 'es' ? siteUrl(product, 'es') : home;
      // The browser speaks another language than the lander.
      const visitor = await Person.arrive(stage.browser, { lang: 'nl', width, baseURL });
      const { page } = visitor;
      const elsewhere = requestsElsewhere(page, baseURL);
      await page.goto(`${from}?${brought}`);
      expect(new URL(page.url()).pathname).toBe(to);
      await heading(page, t(`landers:${words}.title`));
      await page.getByText(t(`home:niche.${niche}.title`), { exact: true }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await visitor.barriers()).toEqual([]);

      // The app comes with the first touch; before it, the button is a link.
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
      await named(page.getByRole('main'), t('home:signup')).click();
      await heading(page, t('signup:start.title'));
      expect(await page.getByRole('dialog').count()).toBe(width < 768 ? 0 : 1);
      const me = newcomer('Annelore', 'female');
      await signUp(page, t, me, pointer, async () => undefined);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect([visitor.complaints, elsewhere]).toEqual([[], []]);

      const office = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL: home });
      await letIn(office, product, staffOf('owner'));
      const [row] = await product.sql<{ id: string }>('select id from auth.account where email = $1', [me.email]);
      await office.page.goto(`/admin/members/${row?.id}/show`);
      await office.page.getByText(me.email).first().waitFor();
      const facts = await office.page.getByRole('main').innerText();
      for (const value of ['abc', 'friend', 'one', 'two', 'three']) expect(facts).toMatch(new RegExp(`\\b${value}\\b`));
      expect(facts).not.toMatch(/[{}]/);
      await Promise.all([visitor.leave(), office.leave()]);
    },
    JOURNEY_MS,
  );

  it.each(variantsToRun([390, 1_280]))(
    'have no barrier, no message, no request to others and no sideways scrolling, at %i and 320 px [#44] [#54]',
    async (width) => {
      const visitor = await Person.arrive(stage.browser, { lang: 'de', width, baseURL: home, dark: width < 768 });
      const { page } = visitor;
      const elsewhere = requestsElsewhere(page, home);
      for (const path of all) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        // The app comes with the first touch, and finds the same page.
        await page.keyboard.press('Tab');
        await page.waitForFunction(() => 'interactive' in document.documentElement.dataset);
        expect([path, await visitor.barriers()]).toEqual([path, []]);
        expect([path, await page.locator('header nav').count(), await page.locator('footer').count()]).toEqual([path, 0, 1]);
        expect([path, await tooWide(page, 320)]).toEqual([path, 0]);
        expect([path, visitor.complaints, elsewhere]).toEqual([path, [], []]);
      }
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it('work without a script: the cards, the fading drawings, the film and the way to the sign-up [#44]', async () => {
    const t = wordsOf('nl');
    const context = await stage.browser.newContext({ baseURL: home, locale: 'nl', javaScriptEnabled: false });
    await context.addCookies([{ name: 'skip-site-entry', value: String(Date.now()), url: home }]);
    const page = await context.newPage();

    await page.goto('/landers/tinderswipe');
    for (const answer of ['yes', 'no', 'no', 'yes', 'no', 'no'] as const)
      await page.getByRole('link', { name: t(`landers:swipe.${answer}`) }).click();
    await page.getByRole('heading', { name: t('landers:swipe.liked') }).waitFor();
    expect(await page.locator('#card li').allInnerTexts()).toEqual([t('landers:scenes.walk'), t('landers:scenes.read')]);
    await page.getByRole('link', { name: t('landers:swipe.again') }).click();
    await page.getByText(t('landers:swipe.card', { number: 1, cards: 6 })).waitFor();

    await page.goto('/landers/transitionsvideolanding');
    const cooking = page.getByRole('img', { name: t('landers:scenes.cook') });
    expect(await cooking.isVisible()).toBe(false);
    await page.getByText(t('landers:day.afternoon'), { exact: true }).click();
    await cooking.waitFor();
    await page.getByRole('img', { name: t('landers:scenes.coffee') }).waitFor({ state: 'hidden' });

    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/landers/video');
    expect(asked).not.toContain('/film/moments.mp4');
    expect(await page.locator('video[controls] track[default]').getAttribute('srclang')).toBe('nl');
    expect(await page.locator('track').count()).toBe(11);
    await page
      .getByRole('link', { name: t('home:signup') })
      .first()
      .click();
    await heading(page, t('signup:start.title'));
    await context.close();
  });

  it(
    'about a member show one who allows it, each in its own way, and lead to that member’s sign-up [#25]',
    async () => {
      const t = wordsOf('en');
      const host = product.visitor();
      await host.post('/api/user').send({ email: 'member-43@demo.example', password: demoPassword }).expect(200);
      const { user } = (await host.get('/api/user')).body as { user: { id: string; profile: { name: string; age: number } } };
      const [name = ''] = user.profile.name.split(' ');
      const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL: home });
      const { page } = visitor;
      const allow = (on: boolean) => host.put('/api/privacy').send({ switch: 'shown_to_visitors', on }).expect(200);
      const ideas = [
        ['landing', 'landing', 'questions'],
        ['landing2', 'landing2/eng', 'steps'],
        ['landing3/she-auto', 'landing3/she-eng', 'seen'],
      ] as const;
      await allow(false);
      for (const [from] of ideas) expect((await page.request.get(`/members/${user.id}/${from}`)).status()).toBe(404);
      await allow(true);
      for (const [from, to, idea] of ideas) {
        await page.goto(`/members/${user.id}/${from}?ref=x`);
        expect(new URL(page.url()).pathname).toBe(`/members/${user.id}/${to}`);
        await heading(page, t(`landers:${idea}.title`, { name }));
        expect(await visitor.barriers()).toEqual([]);
        expect(await tooWide(page, 320)).toBe(0);
      }
      await named(page.getByRole('main'), t('landers:member.next', { name })).click();
      await heading(page, t('signup:from.title', { name, age: user.profile.age }));
      await allow(false);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );
});
