import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Person } from './support/browser.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { countVisits, inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();

/** Where what does not start answers to no hand, and nobody waits for that. */
const leadTo = (page: Page, path: string) => page.evaluate((to) => window.location.assign(to), path);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** After a release the files of the version before it are gone. */
const takeAway = (page: Page, file: RegExp) => page.route(file, (route) => route.fulfill({ status: 404, body: '' }));

describe('a page whose files are gone', () => {
  const stage = onStage();
  const { product } = stage;
  let anna: Member;
  beforeAll(async () => {
    anna = await product.member();
  });

  it('loads the page once more when its files are gone after a release, then says what is the matter, with message and status [#158] [#55]', async () => {
    const t = wordsOf('en');
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL, hasWorker: false });
    const { page } = me;
    const visits = countVisits(page);
    // No fetching ahead: the file of the next screen is not there yet.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/likes/given');
    await title(page).waitFor();
    await takeAway(page, /\/assets\/chats-[^/]*\.js/);
    const toChats = () => page.getByRole('banner').locator('a[href="/chats"]').click();
    await Promise.all([page.waitForEvent('load'), toChats()]);
    await page.waitForFunction(() => sessionStorage.getItem('chunk-reload') !== null && 'interactive' in document.documentElement.dataset);
    await title(page).waitFor();
    expect(visits()).toBe(2);
    await toChats();
    await page.getByRole('heading', { level: 1, name: t('errors:broken_title') }).waitFor();
    await page.getByText(t('errors:broken_status', { message: t('errors:broken_message'), status: 500 })).waitFor();
    expect(visits()).toBe(2);
    await eventually(2, () => inFocus(page, title(page)));
    expect(await me.barriers()).toEqual([]);

    await page.unroute(/\/assets\/chats-[^/]*\.js/);
    await page.getByRole('link', { name: t('errors:reload') }).click();
    await page.waitForURL(/\/chats$/);
    await page.getByRole('navigation', { name: t('common:nav.main') }).waitFor();
    await me.leave();
  });

  it.each([
    ['its own file', /\/assets\/likes-[^/]*\.js/, 'broken_title'],
    ['the file of all member screens', /\/assets\/MemberRoot-[^/]*\.js/, 'broken_title'],
    ['the file of the app itself', /\/assets\/entry-client-[^/]*\.js/, 'last_resort'],
  ] as const)(
    'loads a page once more whose files are gone before it stands, then says what is the matter: %s [#158] [#159]',
    async (_which, file, says) => {
      const t = wordsOf('nl');
      const me = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, baseURL, hasWorker: false });
      const { page } = me;
      await page.goto('/members');
      const visits = countVisits(page);
      await takeAway(page, file);
      await leadTo(page, '/likes/given');
      await page.getByRole('heading', { level: 1, name: t(`errors:${says}`) }).waitFor();
      expect(visits()).toBe(2);

      // The file is there again: the way on leads through the server.
      await page.unroute(file);
      await page.getByRole('link', { name: t('errors:home'), exact: true }).click();
      await page.getByRole('navigation', { name: t('common:nav.main') }).waitFor();
      await me.leave();
    },
  );

  it('leaves a page for visitors as it is when the app does not come: it can be read, and its links lead on [#159]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL, hasWorker: false });
    const { page } = visitor;
    const visits = countVisits(page);
    const entry = /\/assets\/entry-client-[^/]*\.js/;
    let failures = 0;
    await page.route(entry, (route) => {
      failures += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/login');
    const words = await page.getByRole('main').innerText();
    // The app is asked for with the first intent; the page that comes in its place may be a newer one.
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Shift')]);
    await page.keyboard.press('Shift');
    await eventually(10, () => failures === 2);
    expect([visits(), await page.getByRole('main').innerText()]).toEqual([2, words]);
    await page.getByRole('main').locator('a[href="/reset-password"]').click();
    await page.waitForURL(/\/reset-password$/);
    await visitor.leave();
  });

  it('says what is the matter when the start of a page fails in any other way, with the way home [#159]', async () => {
    const t = wordsOf('de');
    const me = await signedIn(stage.browser, anna, { lang: 'de', width: 390, baseURL, hasWorker: false });
    const { page } = me;
    await page.goto('/members');
    await page.route('**/likes/given', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/(id="boot"[^>]*>)\{/, '$1{{') });
    });
    await leadTo(page, '/likes/given');
    await page.getByRole('heading', { level: 1, name: t('errors:last_resort') }).waitFor();
    expect(await page.getByRole('link', { name: t('errors:home') }).getAttribute('href')).toBe('/');
    await me.leave();
  });

  it.each([
    ['that is asked for first', false],
    ['while others are fetched ahead', true],
  ])('keeps what is being written when a file is missing %s, and does not go round in circles [#E26]', async (_, fetchesAhead) => {
    const t = wordsOf('en');
    const [carla, bert] = [await product.member({ language: 'en' }), await product.member({ name: 'Bertolt', gender: 'male' })];
    const chat = await product.chatOf(bert, carla);
    await product.send(bert, chat, 'Good morning');
    const me = await signedIn(stage.browser, carla, { lang: 'en', width: 1_280, baseURL, fetchesAhead, hasWorker: false });
    const { page } = me;
    const visits = countVisits(page);
    let isFetchingAhead = false;
    let bring = (): void => undefined;
    const brought = new Promise<void>((resolve) => (bring = resolve));
    await page.route(/\/assets\/members-id-[^/]*\.js/, async (route) => {
      isFetchingAhead = true;
      await brought;
      await route.abort().catch(() => undefined);
    });
    await takeAway(page, /\/assets\/EmojiDialog-[^/]*\.js/);
    await page.goto(`/chats/${chat}`);
    const composer = page.getByLabel(t('chat:composer.label', { name: 'Bertolt' }));
    await composer.fill('A long letter');
    if (fetchesAhead) await page.mouse.move(200, 200);
    await eventually(10, () => isFetchingAhead === fetchesAhead);
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: t('chat:emoji.button') }).click();
    await again;
    bring();
    await composer.waitFor();
    await eventually(10, async () => (await composer.inputValue()) === 'A long letter');
    expect(visits()).toBe(2);
    await me.leave();
  });
});
