import { describe, expect, it } from '@jest/globals';
import { Person } from './support/browser.js';
import { codeOf, letIn, openGroup, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;

describe('the tokens of the office', () => {
  const stage = onStage();
  const { product } = stage;
  const name = `Accounts ${Date.now()}`;
  stage.atEnd(async () => {
    await product.sql(`delete from auth.staff_token where name like 'Accounts %'`);
  });
  const owner = staffOf('owner');
  const call = (token: string, path: string) => fetch(`${baseURL}${path}`, { headers: { authorization: `Bearer ${token}` } });

  it(
    'are made by an owner with password and code, seen once, used and ended',
    async () => {
      const barriers: string[] = [];
      const person = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = person;
      const checkBarriers = async () => barriers.push(...(await person.barriers()));
      await letIn(person, product, owner);
      await page.goto('/admin');
      await openGroup(page, 'The office');
      await page.getByRole('menuitem', { name: 'API tokens' }).click();
      await page.getByRole('button', { name: 'Make a token' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Which system it is for' }).fill(name);
      await dialog.getByLabel('Works until').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
      await dialog.getByRole('textbox', { name: 'Only from these networks' }).fill('nowhere');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('For the accounts');
      await dialog.getByLabel('Your password').fill(owner.password);
      await dialog.getByLabel('Six digits of your authenticator app').fill(await codeOf(product, owner));
      await dialog.getByRole('button', { name: 'Make the token' }).click();
      await dialog.getByText('Choose at least one right.').waitFor();
      await dialog.getByText('This is no address and no network.').waitFor();
      await checkBarriers();
      await dialog.getByRole('checkbox', { name: 'See orders and their papers' }).check();
      await dialog.getByRole('textbox', { name: 'Only from these networks' }).fill('127.0.0.1\n::1');
      await dialog.getByRole('button', { name: 'Make the token' }).click();
      const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
      await checkBarriers();
      await page.getByRole('button', { name: 'I have copied it' }).click();
      await page.getByText(name).waitFor();
      await checkBarriers();
      expect(await page.content()).not.toContain(token);
      expect([(await call(token, '/api/admin/orders')).status, (await call(token, '/api/admin/members')).status]).toEqual([200, 403]);

      await page.reload();
      await page.getByText(/, from 127\.0\.0|, from ::/).waitFor();
      await page.getByRole('button', { name: 'End it' }).first().click();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not used any more');
      await dialog.getByRole('button', { name: 'End it' }).click();
      await page.getByText('The token has ended.').waitFor();
      expect((await call(token, '/api/admin/orders')).status).toBe(403);
      await page.goto('/admin/audit');
      await page.getByText('Ended an API token').first().waitFor();
      expect(barriers).toEqual([]);
      expect(person.complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
      await person.leave();
    },
    JOURNEY_MS,
  );

  it(
    'are listed on a phone in the dark',
    async () => {
      const person = await Person.arrive(stage.browser, { lang: 'en', width: 390, dark: true, baseURL });
      await letIn(person, product, owner);
      await person.page.goto('/admin/api_tokens');
      await person.page.getByText(name).waitFor();
      await person.page.getByText('Ended').first().waitFor();
      expect(await person.barriers()).toEqual([]);
      await person.leave();
    },
    JOURNEY_MS,
  );
});
