import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { PaymentSandbox, placeOrder } from '#testing-product';
import type { DemoStaff } from '../../apps/tools/src/start/demo-logins.js';
import { payAtSandbox } from './support/checkout.js';
import { eventually } from './support/members.js';
import { arriveAs } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 120_000;

describe('the VAT return in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();

  const arrive = (role: DemoStaff['role'], width?: number, dark?: boolean) => arriveAs(stage, role, width, dark);
  const buys = async () => {
    const member = await product.member({ name: 'Gerda' });
    const { payment_id: id } = await placeOrder(product.signedIn(member), { credits: 50 });
    await payAtSandbox(bank, id);
    await eventually(30, async () =>
      (await product.sql(`select from payments.invoice where order_id = $1`, [id])).length > 0 ? true : undefined,
    );
  };

  it(
    'shows finance what was sold in the quarter by country and rate, and gives it as a file [#140]',
    async () => {
      await buys();
      const finance = await arrive('finance');
      const { page } = finance;
      await page.goto('/admin/');
      await page.getByRole('menuitem', { name: 'VAT return' }).click();
      const home = page.getByRole('region', { name: 'At home' });
      await home.getByRole('row').filter({ hasText: 'Netherlands' }).filter({ hasText: '21 %' }).first().waitFor();
      expect(await finance.barriers()).toEqual([]);
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Lines (CSV)' }).click();
      const file = await readFile(await (await coming).path(), 'utf8');
      expect(file).toMatch(/^company,place,quarter,country,rate_percent,.*\r\n[\s\S]*,home,\d{4}-Q\d,NL,21\.00,EUR,/);
    },
    JOURNEY_MS,
  );

  it(
    'fits a phone at night, and is for nobody without the right',
    async () => {
      await buys();
      const finance = await arrive('finance', 390, true);
      await finance.page.goto('/admin/vat-report');
      await finance.page.getByRole('region', { name: 'At home' }).waitFor();
      expect(await finance.barriers()).toEqual([]);
      expect(await finance.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

      const moderator = await arrive('moderator');
      await moderator.page.goto('/admin/vat-report');
      await moderator.page.getByText('Your role may not see this.').waitFor();
    },
    JOURNEY_MS,
  );
});
