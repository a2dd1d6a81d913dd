import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fourLooks, inEachLook, playedIn } from './support/looks.js';
import { markedAt } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { arriveAsNewcomer } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 120_000;
const [baseURL = ''] = productUrls();

describe('the banners', () => {
  const stage = onStage();

  it.each(playedIn(fourLooks))(
    `asks a newcomer to confirm the address and to add a photo, and takes the photo, in ${inEachLook} [#52] [#99] [#100] [#103]`,
    async (look) => {
      const t = wordsOf(look.lang);
      const me = await arriveAsNewcomer(stage.browser, { ...look, baseURL });
      const { page } = me;
      await me.context.addCookies([{ name: 'locale', value: look.lang, url: baseURL }]);
      const reminder = page.getByRole('region', { name: t('banners:activation.title') });
      const photoAlert = page.getByRole('region', { name: t('banners:photo.title') });
      await page.goto('/members');
      await reminder.waitFor();
      await photoAlert.waitFor();
      await page.locator('article').first().waitFor();
      expect(await reminder.getByRole('link').getAttribute('href')).toBe('/complete-signup');
      expect(await me.barriers()).toEqual([]);
      for (const quiet of ['/complete-signup', '/signup-matches']) {
        await page.goto(quiet);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect((await reminder.count()) + (await photoAlert.count())).toBe(0);
      }

      // On a phone, right after a sign-up elsewhere, it is a dialog.
      await page.goto('/chats?api_signup_complete=1');
      const dialog = page.getByRole('dialog', { name: t('banners:activation.title') });
      if (look.width < 768) {
        await dialog.waitFor();
        expect(await me.barriers()).toEqual([]);
        await dialog.getByRole('button', { name: t('common:action.close') }).click();
        await page.waitForURL(/\/chats$/);
      }
      await reminder.waitFor();
      expect(await dialog.count()).toBe(0);

      // A file that is no photo is refused in words; a photo shows itself.
      const chooser = photoAlert.locator('input[type=file]');
      await chooser.setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Bert') });
      expect((await photoAlert.getByRole('alert').innerText()).length).toBeGreaterThan(10);
      const picture = sharp({ create: { width: 900, height: 1_100, channels: 3, background: { r: 90, g: 140, b: 130 } } });
      await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
      const done = page.getByRole('region', { name: t('banners:photo.done') });
      await done.waitFor({ timeout: 30_000 });
      await done.getByRole('img', { name: t('banners:photo.alt') }).waitFor();
      await page.reload();
      await reminder.waitFor();
      expect((await photoAlert.count()) + (await done.count())).toBe(0);
      expect(me.complaints.filter((words) => !words.includes('415'))).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it('puts the alert about the photo aside for a week [#100] [#103]', async () => {
    const t = wordsOf('en');
    const me = await arriveAsNewcomer(stage.browser, { lang: 'en', width: 390, baseURL });
    const { page } = me;
    const photoAlert = page.getByRole('region', { name: t('banners:photo.title') });
    await page.goto('/chats');
    await photoAlert.getByRole('button', { name: t('common:action.close') }).click();
    await photoAlert.waitFor({ state: 'detached' });
    expect(Math.abs((await markedAt(me, 'hide-enrich-alert')) - Date.now())).toBeLessThan(60_000);
    const [cookie] = (await me.context.cookies()).filter(({ name }) => name === 'hide-enrich-alert');
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    await page.goto('/members');
    await page.getByRole('region', { name: t('banners:activation.title') }).waitFor();
    expect(await photoAlert.count()).toBe(0);
    expect(me.complaints).toEqual([]);
    await me.leave();
  });
});
