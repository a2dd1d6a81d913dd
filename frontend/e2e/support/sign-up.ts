import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { codeIn, mailTo } from './product.js';
import type { wordsOf } from './words.js';

export type Newcomer = { readonly name: string; readonly email: string; readonly password: string; readonly gender: 'female' | 'male' };
type Words = ReturnType<typeof wordsOf>;

export const newcomer = (name: string, gender: Newcomer['gender']): Newcomer => ({
  name,
  gender,
  email: `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@mail.example`,
  password: 'Heidebloem-61-uit',
});

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1_100, channels: 3, background: { r: 90, g: 140, b: 130 } } })
    .jpeg()
    .toBuffer();

/** Presses what is called so, be it a button or a link. */
export const press = (page: Page | Locator, name: string): Promise<void> =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click();

/** All steps of the sign-up, as a person takes them; `look` is called on each screen. */
export async function signUp(page: Page, t: Words, me: Newcomer, look: () => Promise<void>): Promise<void> {
  await page.goto('/signup');
  await look();
  await page.getByLabel(t('signup:start.email'), { exact: true }).fill(me.email);
  await page.getByLabel(t('signup:start.password')).first().fill(me.password);
  await page.getByLabel(t('signup:start.name'), { exact: true }).fill(me.name);
  await page.getByLabel(t('common:field.day'), { exact: true }).fill('24');
  await page.getByLabel(t('common:field.month'), { exact: true }).selectOption('5');
  await page.getByLabel(t('common:field.year'), { exact: true }).fill('1961');
  await page.getByLabel(t(`signup:start.gender_${me.gender}`), { exact: true }).check();
  await page.getByLabel(t(`signup:start.sought_${me.gender === 'female' ? 'male' : 'female'}`), { exact: true }).check();
  await page.getByLabel(t('signup:start.terms', { min_age: 18 })).check();
  await press(page, t('signup:start.submit'));

  await page.getByRole('heading', { name: t('signup:photo.title') }).waitFor();
  await look();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await press(page, t('signup:photo.use'));

  await page.getByRole('heading', { name: t('signup:place.title') }).waitFor();
  await look();
  await page.getByLabel(t('signup:place.country'), { exact: true }).selectOption('NL');
  await page.getByRole('combobox', { name: t('signup:place.town') }).fill('Utre');
  await page
    .getByRole('option', { name: /Utrecht/ })
    .first()
    .click();
  await press(page, t('signup:next'));

  await page.getByRole('heading', { name: t('signup:personal.title') }).waitFor();
  await look();
  await press(page, t('signup:next'));

  await page.getByRole('heading', { name: t('signup:about.title') }).waitFor();
  await look();
  await page.getByLabel(t('signup:about.label'), { exact: true }).fill('I bake bread and sing in a choir. I would like to walk together.');
  await press(page, t('signup:about.submit'));
  await page.waitForURL(/signup-matches/);
}

/** From the welcome page through the mail to the members. */
export async function confirm(page: Page, t: Words, me: Newcomer, look: () => Promise<void>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look();
  await press(page, t('signup:matches.confirm'));
  await page.getByRole('heading', { name: t('activation:title') }).waitFor();
  await look();
  const mail = await mailTo(me.email);
  await page.getByLabel(t('activation:code.label')).fill(codeIn(mail));
  await press(page, t('activation:code.submit'));
  await page.waitForURL(/activate\/done/);
  await look();
  await press(page, t('activation:done.members'));
  await page.waitForURL(/\/members/);
}
