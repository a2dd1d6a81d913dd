import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { codeIn, mailTo } from '#testing-product';
import { Person, type Visit } from './browser.js';
import type { File, InputMethod } from './input-methods.js';
import type { wordsOf } from './words.js';

export type Newcomer = { readonly name: string; readonly email: string; readonly password: string; readonly gender: 'female' | 'male' };
type Words = ReturnType<typeof wordsOf>;
export type CheckScreen = () => Promise<void>;

export const newcomer = (name: string, gender: Newcomer['gender']): Newcomer => ({
  name,
  gender,
  email: `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@mail.example`,
  password: 'Heidebloem-61-uit',
});

/** A photo from the device. */
export async function photoFile(): Promise<File> {
  const picture = sharp({ create: { width: 900, height: 1_100, channels: 3, background: { r: 90, g: 140, b: 130 } } });
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** What is called so, be it a button or a link. */
export const named = (scope: Page | Locator, name: string): Locator =>
  scope
    .getByRole('button', { name, exact: true })
    .or(scope.getByRole('link', { name, exact: true }))
    .first();

const heading = (page: Page, name: string): Promise<void> => page.getByRole('heading', { name, level: 1 }).waitFor();

/** Where a newcomer lives. */
interface Home {
  readonly country: string;
  readonly town: string;
}

/** All steps of the sign-up, as a person takes them; `checkScreen` is called on each screen. */
export async function signUp(
  page: Page,
  t: Words,
  me: Newcomer,
  input: InputMethod,
  checkScreen: CheckScreen,
  home: Home = { country: 'NL', town: 'Utrecht' },
): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  await page.goto('/signup');
  await checkScreen();
  await input.fill(field(t('signup:start.email')), me.email);
  await input.fill(page.locator('[name=password]'), me.password);
  await input.fill(field(t('signup:start.name')), me.name);
  await input.fill(field(t('common:field.day')), '24');
  await input.choose(field(t('common:field.month')), '5');
  await input.fill(field(t('common:field.year')), '1961');
  await input.check(page.locator(`[name=gender][value=${me.gender}]`));
  await input.check(page.locator(`[name=sought_sex][value=${me.gender === 'female' ? 'male' : 'female'}]`));
  await input.check(page.locator('[name=terms_version]'));
  await input.press(named(page, t('signup:start.submit')));

  await heading(page, t('signup:photo.title'));
  await checkScreen();
  await input.upload(page.locator('input[type=file]'), await photoFile());
  await input.press(named(page, t('signup:photo.use')));

  await heading(page, t('signup:place.title'));
  await checkScreen();
  await input.choose(field(t('signup:place.country')), home.country);
  const town = page.getByRole('combobox', { name: t('signup:place.town') });
  await input.fill(town, home.town.slice(0, 5));
  await page
    .getByRole('option', { name: new RegExp(home.town) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await input.press(named(page, t('signup:next')));

  await heading(page, t('signup:personal.title'));
  await checkScreen();
  await input.press(named(page, t('signup:next')));

  await heading(page, t('signup:about.title'));
  await checkScreen();
  await input.fill(page.locator('main textarea'), 'I bake bread and sing in a choir. I would like to walk together.');
  await input.press(named(page, t('signup:about.submit')));
  await page.waitForURL(/signup-matches/);
}

/** From the welcome page through the mail to the members. */
export async function confirm(page: Page, t: Words, me: Newcomer, input: InputMethod, checkScreen: CheckScreen): Promise<void> {
  await heading(page, t('signup:matches.title', { name: me.name }));
  await checkScreen();
  await input.press(named(page, t('signup:matches.confirm')));
  await heading(page, t('activation:title'));
  await checkScreen();
  const mail = await mailTo(me.email);
  await input.fill(page.getByLabel(t('activation:code.label')).first(), codeIn(mail));
  await input.press(named(page, t('activation:code.submit')));
  await page.waitForURL(/activate\/done/);
  await checkScreen();
  await input.press(named(page, t('activation:done.members')));
  await page.waitForURL(/\/members/);
}

/** The first step with everything right, but for what `change` says. */
export async function fillStart(
  page: Page,
  input: InputMethod,
  change: { email: string; name: string; year?: string; ticked?: boolean },
): Promise<void> {
  await input.fill(page.locator('[name=email]'), change.email);
  await input.fill(page.locator('[name=password]'), 'Heidebloem-61-uit');
  await input.fill(page.locator('[name=name]'), change.name);
  if (change.year) {
    await input.fill(page.locator('[name=birth_day]'), '24');
    await input.choose(page.locator('[name=birth_month]'), '5');
    await input.fill(page.locator('[name=birth_year]'), change.year);
  }
  if (change.ticked) return;
  await input.check(page.locator('[name=gender][value=female]'));
  await input.check(page.locator('[name=sought_sex][value=male]'));
  await input.check(page.locator('[name=terms_version]'));
}

/** A town of the Netherlands, by its first letters. */
export async function chooseTown(page: Page, name: string): Promise<void> {
  await page.locator('[name=country]').selectOption('NL');
  await page.locator('[name=town_text]').pressSequentially(name);
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click();
}

/** A person who has signed up and not confirmed the address yet. */
export async function arriveAsNewcomer(browser: Browser, visit: Visit): Promise<Person> {
  const person = await Person.arrive(browser, visit);
  const { request } = person.context;
  const read = async (path: string): Promise<unknown> => (await request.get(path)).json();
  const { settings } = (await read('/api/settings')) as { settings: { terms_version: string } };
  const { towns } = (await read('/api/towns?country=NL&q=amersfoort')) as { towns: { id: number }[] };
  const { email, password, name, gender } = newcomer('Wilhelmina', 'female');
  const account = { email, password, name, gender, sought_sex: 'male', date_of_birth: '1961-05-24', language: visit.lang };
  const data = { ...account, country: 'NL', town_id: towns[0]?.id, terms_version: settings.terms_version };
  const answer = await request.post('/api/signup', { data });
  if (!answer.ok()) throw new Error(`the sign-up was answered ${answer.status()}`);
  return person;
}
