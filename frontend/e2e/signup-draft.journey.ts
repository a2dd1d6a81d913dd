import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { mailsTo } from '#testing-product';
import { Person } from './support/browser.js';
import { pointer } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { productUrls } from './support/product.js';
import { chooseTown, fillStart, named, newcomer } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 240_000;
const [baseURL = ''] = productUrls();
const utrecht = { latitude: 52.0907, longitude: 5.1214 };
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** What somebody chooses in the settings of the browser, about telling where the device is. */
async function sharing(page: Page): Promise<(setting: 'granted' | 'denied') => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  const { origin } = new URL(page.url());
  return async (setting) => {
    await devtools.send('Browser.setPermission', {
      origin,
      permission: { name: 'geolocation' },
      setting,
      browserContextId: targetInfo.browserContextId,
    });
  };
}

describe('the answers of a sign-up', () => {
  const stage = onStage();

  it.each(
    variantsToRun([
      { lang: 'en', width: 390 },
      { lang: 'nl', width: 1_280 },
    ]),
  )(
    'stay over a lost connection and a reload, the photo too; the device names the town, and a wrong address is mended, in $lang at $width px [#34] [#63] [#83] [#84] [#86] [#114] [#36]',
    async ({ lang, width }) => {
      const t = wordsOf(lang);
      const visitor = await Person.arrive(stage.browser, { lang, width, baseURL });
      const { context, page } = visitor;
      const me = newcomer('Annelore', 'female');
      const next = () => named(page, t('signup:next')).click();
      // Braces of an unfilled template fall away, other names are known.
      await page.goto('/signup?network={abc}&ref=friend&aff_sub=one&sub_2={two}');
      await page.goto('/signup');
      await fillStart(page, pointer, { email: me.email, name: me.name, year: '1961' });
      await context.setOffline(true);
      await named(page, t('signup:start.submit')).click();
      await page.getByRole('group', { name: t('common:summary.refused') }).waitFor();
      expect(await page.locator('[name=name]').inputValue()).toBe(me.name);
      await context.setOffline(false);
      await named(page, t('signup:start.submit')).click();

      await heading(page, t('signup:photo.title'));
      const picture = sharp({ create: { width: 900, height: 1_100, channels: 3, background: { r: 90, g: 140, b: 130 } } });
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() });
      await page.getByAltText(t('signup:photo.preview')).waitFor();
      await page.reload();
      // A sign-up that is going on wakes by itself.
      await page.getByAltText(t('signup:photo.preview')).waitFor();
      await named(page, t('signup:photo.use')).click();

      // The device may not say where it is, until that is allowed: the page notices, both ways.
      await heading(page, t('signup:place.title'));
      const locate = page.getByRole('button', { name: t('signup:place.locate'), exact: true });
      const refused = page.getByText(t('signup:place.locate_denied'), { exact: true });
      const share = await sharing(page);
      await share('denied');
      await refused.waitFor();
      expect(await locate.count()).toBe(0);
      expect(await page.getByRole('combobox', { name: t('signup:place.town') }).isEditable()).toBe(true);
      expect(await visitor.barriers()).toEqual([]);
      await share('granted');
      await locate.waitFor();
      expect(await refused.count()).toBe(0);
      await context.setGeolocation(utrecht);
      await locate.click();
      await page.getByText(t('signup:place.located', { town: 'Utrecht' })).waitFor();
      expect(await page.getByRole('combobox', { name: t('signup:place.town') }).inputValue()).toBe('Utrecht');
      expect(await visitor.barriers()).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))).not.toMatch(/52\.0|5\.12/);

      // However a town is written: nothing like one, a slip of the finger, another name of it that is meant without a doubt.
      const town = page.getByRole('combobox', { name: t('signup:place.town') });
      const offered = (name: RegExp) => page.getByRole('option', { name }).first();
      await town.fill('qqqxxx');
      await offered(/^Amsterdam/).waitFor();
      await page.getByText(t('signup:place.not_found')).first().waitFor();
      await town.fill('Grongen');
      await offered(/^Groningen/).waitFor();
      await page.getByText(t('signup:place.alike')).first().waitFor();
      expect(await visitor.barriers()).toEqual([]);
      await town.fill('den bosch');
      await offered(/Hertogenbosch/).waitFor();
      await town.blur();
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=town_name]')?.value.includes('Hertogenbosch'));
      await town.fill('utrecht');
      await offered(/^Utrecht/).click();
      await next();

      await heading(page, t('signup:personal.title'));
      await next();
      await heading(page, t('signup:about.title'));
      await page.locator('textarea').fill('I bake bread.');
      await page.getByText(t('signup:about.count', { count: 13, max: 2_000 })).waitFor();
      await page.reload();
      await page.locator('[name=password]').waitFor();
      await page.waitForFunction(() => document.querySelector('textarea')?.value === 'I bake bread.');
      expect(await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))).not.toContain(me.password);
      await page.locator('[name=password]').fill(me.password);
      const photoSent = page.waitForResponse(
        (response) => response.url().endsWith('/api/photos') && response.request().method() === 'POST',
      );
      // Pressed twice by a hasty finger: one account.
      await named(page, t('signup:about.submit')).dblclick();
      expect((await photoSent).status()).toBeLessThan(300);
      await page.waitForURL(/signup-matches/);
      await heading(page, t('signup:matches.title', { name: me.name }));
      const people = page.locator('main li h3');
      await people.first().waitFor();
      expect(await people.count()).toBeLessThanOrEqual(12);
      expect(await visitor.barriers()).toEqual([]);
      expect(await page.evaluate(() => window.localStorage.getItem('signup-draft'))).toBeNull();

      // The address had a typing error: the old link is worthless, the new one works, once.
      await named(page, t('signup:matches.confirm')).click();
      await heading(page, t('activation:title'));
      const old = await linkTo(me.email);
      await page.getByRole('button', { name: t('activation:help.change'), exact: true }).click();
      const right = me.email.replace('@', '.right@');
      await page.locator('[name=email]').fill(right);
      await page.getByRole('button', { name: t('activation:address.submit'), exact: true }).click();
      await page.getByText(t('activation:help.changed', { email: right })).waitFor();
      const link = await linkTo(right);

      const elsewhere = await Person.arrive(stage.browser, { lang, width, baseURL });
      await elsewhere.page.goto(old);
      await elsewhere.page.waitForURL(/activate\/error/);
      await elsewhere.page.getByText(t('activation:error.text')).waitFor();
      expect(await elsewhere.barriers()).toEqual([]);
      await elsewhere.page.goto(link);
      await heading(elsewhere.page, t('link:activation.title'));
      await elsewhere.page.getByRole('button', { name: t('link:activation.submit'), exact: true }).click();
      await elsewhere.page.waitForURL(/activate\/done/);
      await elsewhere.page.goto(link);
      await elsewhere.page.waitForURL(/activate\/error/);
      await elsewhere.leave();
      await page.goto('/complete-signup');
      await page.waitForURL(/\/members/);
      expect(visitor.complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(line))).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it(
    'lead on in the other tab when the account is made in the first',
    async () => {
      const t = wordsOf('en');
      const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { context, page } = visitor;
      const me = newcomer('Annelore', 'female');
      await page.goto('/signup');
      await fillStart(page, pointer, { email: me.email, name: me.name, year: '1961' });
      await named(page, t('signup:start.submit')).click();
      await named(page, t('signup:photo.skip')).click();
      await chooseTown(page, 'Amersfoort');
      await named(page, t('signup:next')).click();
      const other = await context.newPage();
      await other.goto('/signup?step=3');
      await heading(other, t('signup:personal.title'));
      expect(new URL(other.url()).search).toBe('?step=3');

      await named(page, t('signup:next')).click();
      await named(page, t('signup:about.submit')).click();
      await page.waitForURL(/signup-matches/);
      await other.waitForURL(/signup-matches/);
      await visitor.leave();
    },
    JOURNEY_MS,
  );
});

/** The link of the newest activation mail to an address. */
async function linkTo(address: string): Promise<string> {
  for (let tries = 0; tries < 600; tries += 1) {
    const [mail] = await mailsTo(address);
    const link = mail?.links.map((one) => new URL(one)).find(({ pathname }) => /^\/[\w-]{43}$/.test(pathname));
    if (link) return link.pathname;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no mail in a minute');
}
