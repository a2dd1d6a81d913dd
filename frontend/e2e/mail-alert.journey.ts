import { describe, expect, it } from '@jest/globals';
import { variantsToRun } from './support/variants.js';
import { signedIn } from './support/members.js';
import { markedAt } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const variants = [
  { lang: 'nl', width: 390, dark: false },
  { lang: 'en', width: 1_280, dark: true },
] as const;

describe('the alert about stopped mails', () => {
  const stage = onStage();
  const { product } = stage;

  const stopFor = (id: string, ...why: string[]) =>
    product.sql(`update auth.account set notifications_disabled = $2 where id = $1`, [id, why]);

  it.each(variantsToRun(variants))(
    'starts the mails again with one press, and leads to the address where it is broken, in $lang at $width px, dark: $dark [#102]',
    async (variant) => {
      const t = wordsOf(variant.lang);
      const anna = await product.member();
      await stopFor(anna.id, 'unsubscribed', 'spam');
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = me;
      const alert = page.getByRole('region', { name: t('banners:mail.title') });
      await page.goto('/likes/given');
      await alert.waitFor();
      // On a phone the line and its button are all.
      expect(await alert.getByText(t('banners:mail.spam')).isVisible()).toBe(variant.width >= 768);
      expect(await me.barriers()).toEqual([]);
      await page.goto('/settings');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await alert.count()).toBe(0);

      await page.goto('/likes/given');
      await alert.getByRole('button', { name: t('banners:mail.resume') }).click();
      await page.getByRole('region', { name: t('banners:mail.done') }).waitFor();
      expect(await product.sql(`select notifications_disabled as stops from auth.account where id = $1`, [anna.id])).toEqual([
        { stops: [] },
      ]);

      await stopFor(anna.id, 'bounced');
      await page.goto('/likes/given');
      expect(await alert.getByRole('link').getAttribute('href')).toBe('/settings');
      await page.goto('/notifications');
      await alert.getByText(t('banners:mail.bounced', { email: anna.email })).waitFor();

      // The address is right after all: entered once more, it is tried again.
      await page.goto('/settings/email');
      await page.locator('input[name=email]').fill(anna.email);
      await page.locator('input[name=password]').fill(anna.password);
      await page.getByRole('button', { name: t('settings:email.submit'), exact: true }).click();
      await page.getByText(t('settings:email.resumed'), { exact: true }).waitFor();
      expect(await me.barriers()).toEqual([]);

      // Who has also unsubscribed is promised no mails.
      await stopFor(anna.id, 'bounced', 'unsubscribed');
      await page.goto('/settings/email');
      await page.locator('input[name=email]').fill(anna.email);
      await page.locator('input[name=password]').fill(anna.password);
      await page.getByRole('button', { name: t('settings:email.submit'), exact: true }).click();
      await page.getByText(t('settings:email.resumed_others_off'), { exact: true }).waitFor();
      await stopFor(anna.id);
      await page.goto('/likes/given');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await alert.count()).toBe(0);
      expect(me.complaints).toEqual([]);
      await me.leave();
    },
  );

  it('stays away for a week after it was closed, on its own, and the next alert takes its place [#102] [#103]', async () => {
    const t = wordsOf('en');
    const anna = await product.member();
    await stopFor(anna.id, 'unsubscribed');
    const me = await signedIn(stage.browser, anna, { lang: 'en', width: 390, baseURL });
    const { page, context } = me;
    const alert = page.getByRole('region', { name: t('banners:mail.title') });
    await page.goto('/match-finder');
    await alert.getByRole('button', { name: t('common:action.close') }).click();
    await alert.waitFor({ state: 'detached' });
    expect(Math.abs((await markedAt(me, 'hide-disabled-notifications-alert')) - Date.now())).toBeLessThan(60_000);
    const cookie = (await context.cookies()).find(({ name }) => name === 'hide-disabled-notifications-alert');
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(7);
    await page.reload();
    await page.getByRole('region', { name: t('banners:photo.title') }).waitFor();
    expect(await alert.count()).toBe(0);
    expect(me.complaints).toEqual([]);
    await me.leave();
  });
});
