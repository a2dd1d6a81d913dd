import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Person } from './support/browser.js';
import { eachVariant, variantsToRun, twoVariants } from './support/variants.js';
import { eventually, signedIn, type Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();

/** The tab is looked at again: it asks for news at once. One that has heard them already is on its way, and its page is gone. */
const lookAgain = (page: Page) =>
  page
    .evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    .catch((fault: Error) => {
      if (!fault.message.includes('Execution context was destroyed')) throw fault;
    });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

describe('when something goes wrong', () => {
  const stage = onStage();
  const { product } = stage;
  let anna: Member;
  beforeAll(async () => {
    anna = await product.member();
  });

  it.each(variantsToRun(twoVariants.toReversed()))(
    `says that there is no network and how old the screen is, and comes back by itself, in ${eachVariant} [#123]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page, context } = me;
      const notice = page.getByRole('status').filter({ hasText: t('common:connection.offline') });
      await page.goto('/likes/given');
      await title(page).waitFor();
      await context.setOffline(true);
      await notice.waitFor();
      expect(await notice.innerText()).toMatch(/\d\d:\d\d/);
      expect(await me.barriers()).toEqual([]);
      await context.setOffline(false);
      await notice.waitFor({ state: 'detached' });
      await me.leave();
    },
  );

  it('says that the site cannot be reached after two lost answers, and asks until it can [#123] [#152]', async () => {
    const t = wordsOf('en');
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL });
    const { page } = me;
    let asked = 0;
    await page.route(/\/api\//, (route) => {
      if (new URL(route.request().url()).pathname === '/api/ready') asked += 1;
      return asked < 2 ? route.fulfill({ status: 503, body: 'away' }) : route.continue();
    });
    await page.goto('/likes/given');
    const notice = page.getByText(t('common:connection.unreachable'));
    await notice.waitFor();
    // It is asked every five seconds, and the first time in vain.
    await notice.waitFor({ state: 'detached', timeout: 20_000 });
    await title(page).waitFor();
    expect(asked).toBeGreaterThanOrEqual(2);
    await me.leave();
  });

  it('logs out in every tab when the session has ended, and not because of another refusal [#115]', async () => {
    const t = wordsOf('en');
    const bert = await product.member();
    const me = await signedIn(stage.browser, bert, { lang: 'en', width: 1_280, baseURL });
    const { page, context } = me;
    const second = await context.newPage();
    // The browser asks for this list itself; others come with their page.
    await page.route(/\/api\/blocks/, (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body: '{"error":"forbidden","message":"No"}' }),
    );
    await page.goto('/settings/blocked');
    await page.getByText('No', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/blocked');
    await page.unroute(/\/api\/blocks/);
    await page.goto('/members?min_age=60');
    await second.goto('/likes/given');
    await title(second).waitFor();

    await second.getByRole('banner').locator('summary').last().click();
    await second.getByRole('button', { name: t('common:nav.logout') }).click();
    await second.waitForURL((url) => url.pathname === '/');
    await lookAgain(page);
    await page.waitForURL(/\/login\?next=%2Fmembers%3Fmin_age%3D60/);
    await me.leave();
  });

  it('shows nothing of the member of before when another one has logged in in a second tab [#115]', async () => {
    const [carl, dora] = [await product.member({ name: 'Carl' }), await product.member({ name: 'Dora' })];
    const me = await signedIn(stage.browser, carl, { lang: 'en', width: 1_280, baseURL });
    const { page, context } = me;
    await page.goto('/likes/given');
    await page.getByRole('banner').getByText('Carl').waitFor();
    const answer = await context.request.post('/api/user', { data: { email: dora.email, password: dora.password } });
    expect(answer.ok()).toBe(true);
    await lookAgain(page);
    await page.getByRole('banner').getByText('Dora').waitFor();
    expect(await page.getByText('Carl').count()).toBe(0);
    await me.leave();
  });

  it('has a page for the failure of the error page, with the way home [#159]', async () => {
    const t = wordsOf('nl');
    const me = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, baseURL });
    const { page } = me;
    await page.route('**/likes', async (route) => {
      const answer = await route.fetch();
      // Every screen needs the settings, the error page too.
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"settings":{', '"unsettled":{') });
    });
    await page.goto('/likes');
    await page.getByRole('heading', { level: 1, name: t('errors:last_resort') }).waitFor();
    expect(await page.getByRole('link', { name: t('errors:home') }).getAttribute('href')).toBe('/');
    await me.leave();
  });

  it('shows a line while a slow screen is on its way, and none for a quick one [#164]', async () => {
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL });
    const { page } = me;
    const line = page.locator('[data-loading]');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      new MutationObserver(() => {
        if (document.querySelector('[data-loading]')) Object.assign(window, { lineSeen: true });
      }).observe(document, { subtree: true, childList: true });
    });
    let bring = (): void => undefined;
    const brought = new Promise<void>((resolve) => (bring = resolve));
    await page.route(/\/assets\/chats-[^/]*\.js/, async (route) => {
      await brought;
      await route.continue();
    });
    await page.goto('/likes/given');
    await title(page).waitFor();
    await page.getByRole('link', { name: /./ }).and(page.locator('a[href="/likes/matches"]')).click();
    await page.waitForURL(/matches/);
    expect(await page.evaluate(() => 'lineSeen' in window)).toBe(false);
    await page.getByRole('banner').locator('a[href="/chats"]').click();
    await line.waitFor();
    bring();
    await page.waitForURL(/\/chats$/);
    await line.waitFor({ state: 'detached' });
    await me.leave();
  });

  it("fetches the likely next screens once somebody uses the page: until then the network is the open screen's [#164]", async () => {
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL, fetchesAhead: true });
    const { page } = me;
    const asked: string[] = [];
    // However long a busy machine takes: the ten seconds of who only reads are not over.
    await page.addInitScript((readingMs) => {
      const wait = window.setTimeout;
      window.setTimeout = ((act: () => void, ms?: number) => (ms === readingMs ? 0 : wait(act, ms))) as typeof window.setTimeout;
    }, 10_000);
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto('/likes/given');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /\/assets\/chats-id-/.test(url))).toEqual([]);
    const [next] = await Promise.all([page.waitForRequest(/\/assets\/chats-id-[^/]*\.js/), page.mouse.move(200, 200)]);
    expect(next.resourceType()).toBe('script');
    await me.leave();
  });

  it('counts a page that nobody sees any more, and, where the link asked for it, that nothing was pressed on it [#107] [#146]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
    const { page } = visitor;
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('page-hidden')) told.push(new URL(request.url()).search);
    });
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    const times = async (kind: string) =>
      Number(
        (
          await product.sql<{ times: string }>(
            `select coalesce(sum(times), 0) as times from site.page_count where kind = $1 and page = 'pricing'`,
            [kind],
          )
        )[0]?.times,
      );
    const before = { hidden: await times('hidden'), bounced: await times('bounced') };
    await page.goto('/pricing?lb=1');
    await hide();
    await page.goto('/pages/terms');
    await hide();
    await page.goto('/pricing');
    await hide();
    // Each of the three pages has told it.
    await eventually(10, () => told.length >= 3);
    expect(told.filter(Boolean)).toEqual(['?lb=1']);
    await eventually(15, async () => (await times('bounced')) > before.bounced);
    expect(await times('bounced')).toBe(before.bounced + 1);
    expect(await times('hidden')).toBeGreaterThanOrEqual(before.hidden + 1);
    await visitor.leave();
  });
});
