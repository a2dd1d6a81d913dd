import { beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import type { MemberProfile, SearchAnswer } from '#contracts';
import { owned, siteUrl } from '#testing-product';
import { demoStaff } from '../../apps/tools/src/start/demo-logins.js';
import { Person } from './support/browser.js';
import { pointer } from './support/input-methods.js';
import { variantsToRun } from './support/variants.js';
import { newcomer, signUp } from './support/sign-up.js';
import { onStage } from './support/stage.js';
import { wordsOf } from './support/words.js';

const JOURNEY_MS = 240_000;
const CODE_MS = 31_000;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

/** What the page itself asks of the API, with its own cookies. */
const asked = (page: Page, path: string): Promise<{ status: number; body: unknown }> =>
  page.evaluate(async (where) => {
    const answer = await fetch(where);
    return { status: answer.status, body: (await answer.json()) as unknown };
  }, path);

/** The owner, signed in. A code counts once: when another test used this one, the next is half a minute away. */
async function atTheOffice(browser: Browser, baseURL: string): Promise<Person> {
  const owner = demoStaff.find(({ role }) => role === 'owner');
  const totp = new TOTP({ secret: Secret.fromBase32(owner?.totpSecret ?? '') });
  const person = await Person.arrive(browser, { lang: 'en', width: 1_280, baseURL });
  await person.page.goto('/admin/login');
  const logIn = () =>
    person.page.evaluate(
      async (body) => {
        const answer = await fetch('/api/admin/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
        return answer.status;
      },
      JSON.stringify({ email: owner?.email, password: owner?.password, code: totp.generate() }),
    );
  if ((await logIn()) >= 400) {
    await new Promise((resolve) => setTimeout(resolve, CODE_MS));
    expect(await logIn()).toBeLessThan(300);
  }
  return person;
}

describe('a site that is not open to everybody', () => {
  const stage = onStage();
  const { product } = stage;
  beforeAll(async () => {
    const restore = await owned(product, {
      fi: { logged_out_search: 'none', logged_out_search_trafficsource: 'other' },
      sv: { signups: 'with_trafficsource' },
      pl: { signups: 'other' },
    });
    stage.atEnd(restore);
  });

  it.each(
    variantsToRun([
      { width: 390, dark: true },
      { width: 1_280, dark: false },
    ]),
  )(
    'shows its members to members: asks a visitor to log in, shows twelve without faces to one with a known source, and says to the letter what needs a login, at $width px [#117] [#134] [V8]',
    async ({ width, dark }) => {
      const t = wordsOf('nl');
      const baseURL = siteUrl(product, 'fi');
      const visitor = await Person.arrive(stage.browser, { lang: 'nl', width, baseURL, dark });
      await visitor.context.addCookies([{ name: 'locale', value: 'nl', url: baseURL }]);
      const { page } = visitor;
      await page.goto('/members');
      await page.getByRole('heading', { name: t('search:gate.title') }).waitFor();
      const login = page.getByRole('main').getByRole('link', { name: t('search:visitor.login'), exact: true });
      expect(await login.getAttribute('href')).toBe('/login?next=/members');
      expect(await visitor.barriers()).toEqual([]);
      expect((await asked(page, '/api/members')).status).toBe(403);

      // Neither an empty name nor a number of somebody's own is a source; `ref` is, for thirty days.
      await page.goto('/members?sub1=x&ref={}');
      await page.getByRole('heading', { name: t('search:gate.title') }).waitFor();
      await page.goto('/members?ref=friend');
      const cards = page.locator('article');
      await cards.first().waitFor();
      const source = (await visitor.context.cookies()).find(({ name }) => name === 'source');
      expect(Math.round(((source?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(30);
      await page.goto('/members');
      await cards.first().waitFor();
      expect(await cards.count()).toBe(12);
      expect(await page.getByRole('button', { name: t('common:action.more') }).count()).toBe(0);
      // In the country of the seeded members: those whom other tests made have no photos.
      const found = (await asked(page, '/api/members?country=DE')).body as SearchAnswer;
      expect([found.limited, found.profiles.length, found.cursor]).toEqual([true, 12, null]);
      expect(found.profiles.flatMap(({ city, headline }) => [city, headline]).join('')).toBe('');

      // A member's page: one photo, without a face.
      const withFace = found.profiles.find(({ main_image: photo }) => photo !== null);
      const { profile } = (await asked(page, `/api/members/${withFace?.id}`)).body as { profile: MemberProfile };
      expect(profile.photos.map(({ locked, main }) => [locked, main])).toEqual([[true, true]]);
      await page.goto(`/members/${withFace?.id}`);
      await heading(page, t('common:person.name_age', { name: profile.name, age: profile.age }));
      expect(await page.getByRole('main').getByRole('img').count()).toBe(1);
      await page.getByRole('img', { name: t('common:photo.visitor') }).waitFor();
      for (const [action, sentence] of [
        ['write', 'Je moet ingelogd zijn om te chatten'],
        ['like', 'Je moet ingelogd zijn om een like te geven'],
        ['gift', 'Om een cadeautje te sturen moet je ingelogd zijn'],
        ['more_photos', `Om meer foto's van ${profile.name} te zien moet je ingelogd zijn`],
      ] as const) {
        await page.getByRole('button', { name: t(`profile:actions.${action}`) }).click();
        const gate = page.getByRole('dialog');
        await gate.getByText(sentence, { exact: true }).waitFor();
        expect(await visitor.barriers()).toEqual([]);
        expect(await gate.getByRole('link', { name: t('profile:gate.login') }).getAttribute('href')).toBe(
          `/login?next=${encodeURIComponent(`/members/${withFace?.id}`)}`,
        );
        await page.keyboard.press('Escape');
        await gate.waitFor({ state: 'detached' });
      }

      // The way from there to the sign-up: over the profile on a desktop, a page on a phone.
      await page.getByRole('button', { name: t('profile:actions.write') }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('profile:gate.signup') })
        .click();
      await heading(page, t('signup:start.title'));
      expect(await page.getByRole('dialog').count()).toBe(width < 768 ? 0 : 1);
      expect(new URL(page.url()).pathname).toBe(width < 768 ? '/signup' : `/members/${withFace?.id}`);

      await page.goto(`/members/${withFace?.id}/chat`);
      await page.waitForURL(/\/login\?next=/);
      await page.getByText('Je moet ingelogd zijn om te chatten', { exact: true }).waitFor();
      expect(await visitor.barriers()).toEqual([]);
      expect(visitor.complaints.filter((line) => !line.includes('403'))).toEqual([]);
      await visitor.leave();
    },
  );

  it('takes new members from its partners, and tells the others why it does not take them [#116]', async () => {
    const t = wordsOf('en');
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL: siteUrl(product, 'sv') });
    await visitor.context.addCookies([{ name: 'locale', value: 'en', url: siteUrl(product, 'sv') }]);
    const { page } = visitor;
    await page.goto('/signup');
    await heading(page, t('signup:start.closed_source_title'));
    expect(await visitor.barriers()).toEqual([]);
    await page.goto('/?network=partner');
    await page.goto('/signup');
    await heading(page, t('signup:start.title'));
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each([
    ['pl', 'closed'],
    ['sv', 'closed_source'],
  ] as const)('promises a free sign-up on none of its pages, and says how one gets in (%s: %s) [#18] [#116]', async (site, why) => {
    const t = wordsOf('en');
    const baseURL = siteUrl(product, site);
    const visitor = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
    await visitor.context.addCookies([{ name: 'locale', value: 'en', url: baseURL }]);
    const { page } = visitor;
    const main = page.getByRole('main');
    await page.goto('/');
    const [member] = ((await asked(page, '/api/members?country=DE')).body as SearchAnswer).profiles;
    for (const [path, saysWhy] of [
      ['/', true],
      ['/login', false],
      ['/pricing', false],
      ['/members', true],
      [`/members/${member?.id}`, true],
      ['/landers/alonetonight/eng', true],
      ['/landers/iconslanding/eng', true],
    ] as const) {
      await page.goto(path);
      const how = main.getByRole('link', { name: t('common:joining.how') }).first();
      await how.waitFor();
      expect([path, await how.getAttribute('href')]).toEqual([path, '/signup']);
      const words = await main.innerText();
      expect([path, words.includes(t(`common:joining.${why}`))]).toEqual([path, saysWhy]);
      const told = await page
        .locator('meta[name=description], meta[property="og:description"]')
        .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
      expect([path, `${words} ${told.join(' ')}`.match(/(sign(ing)? up|join)\W+(is )?free|free to join/i)?.[0]]).toEqual([path, undefined]);
    }
    await page.goto('/');
    expect(await visitor.barriers()).toEqual([]);
    await main
      .getByRole('link', { name: t('common:joining.how') })
      .first()
      .click();
    await heading(page, t(`signup:start.${why}_title`));
    await visitor.leave();
  });

  it(
    'lets in who was invited by its owner, once, and the owner reads who came, and from where [#18] [#84] [#116]',
    async () => {
      const t = wordsOf('en');
      const baseURL = siteUrl(product, 'pl');
      const guest = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const late = await Person.arrive(stage.browser, { lang: 'en', width: 390, baseURL });
      for (const { context } of [guest, late]) await context.addCookies([{ name: 'locale', value: 'en', url: baseURL }]);
      const office = await atTheOffice(stage.browser, baseURL);
      const invite = async (whom: string): Promise<string> => {
        await office.page.getByRole('button', { name: 'New invitation' }).click();
        const dialog = office.page.getByRole('dialog');
        await dialog.getByLabel('For whom').fill(whom);
        await dialog.getByRole('button', { name: 'Make the invitation' }).click();
        const link = await dialog.getByLabel('Link of the invitation').inputValue();
        expect(await office.barriers()).toEqual([]);
        await dialog.getByRole('button', { name: 'Done' }).click();
        await dialog.waitFor({ state: 'detached' });
        return link;
      };
      const rowOf = (whom: string) => office.page.getByRole('row').filter({ hasText: whom });

      await office.page.goto('/admin/invitations');
      await office.page.getByRole('button', { name: 'New invitation' }).waitFor();
      const link = await invite('For Annelore');
      expect(new URL(link).origin).toBe(baseURL);
      await rowOf('For Annelore').getByText('Open').waitFor();
      expect(await office.barriers()).toEqual([]);

      // Braces of a template that nobody filled fall away; other names of the same are known.
      await guest.page.goto('/signup?network={abc}&ref=friend&aff_sub=one&sub_2={two}&sub3=three');
      await heading(guest.page, t('signup:start.closed_title'));
      // A later visit without a source changes nothing of it.
      await guest.page.goto('/signup?sub1=later&ref=');
      await heading(guest.page, t('signup:start.closed_title'));
      expect(await guest.barriers()).toEqual([]);
      await guest.page.goto(link);
      await heading(guest.page, t('link:invitation.title'));
      expect(await guest.barriers()).toEqual([]);
      await guest.page.getByRole('button', { name: t('link:invitation.submit') }).click();
      await guest.page.waitForURL(/\/signup$/);
      const me = newcomer('Annelore', 'female');
      await signUp(guest.page, t, me, pointer, async () => undefined);

      await late.page.goto(link);
      await late.page.getByText(t('link:invitation.spent')).waitFor();
      await late.page.goto('/signup');
      await heading(late.page, t('signup:start.closed_title'));

      // The owner sees who came, and takes another invitation back before anybody does.
      await office.page.reload();
      const used = rowOf('For Annelore');
      await used.getByText('Used').waitFor();
      const other = await invite('For Bea');
      await rowOf('For Bea').getByRole('button', { name: 'Take back' }).click();
      await office.page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
      await rowOf('For Bea').getByText('Taken back').waitFor();
      await late.page.goto(other);
      await late.page.getByText(t('link:invitation.spent')).waitFor();

      await used.getByRole('link', { name: me.name }).click();
      await office.page.getByText(me.email).first().waitFor();
      const facts = await office.page.getByRole('main').innerText();
      for (const value of ['abc', 'friend', 'one', 'two', 'three']) expect(facts).toMatch(new RegExp(`\\b${value}\\b`));
      expect(facts).not.toMatch(/[{}]/);
      // A link that is spent is gone, and the browser says so.
      expect([...guest.complaints, ...late.complaints].filter((line) => !line.includes('410'))).toEqual([]);
      await Promise.all([guest.leave(), late.leave(), office.leave()]);
    },
    JOURNEY_MS,
  );
});
