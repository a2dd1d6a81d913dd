import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../apps/tools/src/start/demo-logins.js';
import { variantsToRun } from './support/variants.js';
import { Person } from './support/browser.js';
import { keyboard, pointer } from './support/input-methods.js';
import { inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { chooseTown, fillStart, named, newcomer } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 240_000;
const [baseURL = ''] = productUrls();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const reasonBeside = (page: Page, field: string) => page.locator(`#${field}-error`);

describe('a newcomer', () => {
  const stage = onStage();

  it.each(
    variantsToRun([
      { lang: 'en', width: 1_280, by: 'keyboard', dark: false },
      { lang: 'nl', width: 390, by: 'finger', dark: true },
    ]),
  )(
    'reads what is wrong beside each answer and above the form, and loses nothing, in $lang at $width px, by $by [#78] [#124] [#125] [#126]',
    async ({ lang, width, by, dark }) => {
      const t = wordsOf(lang);
      const visitor = await Person.arrive(stage.browser, { lang, width, baseURL, dark });
      const { page } = visitor;
      await visitor.context.addCookies([{ name: 'text', value: '150', url: baseURL }]);
      const input = by === 'keyboard' ? keyboard(page) : pointer;
      const go = () => input.press(named(page, t('signup:start.submit')));
      await page.goto('/signup');
      await fillStart(page, input, { email: 'not an address', name: '@jan' });
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
      await fillStart(page, input, { email: mine.email, name: mine.email, year, ticked: true });
      await go();
      await reasonBeside(page, 'name').waitFor();
      expect(await reasonBeside(page, 'name').innerText()).toBe(t('signup:errors.name_is_email'));
      expect(await reasonBeside(page, 'date_of_birth').innerText()).toBe(t('signup:errors.too_young', { min_age: 18 }));
      expect(await reasonBeside(page, 'email').count()).toBe(0);
      expect(await page.locator('[name=birth_year]').inputValue()).toBe(year);

      // Each line of the summary leads to its answer.
      await input.press(summary.getByRole('link', { name: t('signup:errors.name_is_email') }));
      expect(await inFocus(page, page.locator('[name=name]'))).toBe(true);

      // An address that has an account: said at once, with the way to the login.
      await fillStart(page, input, { email: 'free@demo.example', name: 'Annelore', year: '1961', ticked: true });
      await go();
      await reasonBeside(page, 'email').waitFor();
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: t('signup:start.login'), exact: true })
          .count(),
      ).toBeGreaterThan(1);
      // The refusal of the taken address stands in the console of every browser.
      expect(visitor.complaints.filter((line) => !line.includes('409'))).toEqual([]);
      await visitor.leave();
    },
    JOURNEY_MS,
  );

  it('can tell buttons, choices and faults apart where the device draws in colours of its own [#E18]', async () => {
    const t = wordsOf('en');
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL, forcedColours: true });
    const { page } = visitor;
    /** Tints are gone there: only a line round it shows what can be pressed, what is chosen and what is wrong. */
    const lineOf = (part: Locator, line: 'border' | 'outline') =>
      part.evaluate(
        (element, side) => Number.parseFloat(getComputedStyle(element)[side === 'border' ? 'borderTopWidth' : 'outlineWidth']),
        line,
      );
    await page.goto('/');
    for (const link of [t('home:signup'), t('common:nav.login')])
      expect([link, await lineOf(page.getByRole('link', { name: link, exact: true }).first(), 'border')]).toEqual([link, 2]);
    expect(await lineOf(page.locator('header [aria-pressed=true], header [aria-current]').first(), 'outline')).toBe(3);

    await page.goto('/signup');
    const submit = named(page.getByRole('main'), t('signup:start.submit'));
    expect(await lineOf(submit, 'border')).toBe(2);
    await page.locator('[name=email]').focus();
    expect(await lineOf(page.locator('[name=email]'), 'outline')).toBe(3);
    await submit.click();
    const summary = page.getByRole('group', { name: t('common:summary.title') });
    expect(await lineOf(summary, 'border')).toBeGreaterThan(1);
    expect(await lineOf(page.locator('[name=email]'), 'border')).toBeGreaterThan(1);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.leave();
  });

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
      await chooseTown(page, 'Amersfoort');
      await named(page, t('signup:next')).click();
      // A second press of the same button would be one too many while the next step is on its way.
      await heading(page, t('signup:personal.title'));
      await named(page, t('signup:next')).click();
      await named(page, t('signup:about.submit')).click();
      await page.waitForURL(new RegExp(`/members/${user.id}`));
      await page.getByRole('dialog', { name: t('banners:activation.title') }).waitFor();
      await allow(false);
      await visitor.leave();
      await host.leave();
    },
    JOURNEY_MS,
  );
});
