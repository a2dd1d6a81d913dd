import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { webManifest, offlinePageAddress } from '#contracts';
import { LossyProxy } from '../../apps/tools/src/chaos/lossy-proxy.js';
import { eventually, signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [target = ''] = productUrls();
const dutch = offlinePageAddress('nl', { text: '100', colours: 'device', motion: 'device' });

/** Every address that the browser keeps for the site in a cache of its workers. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => url.slice(location.origin.length));
  });
/** The worker is at work, and has the page for its reader. */
const untilKept = (page: Page, address: string) =>
  eventually(
    10,
    async () => (await keptIn(page)).join() === address && (await page.evaluate(() => navigator.serviceWorker.controller !== null)),
  );
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe('the site as an app', () => {
  const stage = onStage();
  const { product } = stage;
  let wire: LossyProxy;
  beforeAll(async () => {
    wire = await LossyProxy.before(target, () => false);
  });
  afterAll(() => wire.close());

  it('says in the language of the member, in the dark too, that there is no connection, and goes on to the page that was asked for [#E26]', async () => {
    const t = wordsOf('nl');
    const anna = await product.member({ language: 'nl' });
    const me = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, dark: true, baseURL: wire.url, hasWorker: true });
    const { page, context } = me;
    await page.goto('/likes/given');
    await untilKept(page, dutch);
    await page.goto('/chats');
    await page.locator('#page-title').waitFor();
    expect(await keptIn(page)).toEqual([dutch]);
    const ofMembers = await background(page);

    const noConnection = page.getByRole('heading', { level: 1, name: t('offline:title') });
    // What the page still fetches fails as it does without a network, so that it stays.
    await context.setOffline(true);
    wire.cut();
    await page.goto('/members?page=2');
    await noConnection.waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('nl');
    expect(await background(page)).toBe(ofMembers);
    expect(await me.barriers()).toEqual([]);

    // The device has its network back, the site is still away: nothing goes round in circles, and the button says how it is.
    await Promise.all([page.waitForEvent('load'), context.setOffline(false)]);
    await noConnection.waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('common:action.try_again'));
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(t('offline:still')).waitFor();
    wire.mend();
    await page.keyboard.press('Enter');
    await page.locator('#page-title').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/members?page=2');

    await context.setOffline(true);
    await page.goto('/likes/given');
    await noConnection.waitFor();
    await context.setOffline(false);
    // By itself: by what the device says, or because the site answers again.
    await page.locator('#page-title').waitFor({ timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe('/likes/given');
    await me.leave();
  });

  it('can be put among the apps of a device, and leaves nothing of a member behind after the log-out [#E26] [#108]', async () => {
    const t = wordsOf('en');
    const [anna, bert] = [await product.member({ language: 'en' }), await product.member({ gender: 'male' })];
    const chat = await product.chatOf(bert, anna);
    for (const words of ['Good morning', 'Are you there?']) await product.send(bert, chat, words);
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL: target, hasWorker: true });
    const { page, context } = me;
    await context.addInitScript(() => {
      const badges: number[] = [];
      Object.assign(window, { badges });
      Object.assign(Navigator.prototype, {
        setAppBadge: async (count: number) => void badges.push(count),
        clearAppBadge: async () => void badges.push(0),
      });
    });
    const badge = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
    await page.goto('/likes/given');
    await page.waitForFunction(() => document.title.startsWith('(2) '));
    expect(await badge()).toBe(2);

    const devtools = await context.newCDPSession(page);
    const { url, data, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${target}/manifest.webmanifest?lang=en`);
    expect(webManifest.parse(JSON.parse(data ?? ''))).toMatchObject({ lang: 'en', display: 'standalone' });
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);

    await untilKept(page, offlinePageAddress('en', { text: '100', colours: 'device', motion: 'device' }));
    for (const path of [`/chats/${chat}`, '/profile', '/members']) await page.goto(path);
    expect((await keptIn(page)).filter((address) => !address.startsWith('/offline?'))).toEqual([]);
    await page.getByRole('banner').locator('summary').last().click();
    await page.getByRole('button', { name: t('common:nav.logout') }).click();
    await page.waitForURL((now) => now.pathname === '/');
    expect((await keptIn(page)).filter((address) => !address.startsWith('/offline'))).toEqual([]);
    expect(await badge()).toBe(0);
    await me.leave();
  });

  it('says that a new version is out, and takes it over without losing an unsaved text, or with the next screen [#E26]', async () => {
    const t = wordsOf('en');
    const anna = await product.member({ language: 'en' });
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL: target, hasWorker: true });
    const { page, context } = me;
    await context.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data));
    });
    await page.goto('/profile');
    await page.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0);
    // The worker belongs to the version that this page runs.
    const entry = await page.evaluate(() => /import\('([^']+)'\)/.exec(document.documentElement.innerHTML)?.[1]);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([{ type: 'version', entry }]);
    const notice = page.getByRole('region', { name: /new version/ });
    expect(await notice.count()).toBe(0);

    const basics = page.locator('section').filter({ has: page.getByRole('heading', { name: t('own:basics.title'), exact: true }) });
    const about = page.locator('[name=about]');
    await basics.getByRole('button', { name: t('own:change_what', { what: t('own:basics.title') }) }).click();
    await about.fill('I love the sea and long walks');
    const newVersion = () =>
      page.evaluate(() =>
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'version', entry: '/assets/next.js' } })),
      );
    await newVersion();
    await notice.waitFor();
    expect(await me.barriers()).toEqual([]);
    page.once('dialog', (question) => void question.accept());
    await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: t('common:update.action') }).click()]);
    await basics.getByRole('button', { name: t('own:change_what', { what: t('own:basics.title') }) }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('[name=about]')?.value === 'I love the sea and long walks',
    );

    await page.goto('/likes/given');
    // Until the page listens.
    await eventually(10, async () => {
      await newVersion();
      return notice.isVisible();
    });
    await notice.getByRole('button', { name: t('common:update.later') }).click();
    expect(await notice.count()).toBe(0);
    await Promise.all([page.waitForEvent('load'), page.locator('nav a[href="/chats"]').filter({ visible: true }).click()]);
    expect(new URL(page.url()).pathname).toBe('/chats');
    await me.leave();
  });
});
