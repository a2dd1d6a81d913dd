import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PaymentSandbox, placeOrder } from '#testing-product';
import type { DemoStaff } from '../../apps/tools/src/start/demo-logins.js';
import { payAtSandbox } from './support/checkout.js';
import { eventually, type Member } from './support/members.js';
import { arriveAs } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 180_000;

describe('the dashboard of the owner', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();

  const arrive = (role: DemoStaff['role'], width?: number, dark?: boolean) => arriveAs(stage, role, width, dark);
  /** 50 credits for 40.00 euros, paid; without the bonus of the first hours. */
  const buys = async (member: Member): Promise<void> => {
    await product.sql(`update auth.account set created_at = created_at - interval '1 day' where id = $1`, [member.id]);
    const { payment_id: id } = await placeOrder(product.signedIn(member), { credits: 50 });
    await payAtSandbox(bank, id);
    await eventually(30, async () => {
      const [order] = await product.sql<{ state: string }>(`select state from payments.orders where id = $1`, [id]);
      return order?.state === 'paid' ? true : undefined;
    });
  };
  const tile = (page: Page, name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd > span')
      .first();
  const choose = async (page: Page, field: string, choice: string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  };
  const countedUntil = async () => (await product.sql<{ until: string }>(`select until::text as until from figures.refresh`))[0]?.until;
  /** Until the figures of this moment are there; the page asks for them by itself. */
  const count = async (page: Page) => {
    const before = await countedUntil();
    await page.getByRole('button', { name: 'Count now' }).click();
    await eventually(60, async () => ((await countedUntil()) === before ? undefined : true));
    await page.getByRole('button', { name: 'Count now' }).waitFor();
  };

  it(
    'shows who signed up and paid, drawn, as a table and as a file, for each country and source [#E28] [O7]',
    async () => {
      const source = `fair-${Date.now()}`;
      const anna = await product.member({ name: 'Annelies', tracking: { network: source } });
      // A source is named from the fifth sign-up on.
      for (const name of ['Bertine', 'Clasine', 'Doortje', 'Evelien']) await product.newcomer({ name, tracking: { network: source } });
      await buys(anna);

      const owner = await arrive('owner');
      const { page } = owner;
      await page.goto('/admin');
      await page.getByRole('menuitem', { name: 'Dashboard' }).click();
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      await count(page);
      await page.getByText(/^Figures until /).waitFor();
      await choose(page, 'Source', source);
      const signups = tile(page, 'Sign-ups');
      await eventually(10, async () => ((await signups.innerText()) === '5' ? true : undefined));
      expect(await tile(page, 'Activation rate').innerText()).toBe('20.0 %');
      expect(await tile(page, 'Members who paid').innerText()).toBe('1');
      expect(await tile(page, 'Revenue (EUR)').innerText()).toBe('€33.06');
      expect(await tile(page, 'Paid for unused credits (with VAT) (EUR)').innerText()).toBe('€40.00');
      await page.getByRole('img', { name: /^Sign-ups, / }).waitFor();
      await page.getByRole('img', { name: /^Revenue, refunds and disputes, / }).waitFor();
      expect(await owner.barriers()).toEqual([]);

      // The numbers of the chart, as a table and as a file.
      await page.getByRole('group', { name: 'Sign-ups shown as' }).getByRole('button', { name: 'Table' }).click();
      const rows = page.getByRole('region', { name: 'Sign-ups', exact: true }).getByRole('row');
      const cells = (await rows.allInnerTexts()).slice(1).map((row) => row.split('\t'));
      expect(cells).toHaveLength(30);
      expect(cells.reduce((sum, [, signedUp = '0']) => sum + Number(signedUp), 0)).toBe(5);
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Sign-ups (CSV)' }).click()]);
      expect(file.suggestedFilename()).toBe('sign-ups.csv');
      const [heading, ...lines] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
      expect(heading).toBe('"Time","Sign-ups","Activation mail sent","Address confirmed","Wrote to somebody first"');
      expect(lines.reduce((sum, line) => sum + Number(line.split('","')[1]), 0)).toBe(5);
      expect(await owner.barriers()).toEqual([]);

      // What is shown stands in the address, and the way back leads to it.
      // Until the chosen figures are there, those of before are told as such.
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\/admin\/dashboard\?.*country=NL/, (route) => held.then(() => route.continue()));
      await choose(page, 'Country', 'Netherlands');
      const loading = page.getByText(/^What you have chosen is being loaded/);
      await loading.waitFor();
      release();
      await loading.waitFor({ state: 'detached' });
      await page.unrouteAll();
      await eventually(10, async () => ((await signups.innerText()) === '5' ? true : undefined));
      await choose(page, 'By', 'Month');
      await page.getByRole('img', { name: /^Payers, .* \(goes on\)/ }).waitFor();
      expect(new URL(page.url()).search).toContain('step=month');
      await page.goBack();
      await page.goBack();
      await page.getByRole('combobox', { name: 'Country' }).getByText('All countries').waitFor();
      expect(owner.complaints).toEqual([]);
      await owner.leave();
    },
    JOURNEY_MS,
  );

  it(
    'fits a phone in the dark, says when nothing is there, and can be asked for again when it does not come [#E28]',
    async () => {
      const owner = await arrive('owner', 390, true);
      const { page } = owner;
      await page.route(/\/api\/admin\/dashboard\?/, (route) => route.fulfill({ status: 422, json: { error: 'generic' } }));
      await page.goto('/admin/dashboard?step=day&steps=7&to=2020-01-31');
      await page.getByText('This could not be loaded').waitFor();
      expect(await owner.barriers()).toEqual([]);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(/^25.{1,3}31 Jan 2020, beside the time before/).waitFor();
      await count(page);
      await page.getByText('Nobody signed up in this time.').waitFor();
      await page.getByText('There was nothing in this time, or it was not recorded.').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await owner.barriers()).toEqual([]);
      owner.complaints.length = 0;
      await owner.leave();
    },
    JOURNEY_MS,
  );

  it(
    'shows finance the money alone, and is refused to everybody else by its address and by the API [#E28]',
    async () => {
      const finance = await arrive('finance');
      await finance.page.goto('/admin/dashboard');
      await finance.page.getByRole('heading', { level: 2, name: 'Money' }).waitFor();
      expect(await finance.page.getByRole('heading', { level: 2, name: 'Members' }).count()).toBe(0);
      await finance.leave();

      const moderator = await arrive('moderator');
      const { page, context } = moderator;
      await page.goto('/admin/dashboard');
      await page.getByText('Your role may not see this. The attempt was written down.').waitFor();
      expect(await page.getByRole('menuitem', { name: 'Dashboard' }).count()).toBe(0);
      const asked = await context.request.get('/api/admin/dashboard?step=day&steps=7');
      const told = await context.request.post('/api/admin/dashboard/refresh', { data: {} });
      expect([asked.status(), told.status()]).toEqual([403, 403]);
      moderator.complaints.length = 0;
      await moderator.leave();
    },
    JOURNEY_MS,
  );
});
