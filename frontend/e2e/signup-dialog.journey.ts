import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../apps/tools/src/start/demo-logins.js';
import { Person } from './support/browser.js';
import { keyboard, pointer } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { eventually } from './support/members.js';
import { inFocus, stay, stayed } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { fillStart, named, newcomer } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 120_000;
const [baseURL = ''] = productUrls();

const inWindow = (what: Locator) =>
  what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

describe('the sign-up over the page', () => {
  const stage = onStage();

  it.each(
    variantsToRun([
      { lang: 'en', dark: false, by: 'keyboard' },
      { lang: 'nl', dark: true, by: 'mouse' },
    ]),
  )(
    'opens on a desktop, says all faults at once, is not lost by Escape or beside it while it runs, and goes back step by step, in $lang by $by [#50] [#52] [#56]',
    async ({ lang, dark, by }) => {
      const t = wordsOf(lang);
      const visitor = await Person.arrive(stage.browser, { lang, width: 1_280, baseURL, dark });
      await visitor.context.addCookies([{ name: 'locale', value: lang, url: baseURL }]);
      const { page } = visitor;
      const input = by === 'keyboard' ? keyboard(page) : pointer;
      const dialog = page.getByRole('dialog', { name: t('signup:start.title') });
      const opener = page
        .getByRole('main')
        .getByRole('link', { name: t('home:signup'), exact: true })
        .first();
      const open = async () => {
        // The first key or move wakes the page.
        await (by === 'keyboard' ? page.keyboard.press('Tab') : opener.hover());
        await page.waitForFunction(() => Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react')));
        await input.press(opener);
        await dialog.waitFor();
      };
      const isGone = () => dialog.waitFor({ state: 'detached' });
      const step = (name: string) => dialog.getByRole('heading', { level: 1, name }).waitFor();
      await page.goto('/');
      await stay(page);
      const title = await page.title();
      await open();
      await step(t('signup:start.title'));
      expect(await dialog.locator('header, footer').count()).toBe(0);
      expect(await inFocus(page, dialog)).toBe(true);
      expect(await visitor.barriers()).toEqual([]);
      // What leads on is in sight without scrolling.
      await eventually(5, () => inWindow(named(dialog, t('signup:start.submit'))));
      expect((await dialog.boundingBox())?.width).toBe(500);

      // Nothing is lost yet: Escape, a press beside it and its button close it, and the focus is back.
      await page.keyboard.press('Escape');
      await isGone();
      expect(await inFocus(page, opener)).toBe(true);
      expect(await page.title()).toBe(title);
      await open();
      await page.mouse.click(8, 450);
      await isGone();
      await open();
      await dialog.getByRole('button', { name: t('common:action.close') }).click();
      await isGone();

      // All that is missing is said at once, and each goes as soon as it is right.
      await open();
      const me = newcomer('Annelore', 'female');
      await dialog.locator('[name=name]').fill(me.name);
      await input.press(dialog.getByRole('button', { name: t('signup:start.submit'), exact: true }));
      const faults = dialog.getByRole('group', { name: t('common:summary.title') }).getByRole('link');
      await faults.nth(5).waitFor();
      expect(await faults.count()).toBe(6);
      await dialog.locator('[name=email]').fill(me.email);
      await dialog.locator('[name=gender][value=female]').check({ force: true });
      await page.waitForFunction(() => document.querySelectorAll('dialog [role=group] li a').length === 4);
      expect(await visitor.barriers()).toEqual([]);
      // There is something to lose by now.
      await page.keyboard.press('Escape');
      await dialog.getByRole('status').getByText(t('signup:protected')).waitFor();
      await fillStart(page, input, { email: me.email, name: me.name, year: '1961' });
      await input.press(dialog.getByRole('button', { name: t('signup:start.submit'), exact: true }));
      await step(t('signup:photo.title'));
      await eventually(5, () => inWindow(named(dialog, t('signup:photo.skip'))));

      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
      await page.mouse.click(8, 450);
      await dialog.getByRole('status').getByText(t('signup:protected')).waitFor();
      expect(await visitor.barriers()).toEqual([]);

      await input.press(named(dialog, t('signup:photo.skip')));
      await step(t('signup:place.title'));
      await eventually(5, () => inWindow(named(dialog, t('signup:next'))));
      await page.goBack();
      await step(t('signup:photo.title'));
      await page.goBack();
      await step(t('signup:start.title'));
      expect(await dialog.locator('[name=name]').inputValue()).toBe(me.name);

      if (by === 'keyboard') await eventually(5, () => inFocus(page, dialog.locator('#page-title')));

      // The way to the login leaves the dialog behind.
      await input.press(dialog.getByRole('link', { name: t('signup:start.login'), exact: true }));
      await page.waitForURL(/\/login$/);
      await isGone();
      if (by === 'keyboard') await eventually(5, () => inFocus(page, page.locator('#page-title')));
      expect(await stayed(page)).toBe(true);
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it('is a page on phones and without a script, and leads members on [#50]', async () => {
    const t = wordsOf('en');
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
    const link = (page: Page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: t('home:signup'), exact: true })
        .first();
    await visitor.page.goto('/');
    await visitor.page.keyboard.press('Tab');
    await visitor.page.waitForTimeout(1_000);
    await link(visitor.page).click();
    await visitor.page.waitForURL(/\/signup$/);
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
    await visitor.leave();

    const plain = await stage.browser.newContext({ baseURL, locale: 'en', javaScriptEnabled: false });
    await plain.addCookies([{ name: 'skip-site-entry', value: '1', url: baseURL }]);
    const page = await plain.newPage();
    await page.goto('/');
    await link(page).click();
    await page.waitForURL(/\/signup$/);
    await plain.close();

    const member = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
    await member.context.request.post('/api/user', { data: { email: 'free@demo.example', password: demoPassword } });
    await member.page.goto('/signup');
    await member.page.waitForURL(/\/members/);
    await member.leave();
  });

  it('closes and says why when the site takes no new members any more [#56]', async () => {
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
    const { page } = visitor;
    const words = 'You can only sign up with an invitation.';
    await page.goto('/');
    const { terms_version } = (
      (await (await visitor.context.request.get('/api/settings')).json()) as { settings: { terms_version: string } }
    ).settings;
    const draft = { email: 'a@mail.example', name: 'Anna', date_of_birth: '1961-05-24', gender: 'female', sought_sex: 'male' };
    await page.evaluate((answers) => window.localStorage.setItem('signup-draft', JSON.stringify(answers)), {
      ...draft,
      terms_version,
      country: 'NL',
      town_id: '1',
      town_name: 'Utrecht',
    });
    await page.evaluate(() => window.history.pushState({ usr: { signup: { step: 4, depth: 1 } }, key: 'x', idx: 1 }, '', '/'));
    await page.reload();
    await page.mouse.move(300, 300);
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=password]').fill('Heidebloem-61-uit');
    await page.route('**/api/signup', (route) =>
      route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ error: 'signups_closed', message: words }) }),
    );
    await dialog.locator('[type=submit]').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('log').getByText(words).waitFor();
    expect(await dialog.count()).toBe(0);
    await visitor.leave();
  });
});
