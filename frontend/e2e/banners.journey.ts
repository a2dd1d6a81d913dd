import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { locales, pushOfferCookie, type Locale } from '#contracts';
import { photoOf } from '#testing-product';
import { fourVariants, eachVariant, variantsToRun } from './support/variants.js';
import { isLong, signedIn } from './support/members.js';
import { markedAt } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { standInForPush } from './support/push-stand-in.js';
import { arriveAsNewcomer } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 120_000;
const [baseURL = ''] = productUrls();
/** Where the words of notices are longest. */
const longest: readonly Locale[] = isLong ? locales : ['de', 'en', 'it'];

describe('the banners', () => {
  const stage = onStage();
  const { product } = stage;

  it.each(variantsToRun(fourVariants))(
    `asks a newcomer to confirm the address, and nothing else beside it, in ${eachVariant} [#52] [#99] [#103]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const me = await arriveAsNewcomer(stage.browser, { ...variant, baseURL });
      const { page } = me;
      await me.context.addCookies([{ name: 'locale', value: variant.lang, url: baseURL }]);
      const reminder = page.getByRole('region', { name: t('banners:activation.title') });
      const photoAlert = page.getByRole('region', { name: t('banners:photo.title') });
      await page.goto('/members');
      await reminder.waitFor();
      await page.locator('article').first().waitFor();
      expect(await photoAlert.count()).toBe(0);
      expect(await reminder.getByRole('link').getAttribute('href')).toBe('/complete-signup');
      expect(await me.barriers()).toEqual([]);
      for (const quiet of ['/complete-signup', '/signup-matches', '/swipe-game', '/there/is/nothing']) {
        await page.goto(quiet);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect([quiet, (await reminder.count()) + (await photoAlert.count())]).toEqual([quiet, 0]);
      }

      // On a phone, right after a sign-up elsewhere, it is a dialog.
      await page.goto('/chats?api_signup_complete=1');
      const dialog = page.getByRole('dialog', { name: t('banners:activation.title') });
      if (variant.width < 768) {
        await dialog.waitFor();
        expect(await me.barriers()).toEqual([]);
        await dialog.getByRole('button', { name: t('common:action.close') }).click();
        await page.waitForURL(/\/chats$/);
      }
      await reminder.waitFor();
      expect(await dialog.count()).toBe(0);
      // The page that is not found says so itself.
      expect(me.complaints.filter((words) => !words.includes('404'))).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it.each(variantsToRun(fourVariants))(
    `asks a member for a photo and takes it, one notice after the other, in ${eachVariant} [#100] [#103]`,
    async (variant) => {
      const t = wordsOf(variant.lang);
      const anna = await product.member();
      const me = await signedIn(stage.browser, anna, { ...variant, baseURL });
      const { page } = me;
      const photoAlert = page.getByRole('region', { name: t('banners:photo.title') });
      const offer = page.getByRole('region', { name: t('banners:push.title') });
      await standInForPush(page, { subscription: {}, answer: 'granted' });
      await me.context.addCookies([{ name: pushOfferCookie, value: '1', url: baseURL }]);
      await page.goto('/match-finder');
      await photoAlert.waitFor();
      expect(await offer.count()).toBe(0);
      expect(await me.barriers()).toEqual([]);

      // A file that is no photo is refused in words; a photo shows itself.
      const chooser = photoAlert.locator('input[type=file]');
      await chooser.setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Bert') });
      expect((await photoAlert.getByRole('alert').innerText()).length).toBeGreaterThan(10);
      const picture = sharp({ create: { width: 900, height: 1_100, channels: 3, background: { r: 90, g: 140, b: 130 } } });
      const told = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/user');
      await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
      const done = page.getByRole('region', { name: t('banners:photo.done') });
      await done.waitFor({ timeout: 30_000 });
      await done.getByRole('img', { name: t('banners:photo.alt') }).waitFor();
      // The next one waits until that was read: the page knows of the photo, and has drawn what it knows.
      await (await told).finished();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await offer.count()).toBe(0);
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await offer.waitFor();
      expect((await photoAlert.count()) + (await done.count())).toBe(0);
      expect(me.complaints.filter((words) => !words.includes('415'))).toEqual([]);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it('puts the alert about the photo aside for a week [#100] [#103]', async () => {
    const t = wordsOf('en');
    const me = await signedIn(stage.browser, await product.member(), { lang: 'en', width: 390, baseURL });
    const { page } = me;
    const photoAlert = page.getByRole('region', { name: t('banners:photo.title') });
    await page.goto('/match-finder');
    await photoAlert.getByRole('button', { name: t('common:action.close') }).click();
    await photoAlert.waitFor({ state: 'detached' });
    expect(Math.abs((await markedAt(me, 'hide-enrich-alert')) - Date.now())).toBeLessThan(60_000);
    const [cookie] = (await me.context.cookies()).filter(({ name }) => name === 'hide-enrich-alert');
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await photoAlert.count()).toBe(0);
    // Somebody else at this browser has closed nothing.
    const bert = await product.member({ name: 'Bert' });
    expect((await me.context.request.post('/api/user', { data: { email: bert.email, password: bert.password } })).ok()).toBe(true);
    await page.reload();
    await photoAlert.waitFor();
    expect(me.complaints).toEqual([]);
    await me.leave();
  });

  it('take one line and one button on a phone, at most 96 px, and at most 144 px with the largest letters', async () => {
    const [unconfirmed, stopped, early, faceless, offered] = await Promise.all([
      product.newcomer(),
      product.member({ paid: true }),
      product.member(),
      product.member({ paid: true }),
      product.member({ paid: true }),
    ]);
    await product.sql(`update auth.account set notifications_disabled = '{spam}' where id = $1`, [stopped.id]);
    await photoOf(product, offered);
    const notices = [
      [unconfirmed, 'banners:activation.title'],
      [stopped, 'banners:mail.title'],
      [early, 'time-bonus:title'],
      [faceless, 'banners:photo.title'],
      [offered, 'banners:push.title'],
    ] as const;
    const tooHigh: string[] = [];
    for (const [member, title] of notices) {
      const me = await signedIn(stage.browser, member, { lang: 'en', width: 390, baseURL });
      const { page } = me;
      await standInForPush(page, { subscription: {}, answer: 'granted' });
      for (const locale of longest) {
        await me.context.addCookies(
          Object.entries({ locale, [pushOfferCookie]: '1' }).map(([name, value]) => ({ name, value, url: baseURL })),
        );
        await page.goto('/members');
        const name = wordsOf(locale)(title, { percent: percentIn(locale) });
        const notice = page.getByRole('region', { name, exact: true });
        for (const [letters, most] of [
          ['100', 96],
          ['150', 144],
        ] as const) {
          await page.evaluate((size) => document.documentElement.setAttribute('data-text', size), letters);
          const { height } = (await notice.boundingBox()) ?? { height: Infinity };
          if (height > most) tooHigh.push(`${locale}, ${letters} %: ${name} ${height} px`);
        }
      }
      await me.leave();
    }
    expect(tooHigh).toEqual([]);
  }, 300_000);
});

const percentIn = (locale: Locale) => new Intl.NumberFormat(locale, { style: 'percent' }).format(0.25);
