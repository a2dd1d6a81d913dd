import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PushService } from '#testing';
import { daysPass } from './support/days-after-leaving.js';
import { variantsToRun } from './support/variants.js';
import { buttonOf } from './support/mail-links.js';
import { eventually, signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { standInForPush } from './support/push-stand-in.js';
import { named } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 240_000;
const [first = '', second = first] = productUrls();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const displayChoices = (page: Page) =>
  page.evaluate(() => {
    const { text, theme } = document.documentElement.dataset;
    return [text, theme];
  });

describe('a member who has it all their own way', () => {
  const stage = onStage();
  const { product } = stage;
  let service: PushService;
  beforeAll(async () => void (service = await PushService.listen()));
  afterAll(() => service.close());

  it.each(
    variantsToRun([
      { lang: 'nl', width: 1_280 },
      { lang: 'en', width: 390 },
    ] as const),
  )(
    'M10 has large letters, dark colours, notices, weekly mails and another address on the second device too, takes a copy, pauses, leaves with a reason; the link of day 13 brings all of it back, that of day 15 nothing ($lang, $width px) [#46] [#70] [#37] [#113] [#38] [#E14]',
    async ({ lang, width }) => {
      const t = wordsOf(lang);
      const me = await product.member({ language: lang });
      const next = `new.${me.email}`;
      const one = await signedIn(stage.browser, me, { lang, width, baseURL: first, hasWorker: true });
      const two = await signedIn(stage.browser, me, { lang, width, baseURL: second });
      const { page } = one;
      const main = page.getByRole('main');
      const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
      await standInForPush(page, { subscription: service.browser().subscription, answer: 'granted' });
      const kept = (choice: Promise<unknown>) =>
        Promise.all([page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()), choice]);

      await page.goto('/settings/display');
      await kept(main.locator('[name=text][value="150"]').check());
      await kept(main.locator('[name=colours][value=dark]').check());

      const weekly = (where: Page) =>
        where.getByRole('combobox', {
          name: t('notifications:choice', { channel: t('notifications:channels.email'), what: t('notifications:categories.likes.label') }),
          exact: true,
        });
      await page.goto('/notifications');
      await kept(weekly(page).selectOption('weekly'));
      await main.getByRole('button', { name: t('push:turn_on'), exact: true }).click();
      await main.getByText(t('push:is_on'), { exact: true }).waitFor();
      const subscriptions = () => product.sql(`select from notifications.push_subscription where member_id = $1`, [me.id]);
      expect(await subscriptions()).toHaveLength(1);
      await page.reload();
      await main.getByText(t('push:is_on'), { exact: true }).waitFor();

      await page.goto('/settings/email');
      await main.locator('[name=email]').fill(next);
      await main.locator('[name=password]').fill(me.password);
      await named(main, t('settings:email.submit')).click();
      await main.getByText(t('settings:email.waiting_title')).waitFor();
      await two.page.goto(await buttonOf('mailChange', next, lang));
      await named(two.page.getByRole('main'), t('link:mail_change.submit')).click();
      await heading(two.page, t('link:mail_change.done_title'));

      /** What was chosen, on another device. */
      const holds = async (where: Page) => {
        await where.goto('/notifications');
        await weekly(where).waitFor();
        expect([await weekly(where).inputValue(), await displayChoices(where)]).toEqual(['weekly', ['150', 'dark']]);
        await where.goto('/settings/email');
        await where.getByRole('main').getByText(next, { exact: false }).first().waitFor();
      };
      await holds(two.page);

      await page.goto('/settings/my-data');
      await button('leaving:export.ask').click();
      await button('leaving:export.fetch').waitFor({ timeout: 60_000 });
      await main.locator('[name=password]').fill(me.password);
      const [download] = await Promise.all([page.waitForEvent('download'), button('leaving:export.fetch').click()]);
      expect(await download.failure()).toBeNull();

      await page.goto('/settings/delete');
      await button('leaving:pause.button').click();
      await button('leaving:paused.button').waitFor();
      await two.page.goto('/members');
      await two.page.getByText(t('banners:paused.title')).waitFor();
      await button('leaving:paused.button').click();
      await button('leaving:pause.button').waitFor();

      const leave = async () => {
        await page.goto('/settings/delete');
        await main.locator('[name=reason][value=found_someone]').check();
        await button('leaving:go_on').click();
        await main.locator('[name=password]').fill(me.password);
        await button('leaving:sure.submit').click();
        await page.waitForURL(/\/account-deleted$/);
      };
      const enter = (where: Page) => where.context().request.post('/api/user', { data: { email: next, password: me.password } });
      await leave();
      // Gone on both devices, and nothing is pushed any more.
      for (const { context } of [one, two]) await eventually(5, async () => (await context.request.get('/api/user')).status() === 403);
      expect(await subscriptions()).toEqual([]);
      const link = await buttonOf('undoDeletion', next, lang);
      await daysPass(product, me.id, 13);
      await page.goto(link);
      await button('link:deletion_undo.submit').click();
      await heading(page, t('leaving:returned.title'));
      for (const person of [one, two]) expect((await enter(person.page)).status()).toBe(200);
      await holds(two.page);

      await leave();
      const last = await buttonOf('undoDeletion', next, lang, [link]);
      await daysPass(product, me.id, 15);
      await page.goto(last);
      await heading(page, t('link:spent.title'));
      expect(await button('link:deletion_undo.submit').count()).toBe(0);
      expect((await enter(page)).status()).not.toBe(200);
      await Promise.all([one.leave(), two.leave()]);
    },
    JOURNEY_MS,
  );
});
