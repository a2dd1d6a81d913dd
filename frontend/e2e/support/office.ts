import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { demoStaff, type DemoStaff } from '../../../apps/tools/src/start/demo-logins.js';
import { Person } from './browser.js';
import type { Product } from './members.js';
import { productUrls } from './product.js';
import type { Stage } from './stage.js';

export const staffOf = (role: DemoStaff['role']): DemoStaff => {
  const login = demoStaff.find((one) => one.role === role);
  if (!login) throw new Error(`no demo login for ${role}`);
  return login;
};

/** What the phone shows now. A code counts once: whoever signed in just before, elsewhere in these tests, has not used it. */
export async function codeOf(product: Product, { email, totpSecret }: DemoStaff): Promise<string> {
  await product.sql(`update auth.staff set totp_last_step = 0 where email = $1`, [email]);
  return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
}

/** Goes through the screens of the login, wherever they came up. */
export async function logIn(page: Page, { email, password }: Pick<DemoStaff, 'email' | 'password'>, code: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Six digits').fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Lets the browser in without the screens of the login. */
export async function letIn({ context }: Person, product: Product, login: DemoStaff): Promise<void> {
  const { email, password } = login;
  const answer = await context.request.post('/api/admin/login', { data: { email, password, code: await codeOf(product, login) } });
  if (!answer.ok()) throw new Error(`the login of ${email} answered ${answer.status()}`);
}

/** A member of staff in a browser of their own, who is signed in. */
export async function arriveAs(stage: Stage, role: DemoStaff['role'], width = 1_280, dark = false): Promise<Person> {
  const office = await Person.arrive(stage.browser, { lang: 'en', width, baseURL: productUrls()[0] ?? '', dark });
  await letIn(office, stage.product, staffOf(role));
  return office;
}

/** Opens a group of the menu, as whoever may open many places does. */
export const openGroup = (page: Page, name: string): Promise<void> => page.getByRole('menuitem', { name, expanded: false }).click();

/** Shows password and code once more, in the dialog that asks for them. */
export async function showAgain(page: Page, product: Product, login: DemoStaff): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(login.password);
  await dialog.getByLabel('Six digits of your authenticator app').fill(await codeOf(product, login));
}

/** The seconds in which what was decided can be taken back are over. */
export async function endUndoTime(product: Product): Promise<void> {
  await product.sql(
    `update events.outbox set due = now()
      where due > now() and reaction in ('moderation.carry-out', 'moderation.approve-review', 'moderation.settle-selfie')`,
  );
}
