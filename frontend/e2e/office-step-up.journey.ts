import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoIds } from '#site';
import { Person } from './support/browser.js';
import { codeOf, letIn, staffOf } from './support/office.js';
import { productUrls } from './support/product.js';
import { onStage } from './support/stage.js';

const [baseURL = ''] = productUrls();
const JOURNEY_MS = 120_000;

describe('an act on which much hangs', () => {
  const stage = onStage();
  const { product } = stage;
  stage.atEnd(async () => {
    await product.sql(`delete from auth.staff where email like '%@step-up.example'`);
  });
  const owner = staffOf('owner');
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const passwordIn = (page: Page) => dialogOf(page).getByLabel('Your password');
  const codeIn = (page: Page) => dialogOf(page).getByLabel('Six digits of your authenticator app');
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it(
    'asks an owner for password and code in the same dialog, by keyboard, before another owner is ended',
    async () => {
      const [otto] = await product.sql<{ id: string }>(
        `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ($1, 'Otto Vis', 'none', 'x', '{owner}') returning id`,
        [`otto-${Date.now()}@step-up.example`],
      );
      const barriers: string[] = [];
      const person = await Person.arrive(stage.browser, { lang: 'en', width: 1_280, baseURL });
      const { page } = person;
      await letIn(person, product, owner);
      await page.goto(`/admin/staff/${otto?.id}/show`);
      await page.getByRole('button', { name: 'End this account' }).focus();
      await page.keyboard.press('Enter');
      await dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill('Has left');
      expect(await codeIn(page).getAttribute('autocomplete')).toBe('one-time-code');
      expect(await passwordIn(page).getAttribute('autocomplete')).toBe('current-password');
      barriers.push(...(await person.barriers()));

      const code = await codeOf(product, owner);
      await page.keyboard.press('Tab');
      await page.keyboard.type(owner.password);
      await page.keyboard.press('Tab');
      await page.keyboard.type(wrong(code));
      await page.keyboard.press('Enter');
      await dialogOf(page).getByText('The password or the code is wrong.').waitFor();
      barriers.push(...(await person.barriers()));
      expect(await product.sql(`select active from auth.staff where id = $1`, [otto?.id])).toEqual([{ active: true }]);
      // The cursor is in the password, which was kept; the code is empty.
      expect([await passwordIn(page).inputValue(), await codeIn(page).inputValue()]).toEqual([owner.password, '']);
      await page.keyboard.press('Tab');
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Let this person back in' }).waitFor();
      expect(await product.sql(`select active from auth.staff where id = $1`, [otto?.id])).toEqual([{ active: false }]);
      await page.goto('/admin/audit');
      await page.getByText('Showed password and code once more').first().waitFor();
      await page.getByText('Password or code refused for an act').first().waitFor();
      expect(barriers).toEqual([]);
      expect(person.complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
      await person.leave();
    },
    JOURNEY_MS,
  );

  it(
    'asks where the server finds that it is needed, on a phone in the dark: other VAT numbers of a company',
    async () => {
      const [company] = await product.sql<{ vat_numbers: string[]; version: number }>(
        `select vat_numbers, version from site.company where id = $1`,
        [demoIds.company],
      );
      const person = await Person.arrive(stage.browser, { lang: 'en', width: 390, dark: true, baseURL });
      const { page } = person;
      await letIn(person, product, owner);
      await page.goto(`/admin/companies/${demoIds.company}/show`);
      await page.getByRole('button', { name: 'Change the details', exact: true }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('textbox', { name: 'VAT numbers', exact: true }).fill('NL999999999B99');
      await dialog.getByRole('textbox', { name: 'Reason', exact: true }).fill('A new number');
      expect(await passwordIn(page).count()).toBe(0);
      const confirm = dialog.getByRole('button', { name: 'Save', exact: true });
      await confirm.click();
      await dialog.getByText('This needs your password and a code from your app.').waitFor();
      await passwordIn(page).fill(owner.password);
      await codeIn(page).fill(await codeOf(product, owner));
      expect(await person.barriers()).toEqual([]);
      await confirm.click();
      await dialog.waitFor({ state: 'detached' });
      expect(await product.sql(`select vat_numbers from site.company where id = $1`, [demoIds.company])).toEqual([
        { vat_numbers: ['NL999999999B99'] },
      ]);
      await product.sql(`update site.company set vat_numbers = $2, version = $3 where id = $1`, [
        demoIds.company,
        company?.vat_numbers,
        company?.version,
      ]);
      await person.leave();
    },
    JOURNEY_MS,
  );
});
