import { randomUUID } from 'node:crypto';
import { InvoiceIssuing } from '#payments';
import type { JobName } from '#queues';
import { demoIds } from '#site';
import { aClaim, type Case, type Scene } from './scene.fixture.js';

const company = {
  id: demoIds.site,
  name: 'Second Spring B.V.',
  address: 'Keizersgracht 1',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '1',
  vatNumbers: [],
};
const transfer = { bank: 'ING', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', holder: 'Second Spring', reference: 'RF12-3456' };
/** 500 credits for 50.00 euros, paid or awaited; the provider knows the payment by this name. */
const PAYMENT = 'tr_crash';
async function order({ worker, anna }: Scene, state: 'paid' | 'pending'): Promise<string> {
  const [row] = await worker.world.rows<{ id: string }>(
    `insert into payments.orders
       (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence, bundle_id, credits, price_minor,
        payable_minor, currency, vat_bps, vat_minor, method, state, psp, psp_id, transfer, granted_credits, consent_version, refund_days, created_at, paid_at,
        withdraw_until, ask_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), '', $2, 'http://localhost:3000', $3, 'en', 'NL', '{}', gen_random_uuid(), 500, 5000, 5000, 'EUR', 2100, 868,
        'ideal', $4, 'test', $5, $6, case when $4 = 'paid' then 500 else 0 end, '1', 14, now() - interval '1 hour',
        case when $4 = 'paid' then now() - interval '30 minutes' end, case when $4 = 'paid' then current_date + 14 end,
        case when $4 = 'pending' then now() - interval '1 minute' end)
     returning id`,
    [anna.id, anna.siteId, company, state, PAYMENT, transfer],
  );
  return row?.id ?? '';
}
async function refund(scene: Scene, state: 'requested' | 'done' | 'failed'): Promise<string> {
  const orderId = await order(scene, 'paid');
  // What is left of a payment is asked for before any of it is paid back.
  if (state === 'requested') scene.worker.provider.hasPaid(PAYMENT, orderId);
  const [row] = await scene.worker.world.rows<{ id: string }>(
    `insert into payments.refund (order_id, member_id, cause, amount_minor, currency, credits, state, created_at)
     values ($1, $2, 'withdrawal', 4000, 'EUR', 400, $3, now()) returning id`,
    [orderId, scene.anna.id, state],
  );
  return row?.id ?? '';
}
const paidOrder: Case = async (scene) => ({ orderId: await order(scene, 'paid') });
const invoiced: Case = async (scene) => {
  const orderId = await order(scene, 'paid');
  await scene.worker.world.get(InvoiceIssuing).issueInvoice(aClaim(scene), orderId);
  return { orderId };
};
const creditNoted: Case = async (scene) => {
  const refundId = await refund(scene, 'done');
  await scene.worker.world.get(InvoiceIssuing).issueCreditNote(aClaim(scene), refundId);
  return { refundId };
};
const doneRefund: Case = async (scene) => ({ refundId: await refund(scene, 'done') });
const moved = async (scene: Scene) => ({ key: randomUUID(), orderId: await order(scene, 'paid'), amountMinor: 1_000 });
const closedMonth: Case = async ({ worker: { world } }) => {
  const [closing] = await world.rows<{ id: string }>(
    `insert into payments.book_closing (company_id, month, balances, open_issues, keep_until, closed_at, closed_by)
     values ($1, '2026-01-01', '[]', 0, '2033-12-31', now(), gen_random_uuid()) returning id`,
    [demoIds.company],
  );
  return { closingId: closing?.id };
};
/** The money arrived, and nobody told us. */
const arrived: Case = async (scene) => scene.worker.provider.hasPaid(PAYMENT, await order(scene, 'pending'));

/** What the jobs of orders, refunds and papers have to do. */
export const paymentCases = {
  'payment.sync': async (scene) => {
    await arrived(scene);
    return { key: randomUUID(), pspRef: PAYMENT };
  },
  'payment.invoice': paidOrder,
  'payment.credit-note': doneRefund,
  'payment.refund': async (scene) => ({ refundId: await refund(scene, 'requested') }),
  'payment.write-books': closedMonth,
  'payment.repay-banned': async (scene) => {
    const { worker, anna } = scene;
    const bought = [anna.id, await order(scene, 'paid')];
    await worker.world.rows(`select payments.grant_credits($1, 500, 'purchase', uuidv7(), $2, 5000, 500, 'EUR')`, bought);
    await worker.world.rows(`update visibility.member_standing set banned = true where member_id = $1`, [anna.id]);
    return { decisionId: randomUUID(), memberId: anna.id };
  },
  'mail.receipt': invoiced,
  'mail.order-received': async (scene) => ({ orderId: await order(scene, 'pending') }),
  'mail.refund': creditNoted,
  'mail.bank-account-request': async (scene) => ({ refundId: await refund(scene, 'failed') }),
  'mail.double-payment': moved,
  'mail.chargeback-reversed': async (scene) => ({ ...(await moved(scene)), credits: 10 }),
  'mail.withdrawal-receipt': doneRefund,
  'payment.poll-open-orders': arrived,
  'payment.reconcile': arrived,
  'payment.reconcile-all': arrived,
  'payment.read-settlements': async (scene) => scene.worker.provider.paysOut(PAYMENT, await order(scene, 'paid')),
  'payment.count-credits': async (scene) => {
    await order(scene, 'paid');
    await scene.worker.world.rows(
      `insert into payments.counted_day (day, counted_at) values ((now() at time zone 'Europe/Amsterdam')::date - 2, now())`,
    );
  },
} satisfies Partial<Record<JobName, Case>>;
