import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { placeOrder, type Answer } from '#testing-product';
import type { PricesAnswer } from '#contracts';
import { arriveAs } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 120_000;

describe('discount codes in the back office', () => {
  const stage = onStage();
  const { product } = stage;

  const arrive = (width: number, dark?: boolean) => arriveAs(stage, 'finance', width, dark);
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const fill = (page: Page, name: string, text: string) => dialogOf(page).getByRole('textbox', { name, exact: true }).fill(text);
  const open = async (page: Page) => {
    await page.goto('/admin/discount_codes');
    await page.getByRole('button', { name: 'New codes' }).click();
    await dialogOf(page).getByRole('combobox', { name: 'Site' }).click();
    await page.getByRole('option', { name: 'Second Spring (localhost)' }).click();
  };
  const make = (page: Page) => dialogOf(page).getByRole('button', { name: 'Make', exact: true }).click();

  it(
    'are made, counted, followed to the order that has one, stopped and resumed, without SQL [#95] [#140]',
    async () => {
      const code = `AUTUMN${Date.now()}`;
      const finance = await arrive(1_280);
      const { page } = finance;
      await open(page);
      await fill(page, 'Code', code.toLowerCase());
      await fill(page, 'Discount in percent', '12,5');
      await fill(page, 'At most so many orders', '1');
      await fill(page, 'Reason', 'For the autumn');
      expect(await finance.barriers()).toEqual([]);
      await make(page);
      await page.getByText('The code is made.').first().waitFor();
      await dialogOf(page).getByRole('button', { name: 'Done', exact: true }).click();

      const anna = await product.member({ name: 'Annelies' });
      await product.sql(`update auth.account set created_at = created_at - interval '1 day' where id = $1`, [anna.id]);
      const refusedTo = async () => {
        const { body } = (await product.signedIn(anna).get(`/api/prices?code=${code}`)) as Answer<PricesAnswer>;
        return body.prices.code_refused;
      };
      expect(await refusedTo()).toBeNull();
      const order = await placeOrder(product.signedIn(anna), { credits: 50, code });
      expect(order.discount).toEqual({ code, amount: { minor: 500, currency: 'EUR' } });
      expect(await refusedTo()).toBe('code_used');

      await page.goto('/admin/discount_codes');
      await page.getByRole('link', { name: code }).click();
      await page.getByRole('heading', { name: 'Orders with it' }).waitFor();
      await page.getByRole('link', { name: 'Annelies' }).waitFor();
      await page.getByText('1 of 1').first().waitFor();
      expect(await finance.barriers()).toEqual([]);
      for (const [button, done] of [
        ['Stop this code', 'The code is stopped.'],
        ['Let it count again', 'The code counts again.'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await fill(page, 'Reason', 'Looked at both');
        await dialogOf(page).getByRole('button', { name: button }).click();
        await page.getByText(done).waitFor();
      }
      expect(finance.complaints).toEqual([]);
      await finance.leave();
    },
    JOURNEY_MS,
  );

  it(
    'say what is wrong beside its field, on a phone in the dark, and are made many at a time into a file',
    async () => {
      const finance = await arrive(390, true);
      const { page } = finance;
      await open(page);
      await fill(page, 'Code', 'TIMEBONUS25');
      await fill(page, 'Discount in percent', '0');
      await fill(page, 'Reason', 'For a fair');
      await make(page);
      await dialogOf(page).getByText('Write a number above 0').waitFor();
      await fill(page, 'Discount in percent', '10');
      await make(page);
      await dialogOf(page).getByText('There is such a code already.').waitFor();
      expect(await finance.barriers()).toEqual([]);
      await fill(page, 'How many codes', '200');
      const beginning = `FAIR${String(Date.now()).slice(-6)}-`;
      await fill(page, 'Codes begin with', beginning);
      await make(page);
      await page.getByText('200 codes are made.').first().waitFor();
      const codes = (await dialogOf(page).getByRole('textbox').inputValue()).split('\n');
      expect([codes.length, codes.every((one) => one.startsWith(beginning))]).toEqual([200, true]);
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save as a file (CSV)' }).click()]);
      expect(file.suggestedFilename()).toBe('discount-codes.csv');
      expect(await finance.barriers()).toEqual([]);
      await finance.leave();
    },
    JOURNEY_MS,
  );
});
