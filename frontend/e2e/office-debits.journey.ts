import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { currentEnvironment, sealedBox } from '#config';
import type { DemoStaff } from '../../apps/tools/src/start/demo-logins.js';
import type { Member } from './support/members.js';
import { arriveAs } from './support/office.js';
import { onStage } from './support/stage.js';

const JOURNEY_MS = 120_000;
const account = {
  holder: 'A. de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Zonlaan',
  house_number: '3',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '+31612345678',
};

describe('direct debits in the back office', () => {
  const stage = onStage();
  const { product } = stage;
  const made: { readonly order: string; readonly mandate: string }[] = [];
  stage.atEnd(async () => {
    for (const { order, mandate } of made) {
      await product.sql(`delete from payments.debit_block where order_id = $1`, [order]);
      await product.sql(`delete from payments.debit where order_id = $1`, [order]);
      await product.sql(`delete from payments.orders where id = $1`, [order]);
      await product.sql(`delete from payments.mandate where id = $1`, [mandate]);
    }
  });

  const arrive = (role: DemoStaff['role'], width?: number, dark?: boolean) => arriveAs(stage, role, width, dark);
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const because = (page: Page, reason: string) => dialogOf(page).getByRole('textbox', { name: 'Reason' }).fill(reason);
  const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
  const entries = async (act: string, id: string) =>
    (await product.sql<{ reason: string }>(`select reason from audit.entry where act = $1 and subject_id = $2`, [act, id])).map(
      ({ reason }) => reason,
    );

  /** A debit that the bank gave back, as it rests with its mandate and its blocks. */
  async function returned(member: Member) {
    const { APP_SECRET = '' } = currentEnvironment();
    const reference = `M-${randomBytes(6).toString('hex').toUpperCase()}`;
    const sealed = sealedBox(APP_SECRET, 'payments-debit-form').seal(JSON.stringify(account), reference);
    const [mandate] = await product.sql<{ id: string }>(
      `insert into payments.mandate (id, member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in,
         phone_ends_in, locale, text_version, signed_at, last_used_at)
       select uuidv7(), a.id, a.site_id, $2, 'NL22ZZZ000000000000', 'Second Spring B.V.', $3, $4, $5, '4300', '678', 'nl', 'b', now() - interval '9 days',
         now() - interval '9 days' from auth.account a where a.id = $1 returning id`,
      [member.id, reference, sealed, randomBytes(32), randomBytes(32)],
    );
    const [order] = await product.sql<{ id: string }>(
      `insert into payments.orders (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence,
         bundle_id, credits, price_minor, payable_minor, currency, vat_bps, vat_minor, method, state, failure, psp, granted_credits, consent_version,
         refund_days, created_at)
       select uuidv7(), a.id, gen_random_uuid(), '', a.site_id, 'http://localhost', '{"name": "Second Spring B.V."}', 'nl', 'NL',
         '{"profile": "NL", "network": null}', gen_random_uuid(), 50, 4000, 4000, 'EUR', 2100, 694, 'directdebit', 'failed', 'debit_returned', 'mollie', 0,
         'b', 14, now() - interval '9 days' from auth.account a where a.id = $1 returning id`,
      [member.id],
    );
    const ids = { order: order?.id ?? '', mandate: mandate?.id ?? '', reference };
    made.push(ids);
    await product.sql(
      `insert into payments.debit (order_id, member_id, mandate_id, amount_minor, currency, collect_on, credits_at_once, state, reason, created_at, sent_at,
         ended_at)
       values ($1, $2, $3, 4000, 'EUR', current_date - 4, 31, 'returned', 'AM04', now() - interval '9 days', now() - interval '4 days', now())`,
      [ids.order, member.id, ids.mandate],
    );
    for (const kind of ['account', 'iban', 'phone'])
      await product.sql(
        `insert into payments.debit_block (kind, key, member_id, order_id, reason, since) values ($1, $2, $3, $4, 'AM04', now())`,
        [kind, randomBytes(32), member.id, ids.order],
      );
    return ids;
  }

  it(
    'tell support why a bank gave one back, and let a block be lifted with a reason; the account stays hidden [#72] [#139]',
    async () => {
      const anna = await product.member({ name: 'Annejet' });
      const { order, reference } = await returned(anna);
      const support = await arrive('support');
      const { page } = support;
      await page.goto(`/admin/members/${anna.id}/show/credits`);
      await page.getByRole('link', { name: 'Direct debits of this member' }).click();
      const row = page.getByRole('row').filter({ hasText: reference });
      await row.getByText('There was not enough money in the account (AM04)').waitFor();
      expect(await row.innerText()).toContain('•••• 4300');
      expect(await support.barriers()).toEqual([]);

      await row.getByRole('link').first().click();
      await page.getByRole('heading', { name: '€40.00' }).waitFor();
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Direct debit returned: There was not enough money in the account (AM04)' })
        .waitFor();
      expect(await support.barriers()).toEqual([]);
      const blocks = page.getByRole('region', { name: 'Blocks of this member' });
      const phone = blocks.getByRole('row').filter({ hasText: 'Phone •••• 678' });
      await phone.getByRole('button', { name: 'Lift the block' }).click();
      await because(page, 'It was her son');
      expect(await support.barriers()).toEqual([]);
      await dialogOf(page).getByRole('button', { name: 'Lift the block' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
      await phone.getByText('It was her son').waitFor();
      expect(await blocks.getByRole('button', { name: 'Lift the block' }).count()).toBe(2);
      const [lifted] = await product.sql<{ id: string }>(
        `select id from payments.debit_block where order_id = $1 and lifted_at is not null`,
        [order],
      );
      expect(await entries('debit_block.lifted', lifted?.id ?? '')).toEqual(['It was her son']);

      await page.getByRole('link', { name: reference }).click();
      await page.getByRole('heading', { name: reference }).waitFor();
      await page.getByText('Debit returned: There was not enough money in the account (AM04)').waitFor();
      expect(await page.getByRole('button', { name: 'Show the account' }).count()).toBe(0);
      expect(await support.barriers()).toEqual([]);
      await page.goto(`/admin/orders/${order}/show`);
      await page.getByRole('heading', { name: 'Direct debit', exact: true }).waitFor();
      await page.getByText('The bank gave the direct debit back').waitFor();
      expect(support.complaints).toEqual([]);
      await support.leave();
    },
    JOURNEY_MS,
  );

  it(
    'show finance the account of a mandate for a reason, once, on a phone, and which blocks stand',
    async () => {
      const { mandate, reference } = await returned(await product.member({ name: 'Annegien' }));
      const finance = await arrive('finance', 390, true);
      const { page } = finance;
      await page.goto('/admin/debits');
      await page.getByRole('navigation', { name: 'Lists of direct debits' }).getByRole('link', { name: 'Mandates' }).click();
      await page.getByRole('textbox', { name: 'Reference of a mandate, or an id' }).fill(reference.toLowerCase());
      await page.getByText(reference).click();
      await page.getByRole('heading', { name: reference }).waitFor();
      expect(await page.locator('main').innerText()).not.toContain(account.holder);
      await page.getByRole('button', { name: 'Show the account' }).click();
      await because(page, 'The bank asks for it');
      await dialogOf(page).getByRole('button', { name: 'Show the account' }).click();
      await dialogOf(page).getByText('NL91 ABNA 0417 1643 00').waitFor();
      expect(await finance.barriers()).toEqual([]);
      await dialogOf(page).getByRole('button', { name: 'Close' }).click();
      await dialogOf(page).waitFor({ state: 'detached' });
      expect(await page.locator('body').innerText()).not.toContain('0417');
      expect(await entries('mandate.account_shown', mandate)).toEqual(['The bank asks for it']);
      expect(await finance.barriers()).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(390);

      await page.goto('/admin/debit_blocks');
      const hers = page.locator('li, article').filter({ hasText: 'Annegien' });
      await hers.first().waitFor();
      expect(await hers.count()).toBe(3);
      expect(await finance.barriers()).toEqual([]);
      expect(await widthOf(page)).toBeLessThanOrEqual(390);
      expect(finance.complaints).toEqual([]);
      await finance.leave();
    },
    JOURNEY_MS,
  );
});
