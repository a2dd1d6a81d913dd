import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { DemoStaff } from '../../apps/tools/src/start/demo-logins.js';
import type { Person } from './support/browser.js';
import { eventually } from './support/members.js';
import { arriveAs } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 180_000;

describe('the books in the back office', () => {
  const stage = onStage();
  const { product } = stage;

  const arrive = (role: DemoStaff['role'], width?: number, dark?: boolean) => arriveAs(stage, role, width, dark);
  /** The last month that is over, all of it counted, of a company that nobody sells with: it can be closed whatever the others did. */
  const aMonth = async () => {
    const name = `Idle ${Date.now()}`;
    await product.sql(
      `insert into site.company (name, address, kvk, city, country, support_phone) values ($1, 'A 1', $1, 'Utrecht', 'NL', '030 1')`,
      [name],
    );
    await product.sql(
      `insert into payments.counted_day values ((now() at time zone 'Europe/Amsterdam')::date - 1, now()) on conflict do nothing`,
    );
    const [row] = await product.sql<{ month: string }>(
      `select to_char((now() at time zone 'Europe/Amsterdam')::date - interval '1 month', 'YYYY-MM') as month`,
    );
    return { name, month: row?.month ?? '' };
  };
  const choose = async ({ page }: Person, field: string, option: string) => {
    await page.getByLabel(field, { exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  it(
    'are closed for a month by finance, whose file is what its hash says, and opened again by the owner for all to see',
    async () => {
      const { name, month } = await aMonth();
      const finance = await arrive('finance');
      const { page } = finance;
      await page.goto('/admin/');
      await page.getByRole('menuitem', { name: 'Books' }).click();
      await page.getByRole('heading', { name: 'Closing months' }).waitFor();
      expect(await finance.barriers()).toEqual([]);
      await choose(finance, 'Company', name);
      await choose(finance, 'Period', month);
      const shown = page.getByRole('region', { name: month });
      await shown.getByRole('button', { name: 'Close the month' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close the month' }).click();
      await shown.getByText('Closed', { exact: true }).waitFor();
      await eventually(60, async () => {
        await page.reload();
        await choose(finance, 'Company', name);
        await choose(finance, 'Period', month);
        const hash = shown.getByText('SHA-256').first().waitFor({ timeout: 4_000 });
        return hash.then(
          () => true,
          () => undefined,
        );
      });
      const coming = page.waitForEvent('download');
      await shown.getByRole('link', { name: 'Auditfile (XAF 3.2), EUR' }).click();
      const file = await readFile(await (await coming).path());
      expect(file.toString()).toContain('<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">');
      await shown.getByText(createHash('sha256').update(file).digest('hex')).waitFor();
      expect(await shown.getByRole('button', { name: 'Open it again' }).count()).toBe(0);

      const owner = await arrive('owner');
      await owner.page.goto('/admin/books');
      await choose(owner, 'Company', name);
      await choose(owner, 'Period', month);
      const there = owner.page.getByRole('region', { name: month });
      await there.getByRole('button', { name: 'Open it again' }).click();
      await owner.page.getByRole('dialog').getByRole('textbox').fill('A wrong country');
      await owner.page.getByRole('dialog').getByRole('button', { name: 'Open it again' }).click();
      await there.getByText(/Opened again by .*: A wrong country/).waitFor();
      await product.sql(`delete from site.company where name = $1`, [name]);
    },
    JOURNEY_MS,
  );

  it(
    'fit a phone at night, and are for nobody without the right',
    async () => {
      const finance = await arrive('finance', 390, true);
      await finance.page.goto('/admin/books');
      await finance.page.getByRole('heading', { name: 'Closing months' }).waitFor();
      expect(await finance.barriers()).toEqual([]);
      expect(await finance.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

      const moderator = await arrive('moderator');
      await moderator.page.goto('/admin/books');
      await moderator.page.getByText('Your role may not see this.').waitFor();
    },
    JOURNEY_MS,
  );
});
