import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { mailsTo, type Mail } from '#testing-product';
import { Person } from './support/browser.js';
import { variantsToRun } from './support/variants.js';
import type { Member } from './support/members.js';
import { productUrls } from './support/product.js';
import { named } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 180_000;
const IN_FORCE_S = 60;
const [baseURL = ''] = productUrls();
const fresh = 'Gele-Narcis-77-uit';
const visits = [
  { lang: 'nl', width: 390, dark: true },
  { lang: 'en', width: 1_280, dark: false },
] as const;

const stage = onStage();
const { product } = stage;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const pathIn = (mail: Mail, pattern: RegExp): string => {
  const found = mail.links.map((link) => new URL(link)).find(({ pathname, search }) => pattern.test(pathname + search));
  if (!found) throw new Error(`no such link in the mail: ${mail.links.join(' ')}`);
  return found.pathname + found.search;
};
/** The newest mail with such a link. */
async function mailWith(address: string, pattern: RegExp): Promise<string> {
  for (let waited = 0; waited < 600; waited += 1) {
    const mail = (await mailsTo(address)).find(({ links }) =>
      links.some((link) => pattern.test(new URL(link).pathname + new URL(link).search)),
    );
    if (mail) return pathIn(mail, pattern);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('no mail in 60 s');
}

async function arrive(visit: (typeof visits)[number]): Promise<Person> {
  const person = await Person.arrive(stage.browser, { ...visit, baseURL });
  await person.context.addCookies([{ name: 'locale', value: visit.lang, url: baseURL }]);
  return person;
}

async function enter({ page }: Person, t: ReturnType<typeof wordsOf>, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await tryToEnter(page, t, email, password);
  await page.waitForURL(/\/members/);
}

async function tryToEnter(page: Page, t: ReturnType<typeof wordsOf>, email: string, password: string): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await named(page.getByRole('main'), t('auth:login.submit')).click();
}

/** Nothing that the browser says against a page, but for the refusals that the story brings about. */
const complaintsOf = ({ complaints }: Person) => complaints.filter((text) => !/status of (401|403|410|422|429)/.test(text));

describe('getting in again', () => {
  it.each(variantsToRun(visits))(
    'five wrong tries lock with the minutes; the link of the mail works meanwhile, once, and ends the old session ($lang, $width px) [#33] [#35] [#115]',
    async (visit) => {
      const t = wordsOf(visit.lang);
      const me: Member = await product.member({ language: visit.lang });
      const old = await arrive(visit);
      const person = await arrive(visit);
      const { page } = person;
      await enter(old, t, me.email, me.password);
      await page.goto('/login');
      await heading(page, t('auth:login.title'));
      for (let time = 1; time <= 5; time += 1) {
        await tryToEnter(page, t, me.email, 'not the password');
        await page.locator('#error-summary-title').waitFor();
      }
      await page.getByText(visit.lang === 'nl' ? 'account voor 5 min geblokkeerd' : 'account blocked for 5 min').waitFor();
      expect(await person.barriers()).toEqual([]);

      await named(page.getByRole('main'), t('auth:login.reset_now')).click();
      await heading(page, t('auth:reset.title'));
      expect(await person.barriers()).toEqual([]);
      await page.locator('[name=email]').fill(me.email);
      await named(page.getByRole('main'), t('auth:reset.submit')).click();
      await heading(page, t('auth:reset.sent_title'));
      expect(await person.barriers()).toEqual([]);

      const link = await mailWith(me.email, /^\/reset-password\/do\?token=/);
      await page.goto(link);
      await heading(page, t('auth:reset.do_title'));
      expect(await person.barriers()).toEqual([]);
      await page.locator('[name=password]').fill(fresh);
      await named(page.getByRole('main'), t('auth:reset.do_submit')).click();
      await heading(page, t('auth:reset.done_title'));
      await page.getByText(t('auth:reset.done_text')).waitFor();
      expect(await person.barriers()).toEqual([]);
      await named(page.getByRole('main'), t('auth:activate.members_button')).click();
      await page.waitForURL(/\/members$/);

      await page.goto(link);
      await page.locator('[name=password]').fill('Another-one-88-uit');
      await named(page.getByRole('main'), t('auth:reset.do_submit')).click();
      await heading(page, t('auth:reset.invalid_title'));

      // The session of before has ended: the next thing asked leads to the login.
      await old.page.goto('/settings/sessions').catch(() => undefined);
      await old.page.waitForURL(/\/login\?next=/);
      expect((await page.context().request.get('/api/user')).status()).toBe(200);
      expect(complaintsOf(person)).toEqual([]);
      await Promise.all([person.leave(), old.leave()]);
    },
    JOURNEY_MS,
  );
});

describe('a site that keeps quiet about accounts', () => {
  it(
    'shows the same for an address with an account and for one without, and writes to the owner [#E21]',
    async () => {
      const t = wordsOf('da');
      const owner = await product.member({ language: 'da' });
      const [before] = await product.sql<{ settings: unknown }>(`select settings from site.site where domain_language = 'da'`);
      await product.sql(`update site.site set settings = settings || '{"reveal_account_existence": false}' where domain_language = 'da'`);
      const quiet = `http://da.localhost:${product.port}`;
      const visitor = await Person.arrive(stage.browser, { lang: 'da', width: 390, baseURL: quiet });
      const { page } = visitor;
      try {
        await page.goto('/reset-password');
        const post = (path: string, body: object) =>
          page.evaluate(
            async ([where, what]) => {
              const answer = await fetch(where, { method: 'POST', headers: { 'content-type': 'application/json' }, body: what });
              return { status: answer.status, text: await answer.text() };
            },
            [path, JSON.stringify(body)] as const,
          );
        for (let second = 0; second < IN_FORCE_S; second += 1) {
          if ((await post('/api/signup/check', { email: owner.email })).status === 200) break;
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
        const signUp = (email: string) =>
          post('/api/signup', {
            email,
            password: fresh,
            name: 'Karen',
            date_of_birth: '1961-05-24',
            gender: 'female',
            sought_sex: 'male',
            country: 'NL',
            town_id: 2_745_912,
            terms_version: '2023-12-01T12:00:00Z',
            language: 'da',
          });
        expect(await signUp(owner.email)).toEqual(await signUp(`x.${owner.email}`));
        const screens: string[] = [];
        for (const email of [owner.email, `nobody.${owner.email}`]) {
          await page.goto('/reset-password');
          await page.locator('[name=email]').fill(email);
          await named(page.getByRole('main'), t('auth:reset.submit')).click();
          await heading(page, t('auth:reset.sent_title'));
          screens.push(await page.getByRole('main').innerText());
        }
        expect(screens[0]).toBe(screens[1]);
        await mailWith(owner.email, /^\/login$/);
      } finally {
        await product.sql(`update site.site set settings = $1 where domain_language = 'da'`, [before?.settings]);
        await visitor.leave();
      }
    },
    JOURNEY_MS,
  );
});
