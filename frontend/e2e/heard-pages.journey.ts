import { describe, expect, it } from '@jest/globals';
import { Person } from './support/browser.js';
import { signedIn } from './support/members.js';
import { productUrls } from './support/product.js';
import { phraseWith, placesOf, ScreenReader, withOwnNames } from './support/screen-reader.js';
import { photoFile } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { spokenIn } from './support/variants.js';
import { wordsOf } from './support/words.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 90_000;
const money = /€\s?\d+[.,]\d\d|\d+[.,]\d\d\s?€/;

describe('somebody who hears the pages of the site', () => {
  const stage = onStage(withOwnNames);
  const { product } = stage;

  const arrive = async (lang: string) => {
    const visitor = await Person.arrive(stage.browser, { lang, width: 390, baseURL });
    return { visitor, page: visitor.page, reader: await ScreenReader.of(visitor), t: wordsOf(lang) };
  };
  const arriveAsMember = async (lang: string) => {
    const anna = await product.member({ name: 'Annelore' });
    const me = await signedIn(stage.browser, anna, { lang, width: 390, baseURL });
    return { me, page: me.page, reader: await ScreenReader.of(me), t: wordsOf(lang) };
  };

  it.each(spokenIn('en'))(
    'hears the warning at the entry by its title, and each of its sentences once, in %s [#E11] [#112]',
    async (lang) => {
      const t = wordsOf(lang);
      const visitor = await Person.arrive(stage.browser, { lang, width: 390, baseURL, isFirst: true });
      const { page } = visitor;
      const reader = await ScreenReader.of(visitor);
      await page.goto('/');
      const warning = page.getByRole('dialog', { name: t('common:entry.title') });
      await warning.waitFor();
      const facts = [
        t('common:entry.adults', { site: 'Second Spring', min_age: 18 }),
        t('common:entry.fictional'),
        t('common:entry.money'),
      ];
      // What has the focus is the title: a dialog that had it itself would be said with all its text.
      const arriving = await reader.focus();
      expect(arriving).toEqual([
        expect.stringMatching(new RegExp(`^dialog, ${t('common:entry.title')}`)),
        expect.stringMatching(new RegExp(`^heading, ${t('common:entry.title')}`)),
      ]);
      const read = await reader.read(warning);
      for (const words of facts) {
        expect(arriving.filter((phrase) => phrase.includes(words))).toEqual([]);
        expect(read.filter((phrase) => phrase.includes(words))).toHaveLength(1);
      }
      expect(await reader.heard()).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('nl'))(
    'is told at each field of the sign-up what to write and what was wrong with it, in %s [#E11]',
    async (lang) => {
      const { visitor, page, reader, t } = await arrive(lang);
      await page.goto('/signup');
      const form = page.getByRole('main').locator('form');
      const before = await reader.read(form);
      for (const [field, hint] of [
        ['email', 'email_hint'],
        ['password', 'password_hint'],
        ['name', 'name_hint'],
      ] as const)
        expect(phraseWith(before, t(`signup:start.${field}`), t(`signup:start.${hint}`))).toMatch(/^textbox, .*\brequired\b/);
      expect(phraseWith(before, 'group', t('common:field.birth_date'), t('common:field.birth_hint'))).toContain(t('common:field.required'));
      const places = placesOf(
        before,
        t('signup:start.email'),
        t('signup:start.password'),
        t('common:field.birth_date'),
        t('signup:start.gender'),
      );
      expect(places).toEqual(places.toSorted((one, other) => one - other));

      await form.locator('[type=submit]').last().click();
      const wrong = page.locator('#email-error');
      await wrong.waitFor();
      const fault = await wrong.innerText();
      // The summary has the focus, and says what is wrong; at the field it is said again, and nowhere else.
      expect(phraseWith(await reader.focus(), 'group', t('common:summary.title'))).toContain(fault);
      expect(phraseWith(await reader.read(form), 'textbox', t('signup:start.email'), fault)).toMatch(/, invalid\b/);
      expect((await reader.heard()).filter((line) => line.includes(fault))).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('de'))(
    'hears first why the log-in failed, once, on a page that needs no script, in %s [#E11]',
    async (lang) => {
      const { visitor, page, reader, t } = await arrive(lang);
      await page.goto('/login');
      await page.locator('[name=email]').fill('nobody@mail.example');
      await page.locator('[name=password]').fill('Heidebloem-61-uit');
      await page.locator('main form [type=submit]').first().click();
      const summary = page.locator('[aria-labelledby=error-summary-title]');
      await summary.waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-labelledby') === 'error-summary-title');
      const why = await page.locator('#error-summary-words').innerText();
      expect(why.length).toBeGreaterThan(10);
      expect(await reader.focus()).toEqual([`group, ${t('common:summary.refused')}, ${why}`]);
      expect(await reader.heard()).toEqual([]);
      const form = await reader.read(page.locator('main form').first());
      expect(phraseWith(form, 'button', t('auth:login.submit'))).not.toContain('disabled');
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('en'))(
    'hears what credits cost, before and after the discount, what is chosen, and that the button orders and costs, in %s [#E11]',
    async (lang) => {
      const { me, page, reader, t } = await arriveAsMember(lang);
      await page.goto('/premium');
      await page.locator('main a[href^="/credits/"]').first().waitFor();
      const list = await reader.read(page.locator('main ul:has(a[href^="/credits/"])'));
      const [was, now] = (['old_price', 'new_price'] as const).map((price) => phraseWith(list, t(`payments:list.${price}`, { price: '' })));
      expect([was, now]).toEqual([expect.stringMatching(money), expect.stringMatching(money)]);
      // The struck price is for the eye.
      expect(list.filter((phrase) => phrase === was?.split(': ')[1])).toEqual([]);

      await page.locator('main a[href^="/credits/"]').first().click();
      await page.waitForURL(/\/credits\/./);
      await page.locator('input[name=method]').first().waitFor();
      const said = await reader.read(page.getByRole('main'));
      expect(phraseWith(said, 'radio', 'iDEAL')).toContain('not checked');
      expect(phraseWith(said, 'checkbox')).toContain('not checked');
      const [total = 0, order = 0] = placesOf(said, t('payments:checkout.total'), t('payments:checkout.order'));
      expect(said.slice(total, order).some((phrase) => money.test(phrase))).toBe(true);
      expect(said[order]).toBe(`button, ${t('payments:checkout.order')}`);

      await page.getByRole('button', { name: t('payments:checkout.order') }).click();
      await page.locator('#error-summary-title').waitFor();
      const fault = await page.locator('#method-error').innerText();
      expect(phraseWith(await reader.focus(), 'group', t('common:summary.title'))).toContain(fault);
      expect(phraseWith(await reader.read(page.locator('fieldset#method')), t('payments:method.title'))).toContain(fault);
      await me.leave();
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('de'))(
    'hears that a photo is on its way, that it came, that it is gone again, and why another one did not come, in %s [#E11]',
    async (lang) => {
      const { me, page, reader, t } = await arriveAsMember(lang);
      await page.goto('/profile');
      const chooser = page.locator('#own-photos');
      await chooser.setInputFiles(await photoFile());
      expect(await reader.hears(t('own:photos.progress', { name: 'me.jpg' }))).toBe('polite');
      expect(await reader.hears(t('own:photos.added'))).toBe('polite');
      await page.getByRole('button', { name: t('own:photos.change_number', { number: 1 }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('own:photos.remove') }).click();
      expect(await reader.hears(t('own:photos.removed'))).toBe('polite');
      await chooser.setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
      const fault = page.locator('#photo-uploads').getByRole('alert');
      await fault.waitFor();
      const words = await fault.innerText();
      expect(await reader.hears(words)).toBe('assertive');
      // The words alone: its buttons are found when they are wanted.
      expect((await reader.heard()).filter((line) => line.startsWith('assertive'))).toEqual([`assertive: ${words}`]);
      const list = await reader.read(page.locator('#photo-uploads'));
      expect(phraseWith(list, 'button')).toContain(t('own:photos.upload_drop'));
      await me.leave();
    },
    JOURNEY_MS,
  );

  it.each(spokenIn('nl'))(
    'hears of each setting what it is about and what holds, and once that a choice was kept, in %s [#E11]',
    async (lang) => {
      const { me, page, reader, t } = await arriveAsMember(lang);
      await page.goto('/notifications');
      const frequency = page.locator('#frequency-likes-email');
      await frequency.waitFor();
      const name = t('notifications:choice', {
        channel: t('notifications:channels.email'),
        what: t('notifications:categories.likes.label'),
      });
      await frequency.focus();
      expect(phraseWith(await reader.focus(), 'combobox', name)).toContain(t('notifications:categories.likes.hint'));
      await frequency.selectOption('never');
      expect(await reader.hears(t('notifications:saved'))).toBe('polite');
      expect((await reader.heard()).filter((line) => line.includes(t('notifications:saved')))).toHaveLength(1);
      await me.leave();
    },
    JOURNEY_MS,
  );
});
