import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { demoPassword } from '../../apps/tools/src/start/demo-logins.js';
import { Person, witnessed } from './support/browser.js';
import { keyboard, pointer, type Hands } from './support/hands.js';
import { inFocus } from './support/page-facts.js';
import { mailsTo, productUrls } from './support/product.js';
import { named, newcomer } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 240_000;
const [baseURL = ''] = productUrls();
const utrecht = { latitude: 52.0907, longitude: 5.1214 };
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const reasonBeside = (page: Page, field: string) => page.locator(`#${field}-error`);

/** The first step with everything right, but for what `change` says. */
async function fillStart(
  page: Page,
  hands: Hands,
  change: { email: string; name: string; year?: string; ticked?: boolean },
): Promise<void> {
  await hands.fill(page.locator('[name=email]'), change.email);
  await hands.fill(page.locator('[name=password]'), 'Heidebloem-61-uit');
  await hands.fill(page.locator('[name=name]'), change.name);
  if (change.year) {
    await hands.fill(page.locator('[name=birth_day]'), '24');
    await hands.choose(page.locator('[name=birth_month]'), '5');
    await hands.fill(page.locator('[name=birth_year]'), change.year);
  }
  if (change.ticked) return;
  await hands.check(page.locator('[name=gender][value=female]'));
  await hands.check(page.locator('[name=sought_sex][value=male]'));
  await hands.check(page.locator('[name=terms_version]'));
}

describe('a newcomer', () => {
  const stage = onStage();

  it.each([
    { lang: 'en', width: 1_280, by: 'keyboard', dark: false },
    { lang: 'nl', width: 390, by: 'finger', dark: true },
  ])(
    'reads what is wrong beside each answer and above the form, and loses nothing, in $lang at $width px, by $by [#78] [#124] [#125] [#126]',
    async ({ lang, width, by, dark }) => {
      const t = wordsOf(lang);
      const visitor = await Person.arrive(stage.browser, { lang, width, baseURL, dark });
      const { page } = visitor;
      await visitor.context.addCookies([{ name: 'text', value: '150', url: baseURL }]);
      const hands = by === 'keyboard' ? keyboard(page) : pointer;
      const go = () => hands.press(named(page, t('signup:start.submit')));
      await witnessed([visitor], async () => {
        await page.goto('/signup');
        await fillStart(page, hands, { email: 'not an address', name: '@jan' });
        await go();
        const summary = page.getByRole('group', { name: t('common:summary.title') });
        await summary.waitFor();
        expect(await inFocus(page, summary)).toBe(true);
        for (const [field, words] of [
          ['email', t('signup:errors.invalid_email')],
          ['name', t('signup:errors.name_starts_with_at')],
          ['date_of_birth', t('signup:errors.invalid_birth_date')],
        ] as const) {
          expect([field, await reasonBeside(page, field).innerText()]).toEqual([field, words]);
          expect(await summary.getByRole('link', { name: words }).count()).toBe(1);
        }
        expect(await visitor.barriers()).toEqual([]);
        expect(await page.locator('[name=email]').inputValue()).toBe('not an address');
        expect(await page.locator('[name=password]').inputValue()).toBe('Heidebloem-61-uit');

        // A name that is an address, and a person who is too young.
        const mine = newcomer('Annelore', 'female');
        const year = String(new Date().getFullYear() - 10);
        await fillStart(page, hands, { email: mine.email, name: mine.email, year, ticked: true });
        await go();
        await reasonBeside(page, 'name').waitFor();
        expect(await reasonBeside(page, 'name').innerText()).toBe(t('signup:errors.name_is_email'));
        expect(await reasonBeside(page, 'date_of_birth').innerText()).toBe(t('signup:errors.too_young', { min_age: 18 }));
        expect(await reasonBeside(page, 'email').count()).toBe(0);
        expect(await page.locator('[name=birth_year]').inputValue()).toBe(year);

        // Each line of the summary leads to its answer.
        await hands.press(summary.getByRole('link', { name: t('signup:errors.name_is_email') }));
        expect(await inFocus(page, page.locator('[name=name]'))).toBe(true);

        // An address that has an account: said at once, with the way to the login.
        await fillStart(page, hands, { email: 'free@demo.example', name: 'Annelore', year: '1961', ticked: true });
        await go();
        await reasonBeside(page, 'email').waitFor();
        expect(
          await page
            .getByRole('main')
            .getByRole('link', { name: t('signup:start.login'), exact: true })
            .count(),
        ).toBeGreaterThan(1);
      });
      // The refusal of the taken address stands in the console of every browser.
      expect(visitor.complaints.filter((line) => !line.includes('409'))).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it.each([
    { lang: 'en', width: 390 },
    { lang: 'nl', width: 1_280 },
  ])(
    'keeps every answer over a lost connection and a reload, the photo too, lets the device name the town, and corrects the address, in $lang at $width px [#34] [#63] [#83] [#84] [#86] [#114] [#36]',
    async ({ lang, width }) => {
      const t = wordsOf(lang);
      const visitor = await Person.arrive(stage.browser, { lang, width, baseURL });
      const { context, page } = visitor;
      const me = newcomer('Annelore', 'female');
      const next = () => named(page, t('signup:next')).click();
      await witnessed([visitor], async () => {
        // Braces of an unfilled template fall away, other names are known.
        await page.goto('/signup?network={abc}&ref=friend&aff_sub=one&sub_2={two}');
        await page.goto('/signup');
        await fillStart(page, pointer, { email: me.email, name: me.name, year: '1961' });
        await context.setOffline(true);
        await named(page, t('signup:start.submit')).click();
        await page.getByRole('group', { name: t('common:summary.title') }).waitFor();
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
        await page.mouse.move(200, 300);
        await page.getByAltText(t('signup:photo.preview')).waitFor();
        await named(page, t('signup:photo.use')).click();

        // The device may not say where it is, until that is allowed: the page notices.
        await heading(page, t('signup:place.title'));
        const locate = page.getByRole('button', { name: t('signup:place.locate'), exact: true });
        await context.setGeolocation(utrecht);
        await context.grantPermissions(['geolocation']);
        await locate.click();
        await page.getByText(t('signup:place.located', { town: 'Utrecht' })).waitFor();
        expect(await page.getByRole('combobox', { name: t('signup:place.town') }).inputValue()).toBe('Utrecht');
        expect(await visitor.barriers()).toEqual([]);
        expect(await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage)))).not.toMatch(/52\.0|5\.12/);
        await next();

        await heading(page, t('signup:personal.title'));
        await next();
        await heading(page, t('signup:about.title'));
        await page.locator('textarea').fill('I bake bread.');
        await page.getByText(t('signup:about.count', { count: 13, max: 2_000 })).waitFor();
        await page.reload();
        await page.mouse.move(200, 300);
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
      });
      expect(visitor.complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(line))).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it(
    'comes because of one member who allows it, and is led to that profile; everybody else is unknown [#25] [#50]',
    async () => {
      const t = wordsOf('en');
      const host = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      await host.context.request.post('/api/user', { data: { email: 'member-41@demo.example', password: demoPassword } });
      const { user } = (await (await host.context.request.get('/api/user')).json()) as {
        user: { id: string; profile: { name: string; age: number } };
      };
      const [name = ''] = user.profile.name.split(' ');
      const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
      const { page } = visitor;
      const allow = (on: boolean) => host.context.request.put('/api/privacy', { data: { switch: 'shown_to_visitors', on } });
      await witnessed([visitor], async () => {
        await allow(false);
        expect((await page.goto(`/members/${user.id}/signup`))?.status()).toBe(404);
        await allow(true);
        expect((await page.goto(`/members/${user.id}/signup`))?.status()).toBe(200);
        await heading(page, t('signup:from.title', { name, age: user.profile.age }));
        expect(await visitor.barriers()).toEqual([]);
        await named(page, t('signup:from.submit')).click();
        await page.waitForURL(/\/signup\?toward=/);
        const me = newcomer('Annelore', 'female');
        await fillStart(page, pointer, { email: me.email, name: me.name, year: '1961' });
        await named(page, t('signup:start.submit')).click();
        await named(page, t('signup:photo.skip')).click();
        await page.locator('[name=country]').selectOption('NL');
        await page.locator('[name=town_text]').pressSequentially('Amersfoort');
        await page
          .getByRole('option', { name: /Amersfoort/ })
          .first()
          .click();
        await named(page, t('signup:next')).click();
        await named(page, t('signup:next')).click();
        await named(page, t('signup:about.submit')).click();
        await page.waitForURL(new RegExp(`/members/${user.id}`));
        await page.getByRole('dialog', { name: t('banners:activation.title') }).waitFor();
      });
      await allow(false);
      await visitor.leave();
      await host.leave();
    },
    JOURNEY_MS,
  );

  it(
    'goes on in the other tab when the account is made in the first',
    async () => {
      const t = wordsOf('en');
      const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { context, page } = visitor;
      const me = newcomer('Annelore', 'female');
      await witnessed([visitor], async () => {
        await page.goto('/signup');
        await fillStart(page, pointer, { email: me.email, name: me.name, year: '1961' });
        await named(page, t('signup:start.submit')).click();
        await named(page, t('signup:photo.skip')).click();
        await page.locator('[name=country]').selectOption('NL');
        await page.locator('[name=town_text]').pressSequentially('Amersfoort');
        await page
          .getByRole('option', { name: /Amersfoort/ })
          .first()
          .click();
        await named(page, t('signup:next')).click();
        const other = await context.newPage();
        await other.goto('/signup?step=3');
        await heading(other, t('signup:personal.title'));
        expect(new URL(other.url()).search).toBe('?step=3');

        await named(page, t('signup:next')).click();
        await named(page, t('signup:about.submit')).click();
        await page.waitForURL(/signup-matches/);
        // A page that nobody touched yet sleeps: it wakes with the first move.
        await other.mouse.move(200, 300);
        await other.waitForURL(/signup-matches/);
      });
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
