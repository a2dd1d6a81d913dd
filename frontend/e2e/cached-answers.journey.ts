import { describe, expect, it } from '@jest/globals';
import type { Page, Request, Response } from 'playwright-core';
import { locales } from '#contracts';
import type { Answer } from '#testing-product';
import { eventually, signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const MINUTE = 60_000;

/** Every question to the API that the page asks from now on, by path and query. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

/** Lets time pass on the page's clock, which stands still while an answer is on its way: nothing times out because the test is in a hurry. */
function patientClock(page: Page): (seconds: number) => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async (seconds) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      await page.clock.runFor(1_000);
      await eventually(10, () => open.size === 0);
    }
  };
}

describe('what a page knows', () => {
  const stage = onStage();
  const { product } = stage;

  it('of the member is asked once a minute: credits and premium of a purchase elsewhere show by themselves [#49] [#142]', async () => {
    const t = wordsOf('en');
    const anna = await product.member();
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 1_280, baseURL });
    const { page } = me;
    const asked = questions(page);
    const isUser = (response: Response) => new URL(response.url()).pathname === '/api/user';
    const pass = patientClock(page);
    const times = () => asked.filter((question) => question === '/api/user').length;
    await page.clock.install();
    // The jump of the clock must not cut off a socket that is still being opened.
    const opened = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto('/credits/repeat-order');
    await page.waitForURL(/\/premium$/);
    await opened;
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bar = page.getByRole('navigation', { name: t('common:nav.main') }).filter({ visible: true });
    await bar.getByRole('link', { name: t('common:nav.premium') }).waitFor();
    // The clock of the page stands still from here on, but for what the test lets pass.
    const [first] = await Promise.all([page.waitForResponse(isUser), page.clock.pauseAt(Date.now() + 2 * MINUTE)]);
    expect(await first.json()).toMatchObject({ user: { credits: 0, paid_user: false } });
    await product.sql(`select payments.credit($1, 50, 'adjustment', $1)`, [anna.id]);
    await product.sql(`update visibility.member_standing set paid = true where member_id = $1`, [anna.id]);
    await pass(1);
    const before = times();
    await pass(57);
    expect(times()).toBe(before);
    await Promise.all([page.waitForResponse(isUser), pass(4)]);
    expect(times()).toBe(before + 1);
    await page.clock.resume();
    await bar.getByRole('link', { name: t('common:nav.credits_count_other', { count: 50 }) }).waitFor();
    for (const process of [0, 1]) {
      const { body } = (await product.signedIn(anna, process).get('/api/user.php')) as Answer<{ user: object }>;
      expect(body.user).toMatchObject({ credits: 50, paid_user: true, free_conversations_left: null });
    }
    // Who has bought once finds the repeated order where premium was.
    await page.goto('/premium');
    await page.waitForURL(/\/credits\/repeat-order$/);
    expect(me.complaints).toEqual([]);
    await me.leave();
  });

  it('of the world is asked once: regions by country, under the word of the country; the company is in the page; words are those of one language [#20] [#91] [#150]', async () => {
    const t = wordsOf('nl');
    const anna = await product.member({ language: 'nl' });
    const me = await signedIn(stage.browser, anna, { lang: 'nl', width: 1_280, baseURL });
    const { page } = me;
    const asked = questions(page);
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
    });
    const filters = page.getByRole('dialog');
    const chooseCountry = async (country: string, word: string) => {
      await page.getByRole('button', { name: t('search:filters.all') }).click();
      await filters.locator('[name=country]').selectOption(country);
      await filters.getByLabel(word, { exact: true }).waitFor();
      await filters.locator('[name=countryregion] option').nth(5).waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await filters.waitFor({ state: 'detached' });
    };
    await page.goto('/members');
    for (const [country, word] of [
      ['CH', 'Kanton'],
      ['US', 'Staat'],
      ['NL', 'Provincie'],
      ['CH', 'Kanton'],
    ] as const)
      await chooseCountry(country, word);
    // Another screen and back: still known.
    await page
      .getByRole('link', { name: t('common:nav.likes') })
      .first()
      .click();
    await page.waitForURL(/\/likes/);
    await page
      .getByRole('link', { name: t('common:nav.search') })
      .first()
      .click();
    await chooseCountry('NL', 'Provincie');
    expect(asked.filter((question) => question.startsWith('/api/regions')).toSorted()).toEqual(
      ['CH', 'NL', 'US'].map((country) => `/api/regions?country=${country}`),
    );
    expect(asked.filter((question) => /companyinfo|settings/.test(question))).toEqual([]);
    const fetched = (await Promise.all(scripts)).join('\n');
    expect(locales.filter((locale) => fetched.includes(wordsOf(locale)('live:photos_asked')))).toEqual(['nl']);
    for (const path of ['/api/regions?country=NL', '/api/companyinfo', '/api/interests']) {
      const answer = await product.visitor().get(path.replace(/(\?|$)/, '.php$1'));
      expect([path, answer.status, answer.get('cache-control')]).toEqual([path, 200, expect.stringMatching(/^public, max-age=\d+/)]);
    }
    expect(me.complaints).toEqual([]);
    await me.leave();
  });
});
