import { describe, expect, it } from '@jest/globals';
import { variantsToRun } from './support/variants.js';
import { signedIn } from './support/members.js';
import { inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [first = '', second = first] = productUrls();
const categories = [
  'new_conversations',
  'new_messages',
  'unread_messages',
  'likes',
  'unread_notifications',
  'new_members',
  'promotions',
  'site_news',
];

describe('the notification settings', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(
    variantsToRun([
      { lang: 'nl', width: 390 },
      { lang: 'en', width: 1_280 },
    ] as const),
  )(
    'hold each choice at once, quiet hours too, and on the other device ($lang, $width px) [#31] [#70] [#E22] [M10]',
    async ({ lang, width }) => {
      const t = wordsOf(lang);
      const me = await product.member({ language: lang });
      const one = await signedIn(stage.browser, me, { lang, width, baseURL: first });
      const { page } = one;
      const frequencyOf = (name: string, where = page, channel = 'email') =>
        where.getByRole('combobox', {
          name: t('notifications:choice', {
            channel: t(`notifications:channels.${channel}`),
            what: t(`notifications:categories.${name}.label`),
          }),
          exact: true,
        });
      const kept = (choice: Promise<unknown>) =>
        Promise.all([page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()), choice]);

      await page.goto('/settings');
      await page.getByRole('main').locator('nav a[href="/notifications"]').click();
      await page.getByRole('heading', { level: 1, name: t('settings:tabs.notifications'), exact: true }).waitFor();
      expect(await frequencyOf('unread_messages').inputValue()).toBe('at_once');
      // Each of the eight comes by mail and on the devices; nothing that only reminds or advertises comes there by itself.
      expect(await Promise.all(categories.map((name) => frequencyOf(name, page, 'push').inputValue()))).toEqual([
        'at_once',
        'at_once',
        'never',
        'at_once',
        'never',
        'never',
        'never',
        'never',
      ]);
      expect(await page.getByRole('combobox', { name: t('notifications:channels.email') }).count()).toBe(categories.length);
      // The switch keeps the focus of whoever pressed a key on it, and goes back when the server does not take it.
      const quiet = page.getByLabel(t('notifications:quiet.on'), { exact: true });
      await kept(quiet.press('Space'));
      await page.getByRole('status').getByText(t('notifications:saved')).waitFor();
      expect([await quiet.isChecked(), await inFocus(page, quiet)]).toEqual([true, true]);
      await page.route('**/quiet-hours', (route) => route.fulfill({ status: 422, json: { error: 'generic', message: 'Not now.' } }));
      await quiet.press('Space');
      await page.getByText('Not now.').waitFor();
      expect(await quiet.isChecked()).toBe(true);
      await page.unroute('**/quiet-hours');
      await kept(frequencyOf('unread_messages').selectOption('never'));
      await kept(frequencyOf('likes', page, 'push').selectOption('daily'));
      await kept(frequencyOf('new_members', page, 'push').selectOption('weekly'));
      await kept(page.getByLabel(t('notifications:quiet.until'), { exact: true }).selectOption('07:00'));
      const barriers = await one.barriers();

      const two = await signedIn(stage.browser, me, { lang, width, baseURL: second });
      await two.page.goto('/notifications');
      await frequencyOf('unread_messages', two.page).waitFor();
      expect(await frequencyOf('unread_messages', two.page).inputValue()).toBe('never');
      expect(await frequencyOf('likes', two.page, 'push').inputValue()).toBe('daily');
      expect(await frequencyOf('new_members', two.page, 'push').inputValue()).toBe('weekly');
      expect(await two.page.getByLabel(t('notifications:quiet.from'), { exact: true }).inputValue()).toBe('22:00');
      expect(await two.page.getByLabel(t('notifications:quiet.until'), { exact: true }).inputValue()).toBe('07:00');
      barriers.push(...(await two.barriers()));
      const unexpected = [...one.complaints, ...two.complaints].filter((line) => !line.includes('422'));
      expect([barriers, unexpected]).toEqual([[], []]);
      await Promise.all([one.leave(), two.leave()]);
    },
    120_000,
  );
});
