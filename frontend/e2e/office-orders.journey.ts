import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PaymentSandbox, placeOrder } from '#testing-product';
import type { DemoStaff } from '../../apps/tools/src/start/demo-logins.js';
import { payAtSandbox } from './support/checkout.js';
import { eventually, type Member } from './support/members.js';
import { arriveAs } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 120_000;
const SECRET = 'The words of a letter are for two people';

describe('orders, refunds and credits in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  const bank = new PaymentSandbox();

  const arrive = (role: DemoStaff['role'], width?: number, dark?: boolean) => arriveAs(stage, role, width, dark);
  const stateOf = async (id: string) =>
    (await product.sql<{ state: string }>(`select state from payments.orders where id = $1`, [id]))[0]?.state;
  /** 50 credits for 40.00 euros, paid. */
  const buys = async (member: Member) => {
    // Without the bonus of the first hours.
    await product.sql(`update auth.account set created_at = created_at - interval '1 day' where id = $1`, [member.id]);
    const { payment_id: id } = await placeOrder(product.signedIn(member), { credits: 50 });
    await payAtSandbox(bank, id);
    await eventually(30, async () => ((await stateOf(id)) === 'paid' ? true : undefined));
    return id;
  };
  const paper = (id: string, kind: string) =>
    eventually(30, async () =>
      (await product.sql(`select from payments.invoice where order_id = $1 and kind = $2`, [id, kind])).length > 0 ? true : undefined,
    );
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const choose = (page: Page, reason: string) => dialogOf(page).getByRole('radio', { name: reason, exact: true }).check();

  it(
    'answer why a member was charged, line by line and without a word of a letter, and pay a part back from there [O10] [#10] [#140]',
    async () => {
      const [anna, bert] = [await product.member({ name: 'Annelies', freeMessages: 0 }), await product.member({ name: 'Bertus' })];
      const id = await buys(anna);
      await product.send(anna, await product.chatOf(anna, bert), SECRET);
      await paper(id, 'invoice');

      const support = await arrive('support');
      const { page } = support;
      await page.goto(`/admin/members/${anna.id}/show/credits`);
      const ledger = page.getByRole('region', { name: 'Ledger' });
      const line = ledger.getByRole('row').filter({ hasText: 'Message to' });
      await line.getByRole('link', { name: 'Bertus' }).waitFor();
      expect(await line.innerText()).toContain('−€0.80');
      expect(await page.locator('main').innerText()).not.toContain(SECRET);
      expect(await page.getByRole('tab').allInnerTexts()).not.toContain('Photos');
      expect(await support.barriers()).toEqual([]);

      await ledger.getByRole('row').filter({ hasText: '+50' }).getByRole('link').click();
      await page.getByRole('heading', { name: '€40.00' }).waitFor();
      await page.getByRole('heading', { name: 'What happened' }).waitFor();
      expect(await support.barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Ask the provider now' }).click();
      await page.getByText('Everything agrees with what stands here.').waitFor();

      await page.getByRole('button', { name: 'Refund…' }).click();
      const dialog = dialogOf(page);
      const amount = dialog.getByRole('textbox', { name: 'Amount in EUR' });
      expect(await amount.inputValue()).toBe('40.00');
      await amount.fill('40.01');
      await dialog.getByText('Only €40.00 could still go back.').waitFor();
      await amount.fill('8.00');
      await choose(page, 'Out of goodwill');
      await dialog.getByRole('textbox', { name: 'Note' }).fill('Had trouble with the photos');
      expect(await support.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: 'Refund…' }).click();
      await dialog.waitFor({ state: 'detached' });
      await eventually(30, async () => {
        const [refund] = await bank.refundsOf(id);
        return refund ? await bank.moveRefund(refund.id, 'refunded') : undefined;
      });
      await paper(id, 'credit_note');
      await page.reload();
      await page.getByRole('listitem').filter({ hasText: 'Refund arrived: Our staff paid it back' }).waitFor();
      await page.getByText('Everything agrees.').waitFor();
      const [wallet] = await product.sql<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [anna.id]);
      // 50 bought, one used, ten of the same share as the money.
      expect(wallet?.balance).toBe(39);
      expect(support.complaints).toEqual([]);
      await support.leave();
    },
    JOURNEY_MS,
  );

  it(
    'let more than one person may give wait for a second one, who says yes on a phone; whoever asked cannot',
    async () => {
      const anna = await product.member({ name: 'Annemiek' });
      const owner = await arrive('owner');
      const { page } = owner;
      await page.goto(`/admin/members/${anna.id}/show/credits`);
      await page.getByRole('button', { name: 'Give or take credits' }).click();
      await dialogOf(page).getByRole('textbox', { name: 'How many credits' }).fill('300');
      await choose(page, 'After a complaint');
      await dialogOf(page).getByRole('button', { name: 'Give or take credits' }).click();
      await page.getByText('Waits for a second person.').waitFor();
      await page.goto('/admin/money_requests');
      await page.getByText('Annemiek').first().waitFor();
      expect(await page.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0);
      expect(await owner.barriers()).toEqual([]);

      const finance = await arrive('finance', 390, true);
      await finance.page.goto('/admin/money_requests');
      const request = finance.page.locator('li, article').filter({ hasText: 'Annemiek' }).first();
      await request.getByRole('button', { name: 'Confirm', exact: true }).click();
      const dialog = dialogOf(finance.page);
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Read the complaint');
      expect(await finance.barriers()).toEqual([]);
      await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await eventually(30, async () => {
        const [wallet] = await product.sql<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [anna.id]);
        return wallet?.balance === 300 ? true : undefined;
      });
      for (const person of [owner, finance]) await person.leave();
    },
    JOURNEY_MS,
  );

  it(
    'show finance what does not agree, to be taken on, noted and closed with a reason, without SQL [O3]',
    async () => {
      const anna = await product.member({ name: 'Annabel' });
      const id = await buys(anna);
      await bank.chargeBack(id);
      await eventually(30, async () => ((await stateOf(id)) === 'charged_back' ? true : undefined));

      const finance = await arrive('finance', 390);
      const { page } = finance;
      await page.goto('/admin/payment_issues');
      const issue = page.getByRole('article').filter({ has: page.locator(`a[href*="${id}"]`) });
      await issue.getByRole('button', { name: 'Take it on' }).click();
      await issue.getByRole('button', { name: 'Take it on' }).waitFor({ state: 'detached' });
      await issue.getByRole('button', { name: 'Write a note' }).click();
      await dialogOf(page).getByRole('textbox').fill('Asked the bank for its papers');
      await dialogOf(page).getByRole('button', { name: 'Write a note' }).click();
      await issue.getByText('Asked the bank for its papers').waitFor();
      expect(await finance.barriers()).toEqual([]);
      await issue.getByRole('link', { name: 'Its order' }).click();
      await page.getByRole('button', { name: 'Let this member buy again' }).click();
      await dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill('It was her son');
      await dialogOf(page).getByRole('button', { name: 'Let this member buy again' }).click();
      await page.getByRole('button', { name: 'Let this member buy again' }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Close it' }).click();
      await dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill('Written off');
      await dialogOf(page).getByRole('button', { name: 'Close it' }).click();
      await page.getByText('Written off').waitFor();
      await page.goto('/admin/payment_issues');
      await page.getByRole('heading', { name: 'Payment issues' }).waitFor();
      expect(
        await page
          .getByRole('article')
          .filter({ has: page.locator(`a[href*="${id}"]`) })
          .count(),
      ).toBe(0);
      expect(finance.complaints).toEqual([]);
      await finance.leave();
    },
    JOURNEY_MS,
  );
});
