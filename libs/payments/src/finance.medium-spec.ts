import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { World, type TestMember } from '#testing';
import { FinanceRepository } from './finance.repository.js';
import { OpenOrders } from './open-orders.service.js';
import { ReconciliationService } from './reconciliation.service.js';
import { refusedByProvider, Shop } from './shop.fixture.js';

setLogLevel('silent');
let world: World;
let shop: Shop;
let anna: TestMember;
let orderId: string;
let repository: FinanceRepository;
beforeAll(async () => {
  world = await World.open();
  repository = new FinanceRepository({ query: async (sql, parameters) => ({ rows: await world.rows(sql, parameters) }) });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.empty();
  shop = new Shop(world);
  anna = await world.member('Anna');
  orderId = await shop.bought(anna, 50);
});

const audited = (subject: string) => world.rows(`select act, reason from audit.entry where subject_id = $1`, [subject]);
const nobody = '01930000-0000-7000-8000-000000000009';

describe('finance', () => {
  it('sees what is open and ends it with a reason, which is written down, once', async () => {
    shop.say(orderId, { chargedBackMinor: 4_000 });
    await shop.sync(orderId);
    const [issue] = await repository.openIssues();
    expect(issue).toMatchObject({ kind: 'charged_back', subject: orderId, orderId, foundAt: expect.any(Date) });
    const id = issue?.id ?? '';
    expect([await repository.closeIssue(nobody, 'why'), await repository.closeIssue(id, 'written off')]).toEqual([false, true]);
    expect([await repository.openIssues(), await repository.closeIssue(id, 'again')]).toEqual([[], false]);
    expect(await audited(id)).toEqual([{ act: 'payment_issue.closed', reason: 'written off' }]);
  });

  it('notes how a withdrawal was paid whose transfers failed; it is done then, with its credit note, and stays so', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    expect(await repository.payElsewhere(refund.id, 'too early')).toBe(false);
    shop.provider.onRefund = async (make) => {
      make();
      shop.moveRefund(shop.provider.refunds.at(-1)?.id ?? '', 'failed');
      throw refusedByProvider();
    };
    await shop.payBack(orderId, refund.id, 'failed');
    for (const days of [2, 6, 14]) {
      await world.clockAhead(`${days} days`);
      await world.get(OpenOrders).ask();
    }
    expect((await repository.openIssues()).map(({ kind, subject }) => [kind, subject])).toEqual([['refund_failed', refund.id]]);
    expect(await repository.payElsewhere(refund.id, 'by bank on Monday')).toBe(true);
    await shop.sync(orderId);
    expect((await shop.view(anna, orderId)).refunds).toMatchObject([{ state: 'done' }]);
    expect([await repository.openIssues(), await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([[], 0, []]);
    expect(await audited(refund.id)).toEqual([{ act: 'refund.paid_elsewhere', reason: 'by bank on Monday' }]);
    await world.clockAhead('15 days');
    await world.get(ReconciliationService).hourly();
    expect(await world.rows(`select reaction from events.outbox where reaction = 'payment.credit-note'`)).toHaveLength(1);
  });

  it('sees who may buy nothing more after a chargeback, and allows it again with a reason, which is written down', async () => {
    shop.say(orderId, { chargedBackMinor: 1_425 });
    await shop.sync(orderId);
    const body = await shop.body(anna, 20);
    await expect(shop.order(anna, body)).rejects.toMatchObject({
      code: 'buying_blocked',
      details: { params: { email: expect.stringContaining('@') } },
    });
    expect(await repository.blockingOrders()).toEqual([{ memberId: anna.id, orderId, chargedBackMinor: 1_425, currency: 'EUR' }]);
    expect([await repository.allowBuying(nobody, 'why'), await repository.allowBuying(anna.id, 'paid by bank')]).toEqual([false, true]);
    expect([await repository.allowBuying(anna.id, 'again'), await repository.blockingOrders()]).toEqual([false, []]);
    expect(await audited(anna.id)).toEqual([{ act: 'buying.allowed', reason: 'paid by bank' }]);
    await shop.sync(orderId);
    await shop.order(anna, body);
  });

  it('sees paid orders whose country no two pieces of evidence agree on, and settles one with a reason, which is written down', async () => {
    const body = await shop.body(anna, 20, { method: 'creditcard' });
    const made = await shop.order(anna, body, undefined, 'BE');
    shop.say(made.orderId, { status: 'paid', payerCountry: 'DE' });
    expect(await repository.unclearCountries()).toEqual([]);
    await shop.sync(made.orderId);
    const evidence = { profile: 'NL', network: 'BE', payment: 'DE' };
    expect(await repository.unclearCountries()).toEqual([{ orderId: made.orderId, paidAt: expect.any(Date), country: 'NL', evidence }]);
    expect([await repository.settleCountry(orderId, 'why'), await repository.settleCountry(made.orderId, 'holiday')]).toEqual([
      false,
      true,
    ]);
    expect([await repository.unclearCountries(), await repository.openIssues()]).toEqual([[], []]);
    expect(await audited(made.orderId)).toEqual([{ act: 'order.country_settled', reason: 'holiday' }]);
  });

  it('is decided by nobody who has only the rights of the product', async () => {
    for (const name of ['close_issue', 'pay_elsewhere', 'allow_buying', 'settle_country'])
      await expect(world.get(Transactions).single(`select payments.${name}($1, 'me')`, [nobody])).rejects.toThrow(/permission denied/);
  });
});
