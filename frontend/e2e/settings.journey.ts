import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { UserAnswer } from '#contracts';
import { variantsToRun } from './support/variants.js';
import { buttonOf } from './support/mail-links.js';
import { eventually, signedIn } from './support/members.js';
import { inFocus } from './support/page-facts.js';
import { productUrls } from './support/product.js';
import { routePaths } from '../../apps/tools/src/attack/route-table.js';
import { named } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 180_000;
const [first = '', second = first] = productUrls();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const parts = routePaths().filter((path) => path.startsWith('/settings/'));
const displayChoices = (page: Page) =>
  page.evaluate(() => {
    const { text, theme, motion } = document.documentElement.dataset;
    return [text, theme, motion];
  });
const userOf = async (page: Page) => {
  const answer = await page.context().request.get('/api/user');
  return answer.ok() ? ((await answer.json()) as UserAnswer).user.email : answer.status();
};

describe('the settings', () => {
  const stage = onStage();
  const { product } = stage;

  it('say in which language the mails come, where it is another than that of the site, and make it the same when asked [#40] [#46]', async () => {
    const t = wordsOf('nl');
    const anna = await product.member({ language: 'de' });
    const me = await signedIn(stage.browser, anna, { lang: 'nl', width: 390, baseURL: first });
    const { page } = me;
    const factOf = (label: string) =>
      page.locator('dl > div').filter({ has: page.getByText(t(`settings:account.${label}`), { exact: true }) });
    await page.goto('/settings');
    await factOf('language_mails').getByText('Deutsch', { exact: true }).waitFor();
    expect(await factOf('language_site').innerText()).toContain('Nederlands');
    expect(await me.barriers()).toEqual([]);
    await factOf('language_mails')
      .getByRole('button', { name: t('settings:account.language_too', { language: 'Nederlands' }) })
      .click();
    await factOf('language').getByText('Nederlands', { exact: true }).waitFor();
    expect(await factOf('language_mails').count()).toBe(0);
    const answer = (await (await me.context.request.get('/api/user')).json()) as UserAnswer;
    expect(answer.user.language).toBe('nl');
    await me.leave();
  });

  it.each(
    variantsToRun([
      { lang: 'en', width: 1_280, colours: 'contrast' },
      { lang: 'nl', width: 390, colours: 'dark' },
    ] as const),
  )(
    'hold on the second device, each part in large letters and $colours; a change of address is confirmed and can be undone ($lang, $width px) [#46] [#79] [#37] [#E18] [#E20]',
    async ({ lang, width, colours }) => {
      const t = wordsOf(lang);
      const me = await product.member({ language: lang });
      const next = `new.${me.email}`;
      const one = await signedIn(stage.browser, me, { lang, width, baseURL: first });
      const two = await signedIn(stage.browser, me, { lang, width, baseURL: second });
      const { page } = one;
      const main = page.getByRole('main');
      const barriers: string[] = [];
      const checkBarriers = async (person = one) => void barriers.push(...(await person.barriers()));
      const keeping = async (choice: Promise<unknown>) => {
        await Promise.all([
          page.waitForResponse((answer) => answer.url().endsWith('/api/user') && answer.request().method() === 'PUT'),
          choice,
        ]);
      };
      const choose = (name: string, value: string) => keeping(main.locator(`[name=${name}][value="${value}"]`).check());
      await page.goto('/settings');
      await heading(page, t('settings:title'));
      await checkBarriers();
      await main.getByRole('link', { name: t('settings:tabs.display'), exact: true }).click();
      await heading(page, t('settings:tabs.display'));
      // The size stands in the top bar too, where there is room for it.
      const inTopBar = page.locator('header').getByRole('button', { name: `A++: ${t('common:display.text_150')}`, exact: true });
      if (width < 600) await choose('text', '150');
      else await keeping(inTopBar.click());
      await choose('colours', colours);
      await choose('motion', 'less');

      await two.page.goto('/settings');
      await heading(two.page, t('settings:title'));
      expect(await displayChoices(two.page)).toEqual(['150', colours, 'less']);

      // Every part opens from the list of parts, and there is a way back to it.
      for (const path of parts) {
        if (width < 600) await main.getByRole('link', { name: t('settings:back'), exact: true }).click();
        await main.locator(`nav a[href="${path}"]`).click();
        await heading(page, t(`settings:tabs.${path.split('/').at(-1)}`));
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
        // The largest letters on the smallest screen show most.
        if (width < 600) await checkBarriers();
      }

      await page.goto('/settings/email');
      await main.locator('[name=email]').fill('no address');
      await main.locator('[name=password]').fill(me.password);
      await named(main, t('settings:email.submit')).click();
      await main.locator('#email-error').waitFor();
      await checkBarriers();
      await main.locator('[name=email]').fill(next);
      await named(main, t('settings:email.submit')).click();
      await main.getByText(t('settings:email.waiting_title')).waitFor();
      expect(await main.locator('[name=password]').inputValue()).toBe('');
      // What had the focus begins anew: what came of it has it now.
      await eventually(2, () => inFocus(page, main.locator('#email-outcome')));
      await checkBarriers();

      // The link is opened elsewhere; looking at it changes nothing.
      await two.page.goto(await buttonOf('mailChange', next, lang));
      await heading(two.page, t('link:mail_change.title'));
      await checkBarriers(two);
      expect(await userOf(page)).toBe(me.email);
      await named(two.page.getByRole('main'), t('link:mail_change.submit')).click();
      await heading(two.page, t('link:mail_change.done_title'));
      await checkBarriers(two);
      expect(await userOf(page)).toBe(next);

      // The mail to the old address takes it back, and ends every session.
      await two.page.goto(await buttonOf('mailChanged', me.email, lang));
      await heading(two.page, t('link:mail_undo.title'));
      await checkBarriers(two);
      await named(two.page.getByRole('main'), t('link:mail_undo.submit')).click();
      await heading(two.page, t('link:mail_undo.done_title'));
      await checkBarriers(two);
      // The other process has heard of it within two seconds.
      for (const person of [one, two]) await eventually(2, async () => (await userOf(person.page)) === 403);
      const login = await two.context.request.post('/api/user', { data: { email: me.email, password: me.password } });
      expect(login.status()).toBe(200);
      expect(barriers).toEqual([]);
      const unexpected = [...one.complaints, ...two.complaints].filter((line) => !/status of (403|422)/.test(line));
      expect(unexpected).toEqual([]);
      await Promise.all([one.leave(), two.leave()]);
    },
    JOURNEY_MS,
  );

  it('end the sessions on other devices one by one or all at once, by keyboard too [#46] [#E20]', async () => {
    const t = wordsOf('nl');
    const { email, password, ...me } = await product.member({ language: 'nl' });
    for (let device = 0; device < 4; device += 1) await product.visitor().post('/api/user').send({ email, password });
    const one = await signedIn(stage.browser, { email, password, ...me }, { lang: 'nl', width: 390, baseURL: first });
    const { page } = one;
    const rows = page.locator('#sessions > li');
    const left = (count: number) => eventually(10, async () => (await rows.count()) === count);
    const there = async () => (await product.sql(`select 1 from auth.session where member_id = $1`, [me.id])).length;
    await page.goto('/settings/sessions');
    await left(5);
    expect(await one.barriers()).toEqual([]);
    // The row that takes the place of the one that left has the focus: the next press ends the next one.
    await rows.nth(2).getByRole('button').press('Enter');
    await left(4);
    await eventually(2, () => inFocus(page, rows.nth(2).getByRole('button')));
    await page.keyboard.press('Enter');
    await left(3);
    expect(await there()).toBe(3);
    await page.getByRole('button', { name: t('settings:sessions.end_others') }).press('Enter');
    await left(1);
    await eventually(2, () => inFocus(page, page.locator('#page-title')));
    expect(await there()).toBe(1);
    expect((await one.context.request.get('/api/user')).status()).toBe(200);
    await one.leave();
  });

  it.each(
    variantsToRun([
      { lang: 'en', width: 390 },
      { lang: 'nl', width: 1_280 },
    ] as const),
  )(
    'are behind newer terms, which are asked for once, on one device; whoever says no gets at the data and the way out ($lang, $width px) [#165]',
    async ({ lang, width }) => {
      const t = wordsOf(lang);
      const me = await product.member({ language: lang });
      await product.sql(`update auth.account set terms_version = '2020-01-01' where id = $1`, [me.id]);
      const one = await signedIn(stage.browser, me, { lang, width, baseURL: first });
      const two = await signedIn(stage.browser, me, { lang, width, baseURL: second });
      const { page } = one;
      const dialog = (name: string) => page.getByRole('dialog', { name: t(name), exact: true });
      const barriers: string[] = [];
      await page.goto('/likes/given');
      await dialog('terms:title').waitFor();
      await page.getByText(new RegExp(lang === 'nl' ? '1 december 2023' : '1 December 2023')).waitFor();
      barriers.push(...(await one.barriers()));

      // Closing it is a no: it leads to the ways out, and no screen goes on behind it.
      await page.keyboard.press('Escape');
      await dialog('terms:declined.title').waitFor();
      barriers.push(...(await one.barriers()));
      await page.getByRole('link', { name: t('terms:declined.data'), exact: true }).click();
      await heading(page, t('settings:tabs.my-data'));
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.goto('/chats');
      await dialog('terms:title').waitFor();
      await page.getByRole('button', { name: t('terms:decline'), exact: true }).click();
      await page.getByRole('button', { name: t('terms:declined.back'), exact: true }).click();
      await page.getByRole('button', { name: t('terms:agree'), exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await two.page.goto('/likes/given');
      await two.page.waitForLoadState('networkidle');
      expect(await two.page.getByRole('dialog').count()).toBe(0);
      const kept = await product.sql(
        `select terms_version = '2023-12-01T12:00:00Z' and terms_accepted_at > now() - interval '5 minutes' as kept from auth.account where id = $1`,
        [me.id],
      );
      expect([barriers, kept]).toEqual([[], [{ kept: true }]]);
      expect([...one.complaints, ...two.complaints]).toEqual([]);
      await Promise.all([one.leave(), two.leave()]);
    },
    JOURNEY_MS,
  );
});
