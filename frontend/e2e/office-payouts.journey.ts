import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { PaymentSandbox, placeOrder } from '#testing-product';
import type { DemoStaff } from '../../apps/tools/src/start/demo-logins.js';
import { payAtSandbox } from './support/checkout.js';
import { eventually } from './support/members.js';
import { arriveAs } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 180_000;

describe('the payouts in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();

  const arrive = (role: DemoStaff['role'], width?: number, dark?: boolean) => arriveAs(stage, role, width, dark);
  /** Somebody pays, the provider pays out, and the night comes. Answers the number of the payment and the reference of its payout. */
  const paidOut = async () => {
    const member = await product.member({ name: 'Gerda' });
    const { payment_id: order } = await placeOrder(product.signedIn(member), { credits: 50 });
    await payAtSandbox(bank, order);
    await eventually(30, async () =>
      (await product.sql(`select from payments.orders where id = $1 and granted_credits > 0`, [order])).length > 0 ? true : undefined,
    );
    await bank.settle();
    await product.sql(`update events.schedule set next_run_at = now() where name = 'payment.read-settlements'`);
    return eventually(60, async () => {
      const [row] = await product.sql<{ id: string; payment: string; reference: string }>(
        `select s.id, l.payment_id as payment, s.reference from payments.provider_settlement_line l
           join payments.provider_settlement s on s.id = l.settlement_id where l.order_id = $1 and s.booked_at is not null`,
        [order],
      );
      return row;
    });
  };

  it(
    'show finance what the provider paid out, what it cost and whether it agrees, down to each movement and as files',
    async () => {
      const { payment, reference } = await paidOut();
      const finance = await arrive('finance');
      const { page } = finance;
      await page.goto('/admin/');
      await page.getByRole('menuitem', { name: 'Payouts' }).click();
      const row = page.getByRole('row').filter({ hasText: reference });
      await row.waitFor();
      await page.getByRole('heading', { name: 'Disputes over sales' }).waitFor();
      expect(await finance.barriers()).toEqual([]);
      const listComing = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Payouts (CSV)' }).click();
      expect(await readFile(await (await listComing).path(), 'utf8')).toContain(reference);

      // The way in and back is one for the keyboard.
      await row.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: reference }).waitFor();
      const movements = page.getByRole('region', { name: 'Movements', exact: true });
      await movements.getByRole('row').filter({ hasText: payment }).getByText('Agrees').waitFor();
      await page.getByText('Fees and payout stand in the books.').waitFor();
      expect(await finance.barriers()).toEqual([]);
      const linesComing = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Movements (CSV)' }).click();
      expect(await readFile(await (await linesComing).path(), 'utf8')).toContain(payment);
      await page.getByLabel('Only what does not agree').focus();
      await page.keyboard.press('Space');
      await eventually(20, async () => ((await movements.getByRole('row').filter({ hasText: payment }).count()) === 0 ? true : undefined));
      await page.getByRole('link', { name: 'All payouts' }).focus();
      await page.keyboard.press('Enter');
      await row.waitFor();
    },
    JOURNEY_MS,
  );

  it(
    'that our bank sent back say what to do, and are marked as resolved with a reason',
    async () => {
      const { id, reference } = await paidOut();
      await product.sql(`update payments.provider_settlement set status = 'failed' where id = $1`, [id]);
      await product.sql(
        `insert into payments.recon_issue (kind, subject, found_at, seen_at) values ('settlement_failed', $1, now(), now())`,
        [id],
      );
      const finance = await arrive('finance');
      const { page } = finance;
      await page.goto(`/admin/payouts/${id}`);
      await page.getByRole('heading', { name: reference }).waitFor();
      await page.getByRole('heading', { name: 'What to do' }).waitFor();
      expect(await finance.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Mark as resolved' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank account was wrong');
      expect(await finance.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: 'Mark as resolved' }).click();
      await page.getByText('The payout was booked back.').waitFor();
      await page.getByText('It was resolved').waitFor();
      expect(await page.getByRole('button', { name: 'Mark as resolved' }).count()).toBe(0);
      const booked = await product.sql<{ kind: string; minor: string }>(
        `select kind, sum(amount_minor)::text as minor from payments.settlement_entry where settlement_id = $1 and kind like 'settlement_payout%' group by kind order by kind`,
        [id],
      );
      expect(booked.map(({ kind }) => kind)).toEqual(['settlement_payout', 'settlement_payout_void']);
      expect(booked[0]?.minor).toBe(booked[1]?.minor);
    },
    JOURNEY_MS,
  );

  it(
    'fit a phone at night, and are for nobody without the right',
    async () => {
      const { id, reference } = await paidOut();
      const owner = await arrive('owner', 390, true);
      await owner.page.goto('/admin/payouts');
      await owner.page.getByRole('row').filter({ hasText: reference }).waitFor();
      expect(await owner.barriers()).toEqual([]);
      const width = () => owner.page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBeLessThanOrEqual(390);
      await owner.page.goto(`/admin/payouts/${id}`);
      await owner.page.getByRole('heading', { name: reference }).waitFor();
      expect(await owner.barriers()).toEqual([]);
      expect(await width()).toBeLessThanOrEqual(390);
      const sums = owner.page.getByRole('region', { name: 'What it came from' });
      expect(await sums.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await sums.getByRole('columnheader', { name: 'With VAT' }).count()).toBe(1);

      const moderator = await arrive('moderator');
      await moderator.page.goto('/admin/payouts');
      await moderator.page.getByText('Your role may not see this.').waitFor();
    },
    JOURNEY_MS,
  );
});
