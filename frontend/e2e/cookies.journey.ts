import { describe, expect, it } from '@jest/globals';
import { cookies } from '#contracts';
import { Person } from './support/browser.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const listed = new Set(cookies.map(({ name }) => name));

describe('what stays in the browser', () => {
  const stage = onStage();

  it('is nothing but the cookies of the list, for a visitor and for a member, each no longer than it says [#45] [#E10]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL, isFirst: true });
    const { page, context } = visitor;
    const hosts = new Set<string>();
    page.on('request', (request) => void hosts.add(new URL(request.url()).host));
    await page.goto('/?network=friends');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    for (const path of ['/pricing', '/pages/cookies', '/signup', '/login']) await page.goto(path);

    const anna = await stage.product.member();
    await page.getByLabel(wordsOf('en')('auth:login.email')).fill(anna.email);
    await page.getByLabel('Password', { exact: true }).fill(anna.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/members');
    for (const path of ['/chats', '/profile', '/settings/display', '/likes/received']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }

    const kept = await context.cookies();
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['auth.session', 'device', 'source', 'skip-site-entry']));
    expect(kept.filter(({ name }) => !listed.has(name)).map(({ name }) => name)).toEqual([]);
    const now = Date.now() / 1_000;
    for (const { name, expires } of kept) {
      const { seconds } = cookies.find((one) => one.name === name) ?? {};
      expect([name, expires - now <= (seconds ?? 0) + 60]).toEqual([name, true]);
    }
    expect([...hosts]).toEqual([new URL(baseURL).host]);
    await visitor.leave();
  });
});
