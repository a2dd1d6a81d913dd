import { beforeEach, describe, expect, it } from '@jest/globals';
import { ReconciliationService } from './reconciliation.service.js';
import { unavailable } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});
// What is younger than five minutes is still on its way.
beforeEach(() => world.clockAhead('10 minutes'));

const hourly = () => world.get(ReconciliationService).hourly();
const nightly = () => world.get(ReconciliationService).nightly();
const open = async () =>
  (await world.rows<{ kind: string }>(`select kind from payments.recon_issue where closed_at is null order by kind`)).map(
    ({ kind }) => kind,
  );

describe('the reconciliation', () => {
  it('finds nothing in books that agree, hourly and nightly', async () => {
    expect([await hourly(), await nightly(), await open()]).toEqual([0, 0, []]);
  });

  it('finds a payment that has no order [M17]', async () => {
    shop.provider.payments.set('tr_lost', { ...shop.paymentOf(orderId), id: 'tr_lost', orderId: '01930000-0000-7000-8000-000000000009' });
    expect([await hourly(), await open()]).toEqual([1, ['missing_order']]);
    expect(await hourly()).toBe(1);
  });

  it('finds an order that was paid a second time, pays that back, and lets a second payment be that nobody paid', async () => {
    const second = { ...shop.paymentOf(orderId), id: 'tr_second' };
    shop.provider.payments.set(second.id, { ...second, status: 'open' });
    expect(await hourly()).toBe(0);
    shop.provider.payments.set(second.id, second);
    expect([await hourly(), await open()]).toEqual([1, ['paid_twice']]);
    expect(shop.provider.refunds).toMatchObject([{ paymentId: 'tr_second', amount: { minor: second.amount.minor } }]);
    await world.clockAhead('80 minutes');
    expect([await hourly(), await open(), shop.provider.refunds.length]).toEqual([0, [], 1]);
  });

  it('finds a payment of an order that has another which nobody paid, and grants it', async () => {
    const { orderId: second } = await shop.order(anna, await shop.body(anna, 50));
    shop.provider.payments.set('tr_other', { ...shop.say(second, { status: 'open' }), id: 'tr_other', status: 'paid' });
    await world.clockAhead('20 minutes');
    expect([await hourly(), await open(), await shop.balance(anna)]).toEqual([1, ['missing_grant'], 100]);
    await world.clockAhead('80 minutes');
    expect([await hourly(), await open(), shop.provider.refunds]).toEqual([0, [], []]);
  });

  it('finds an order whose payment the provider does not know [M17]', async () => {
    shop.provider.payments.clear();
    expect([await hourly(), await open()]).toEqual([1, ['missing_payment']]);
  });

  it('finds a payment that was never granted, settles it, and ends the issue when all agrees [M17]', async () => {
    const { orderId: second } = await shop.order(anna, await shop.body(anna, 50));
    shop.say(second, { status: 'paid' });
    await world.clockAhead('20 minutes');
    expect([await hourly(), await open(), await shop.balance(anna)]).toEqual([1, ['missing_grant'], 100]);
    await world.clockAhead('80 minutes');
    expect([await hourly(), await open()]).toEqual([0, []]);
  });

  it('leaves alone what the provider called about a moment ago', async () => {
    shop.refundThere(orderId, 800);
    await world.rows(
      `insert into payments.psp_event (psp, psp_ref, received_at, raw) values ('mollie', $1, public.app_now() - interval '1 minute', '')`,
      [shop.paymentOf(orderId).id],
    );
    expect(await hourly()).toBe(0);
  });

  it('ends what it found of a payment when its cause is gone', async () => {
    const lost = { ...shop.paymentOf(orderId), id: 'tr_lost', orderId: '01930000-0000-7000-8000-000000000009' };
    shop.provider.payments.set(lost.id, lost);
    expect([await hourly(), await open()]).toEqual([1, ['missing_order']]);
    await world.clockAhead('20 minutes');
    shop.provider.refunds.push({ id: 're_1', paymentId: lost.id, status: 'refunded', amount: lost.amount, refundId: null });
    expect([await hourly(), await open()]).toEqual([0, []]);
  });

  it('ends a chargeback that the bank reversed, and a payment that is known again', async () => {
    shop.say(orderId, { chargedBackMinor: 4_000 });
    await shop.sync(orderId);
    expect([await hourly(), await open()]).toEqual([1, ['charged_back']]);
    shop.say(orderId, { chargedBackMinor: 0 });
    await shop.sync(orderId);
    expect([await hourly(), await open()]).toEqual([0, []]);
    const [payment] = [...shop.provider.payments.values()];
    shop.provider.payments.clear();
    expect([await hourly(), await open()]).toEqual([1, ['missing_payment']]);
    if (payment) shop.provider.payments.set(payment.id, payment);
    await world.clockAhead('40 minutes');
    expect([await hourly(), await open()]).toEqual([0, []]);
  });

  it('sees money that goes back of a payment of half a year ago, and that it comes again', async () => {
    await world.clockAhead('180 days');
    shop.provider.isForgetful = true;
    shop.say(orderId, { chargedBackMinor: 4_000 });
    await nightly();
    expect([await shop.balance(anna), await open()]).toEqual([0, ['amount_drift', 'charged_back']]);
    await world.clockAhead('200 days');
    shop.say(orderId, { chargedBackMinor: 0 });
    await nightly();
    expect([await shop.balance(anna), await open()]).toEqual([50, []]);
  });

  it('finds money that went back at the provider as no refund that we know', async () => {
    shop.refundThere(orderId, 800);
    await shop.sync(orderId);
    await world.rows(`delete from payments.refund`);
    expect([await hourly(), await open()]).toEqual([1, ['unknown_return']]);
  });

  it('finds credits that were not taken back for money that was, or too many, and ends the issue when they agree', async () => {
    shop.refundThere(orderId, 1_234);
    await shop.sync(orderId);
    const change = (by: number) =>
      world.rows(`update payments.orders set revoked_credits = revoked_credits + $2 where id = $1`, [orderId, by]);
    for (const [by, at] of [
      [1, '20 minutes'],
      [-2, '40 minutes'],
    ] as const) {
      await change(by);
      await world.clockAhead(at);
      expect([await hourly(), await open()]).toEqual([1, ['revoked_drift']]);
    }
    await change(1);
    await world.clockAhead('60 minutes');
    expect([await hourly(), await open()]).toEqual([0, []]);
  });

  it('counts the credits of a withdrawal once, whether its money is asked for, on its way, paid, or paid by finance', async () => {
    shop.refundThere(orderId, 1_234);
    await shop.sync(orderId);
    const { refund } = await shop.withdraw(anna, orderId);
    expect(await hourly()).toBe(0);
    await shop.payBack(orderId, refund.id, 'pending');
    expect(await hourly()).toBe(0);
    shop.moveRefund('re_2', 'refunded');
    await shop.sync(orderId);
    expect(await hourly()).toBe(0);
    shop.moveRefund('re_2', 'failed');
    await shop.sync(orderId);
    await world.rows(`update payments.refund set state = 'done', psp_refund_id = null where id = $1`, [refund.id]);
    expect([await hourly(), await open()]).toEqual([0, []]);
  });

  it('has the invoice issued that a paid order still misses after an hour', async () => {
    const asked = async () => (await world.rows(`select from events.outbox where reaction = 'payment.invoice'`)).length;
    await world.rows(`delete from events.outbox`);
    await hourly();
    expect(await asked()).toBe(0);
    await world.clockAhead('2 hours');
    await hourly();
    expect(await asked()).toBe(1);
  });

  it('has the credit note taken back that no longer counts, when nobody did after an hour', async () => {
    const [order] = await world.rows<{ id: string }>(`select id from payments.orders limit 1`);
    const [refund] = await world.rows<{ id: string }>(
      `insert into payments.refund (order_id, member_id, cause, amount_minor, currency, credits, state, created_at, done_at)
       values ($1, $2, 'chargeback', 500, 'EUR', 5, 'failed', now(), now()) returning id`,
      [order?.id, anna.id],
    );
    const paper = (kind: string, number: number) =>
      world.rows(
        `insert into payments.invoice (company_id, kind, year, number, order_id, member_id, ref, refund_id, content, issued_at)
         values (gen_random_uuid(), $1, 2026, $2, $3, $4, gen_random_uuid(), $5, '{}', now())`,
        [kind, number, order?.id, anna.id, refund?.id],
      );
    const asked = async () => (await world.rows(`select from events.outbox where reaction = 'payment.credit-note'`)).length;
    await world.clockAhead('2 hours');
    await hourly();
    expect(await asked()).toBe(0);
    await paper('credit_note', 1);
    await hourly();
    expect(await asked()).toBe(1);
    await paper('invoice', 1);
    await hourly();
    expect(await asked()).toBe(1);
  });

  it('finds credits that were granted without an order, and those that are missing [M17]', async () => {
    await world.rows(`select payments.credit($1, 50, 'purchase', uuidv7())`, [anna.id]);
    expect([await hourly(), await open()]).toEqual([1, ['double_grant']]);
    await world.rows(`delete from payments.ledger_entry where member_id = $1 and kind = 1`, [anna.id]);
    await world.clockAhead('20 minutes');
    expect([await hourly(), await open()]).toEqual([1, ['missing_grant']]);
  });

  it('finds credits of a payment that the provider no longer calls paid [M17]', async () => {
    shop.say(orderId, { status: 'failed' });
    expect([await hourly(), await open()]).toEqual([1, ['unpaid_grant']]);
  });

  it.each([
    ['money that went back and that nobody told us of', () => shop.refundThere(orderId, 800)],
    ['money that is missing in the books', () => world.rows(`delete from payments.money_entry where order_id = $1`, [orderId])],
    ['a sum that somebody changed', () => world.rows(`update payments.money_entry set amount_minor = amount_minor + 1`)],
  ] as const)('finds %s [M17]', async (_, change) => {
    await change();
    expect([await hourly(), await open()]).toEqual([1, ['amount_drift']]);
  });

  it.each([
    ['wrong_amount', { amount: { minor: 1, currency: 'EUR' } }],
    ['wrong_mode', { mode: 'live' }],
  ] as const)('finds a payment with a %s [M17]', async (kind, changes) => {
    shop.say(orderId, changes);
    expect([await hourly(), await open()]).toEqual([1, [kind]]);
  });

  it('finds a refund that has not gone out within a day', async () => {
    await shop.withdraw(anna, orderId);
    await world.clockAhead('23 hours');
    expect(await hourly()).toBe(0);
    await world.clockAhead('26 hours');
    expect([await hourly(), await open()]).toEqual([1, ['refund_late']]);
  });

  it('looks at night at orders that are older than two days', async () => {
    await world.rows(`delete from payments.money_entry where order_id = $1`, [orderId]);
    await world.clockAhead('3 days');
    expect([await hourly(), await nightly(), await open()]).toEqual([0, 1, ['amount_drift']]);
  });

  it('finds at night a balance that is not the sum of its entries, and ends the issue when it is [M17]', async () => {
    await world.rows(`update payments.wallet set balance = balance + 1 where member_id = $1`, [anna.id]);
    expect([await hourly(), await nightly(), await open()]).toEqual([0, 1, ['balance_drift']]);
    await world.rows(`update payments.wallet set balance = balance - 1 where member_id = $1`, [anna.id]);
    await world.clockAhead('20 minutes');
    expect([await nightly(), await open()]).toEqual([0, []]);
  });

  it('asks at night about every order that still waits', async () => {
    const { orderId: waiting } = await shop.order(anna, await shop.body(anna, 50));
    shop.say(waiting, { status: 'paid' });
    await world.clockAhead('3 days');
    await nightly();
    expect(await shop.balance(anna)).toBe(100);
  });

  it('tries again when the provider does not answer, and says nothing until then', async () => {
    shop.provider.faults.push(unavailable());
    await expect(hourly()).rejects.toThrow('away');
    expect(await open()).toEqual([]);
  });
});
