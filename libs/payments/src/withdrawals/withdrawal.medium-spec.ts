import { beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import type { TestMember } from '#testing';
import { BanRepayments } from './ban-repayments.service.js';
import { IssuesRepository } from '../issues/index.js';
import { OpenOrders } from '../payment-sync/index.js';
import { OpenWithdrawals } from './open-withdrawals.service.js';
import { refusedByProvider, settledClaim, unavailable } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { WithdrawalQuotes } from './withdrawal-quotes.service.js';
import { WithdrawalService } from './withdrawal.service.js';
import { withdrawalKeyOf } from './withdrawal-key.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});

const quote = (who: { memberId: TestMember['id'] | null; key: string | null }) => world.get(WithdrawalQuotes).quote(who, orderId);

describe('a withdrawal', () => {
  it('gives back the price less the used credits, and ends premium with the only purchase [#E2] [#14]', async () => {
    await shop.spend(anna.id, 10);
    expect(await quote({ memberId: anna.id, key: null })).toMatchObject({
      credits_used: 10,
      credits_returned: 40,
      refund: { minor: 3_200, currency: 'EUR' },
      ends_premium: true,
    });
    const { refund } = await shop.withdraw(anna, orderId);
    expect([await shop.balance(anna), await shop.isPaid(anna)]).toEqual([0, false]);
    await shop.payBack(orderId, refund.id);
    expect(await shop.view(anna, orderId)).toMatchObject({
      state: 'completed',
      withdrawable: false,
      refunds: [{ amount: { minor: 3_200 }, credits: 40, state: 'done' }],
    });
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('is paid back although nobody told us: the clock asks how the refund ended', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id, 'refunded', { isTold: false });
    const state = async () => (await shop.view(anna, orderId)).refunds[0]?.state;
    expect(await state()).toBe('sent');
    await world.clockAhead('1 minute');
    await world.get(OpenOrders).pollDue();
    expect(await state()).toBe('done');
    await world.clockAhead('1 day');
    await world.get(OpenOrders).pollDue();
    expect(await world.rows(`select ask_at from payments.orders where id = $1`, [orderId])).toEqual([{ ask_at: null }]);
  });

  it.each([
    ['would take the same again as another', undefined],
    ['refuses the same again', refusedByProvider()],
  ])('is paid back once when the answer was lost and the provider, who has forgotten our key, %s', async (_, again) => {
    const { refund } = await shop.withdraw(anna, orderId);
    shop.provider.onRefund = async (make) => {
      make();
      throw unavailable();
    };
    await expect(shop.payBack(orderId, refund.id)).rejects.toMatchObject({ kind: 'unavailable' });
    shop.provider.onRefund = async (make) => {
      if (again) throw again;
      return make();
    };
    await shop.payBack(orderId, refund.id);
    expect(shop.provider.refunds).toHaveLength(1);
    expect(await shop.view(anna, orderId)).toMatchObject({ refunds: [{ state: 'done', amount: { minor: 4_000 } }] });
    expect([await shop.balance(anna), await shop.issues(), await shop.faultsInBooks([anna])]).toEqual([0, [], []]);
  });

  it('pressed twice, in two windows, is one', async () => {
    const self = { memberId: anna.id, key: null };
    const { refund: shown } = await quote(self);
    const withdraw = () => world.get(WithdrawalService).withdraw(self, orderId, shown);
    const withdrawals = await Promise.all([withdraw(), withdraw()]);
    expect(new Set(withdrawals.map(({ refund }) => refund.id)).size).toBe(1);
    expect(await world.rows(`select from payments.refund`)).toHaveLength(1);
    expect(await shop.balance(anna)).toBe(0);
  });

  it('is asked again when credits were used meanwhile', async () => {
    const expected = { minor: 4_000, currency: 'EUR' };
    await shop.spend(anna.id);
    const again = world.get(WithdrawalService).withdraw({ memberId: anna.id, key: null }, orderId, expected);
    await expect(again).rejects.toMatchObject({ code: 'withdrawal_changed' });
    expect([await shop.balance(anna), await world.rows(`select from payments.refund`)]).toEqual([49, []]);
  });

  it('and messages at the same moment never use a credit twice [M10]', async () => {
    const spent = Array.from({ length: 20 }, () => shop.spend(anna.id));
    const withdrawn = Promise.allSettled([shop.withdraw(anna, orderId), shop.withdraw(anna, orderId)]);
    await Promise.allSettled(spent);
    await withdrawn;
    const [refund] = await world.rows<{ credits: number; amount_minor: string }>(`select credits, amount_minor from payments.refund`);
    const [used] = await world.rows<{ used: number }>(
      `select -coalesce(sum(amount), 0)::int as used from payments.ledger_entry where kind = 3`,
    );
    if (refund) expect([refund.credits + (used?.used ?? 0), Number(refund.amount_minor)]).toEqual([50, refund.credits * 80]);
    expect(await shop.balance(anna)).toBe(50 - (used?.used ?? 0) - (refund?.credits ?? 0));
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('is possible on the last day and not on the day after [#14]', async () => {
    await world.clockAhead('14 days');
    await expect(quote({ memberId: anna.id, key: null })).resolves.toBeDefined();
    await world.clockAhead('15 days');
    const late = world.get(WithdrawalService).withdraw({ memberId: anna.id, key: null }, orderId, { minor: 4_000, currency: 'EUR' });
    await expect(late).rejects.toMatchObject({ code: 'withdrawal_over', details: { params: { date: expect.stringMatching(/^\d{4}-/) } } });
  });

  it('works signed out with the link of the receipt, and with no other [#E2]', async () => {
    const key = withdrawalKeyOf(world.config.appSecret, orderId);
    await expect(quote({ memberId: null, key })).resolves.toMatchObject({ refund: { minor: 4_000 } });
    const bert = await world.member('Bert');
    for (const who of [
      { memberId: null, key: null },
      { memberId: bert.id, key: null },
      { memberId: null, key: withdrawalKeyOf(world.config.appSecret, bert.id) },
    ])
      await expect(quote(who)).rejects.toMatchObject({ code: 'order_not_found' });
  });

  it('that the provider refuses stands all the same: it is paid again on later days, and then by finance', async () => {
    await shop.spend(anna.id, 10);
    const { refund } = await shop.withdraw(anna, orderId);
    shop.provider.onRefund = () => Promise.reject(refusedByProvider());
    await shop.payBack(orderId, refund.id);
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.issues()]).toEqual([0, false, []]);
    for (const days of [1, 5, 13]) {
      await world.clockAhead(`${days} days`);
      expect((await shop.view(anna, orderId)).refunds).toMatchObject([{ state: 'requested' }]);
      await world.get(OpenOrders).pollDue();
    }
    expect(await shop.view(anna, orderId)).toMatchObject({ withdrawable: false, refunds: [{ state: 'failed', amount: { minor: 3_200 } }] });
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.issues()]).toEqual([0, false, ['refund_failed']]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('that the provider refuses to two looks at the same moment is one transfer that failed', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    shop.provider.onRefund = () => Promise.reject(refusedByProvider());
    await Promise.all([shop.payBack(orderId, refund.id), shop.payBack(orderId, refund.id)]);
    expect(await world.rows(`select failed_transfers, state from payments.refund`)).toEqual([{ failed_transfers: 1, state: 'requested' }]);
  });

  it('that the provider refuses once is paid a day later, once', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    shop.provider.onRefund = () => Promise.reject(refusedByProvider());
    await shop.payBack(orderId, refund.id);
    shop.provider.onRefund = async (make) => make();
    await world.clockAhead('1 hour');
    await world.get(OpenOrders).pollDue();
    expect(shop.provider.refunds).toEqual([]);
    await world.clockAhead('25 hours');
    await world.get(OpenOrders).pollDue();
    shop.moveRefund('re_1', 'refunded');
    await shop.sync(orderId);
    expect((await shop.view(anna, orderId)).refunds).toMatchObject([{ state: 'done' }]);
    expect([shop.provider.refunds.length, await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([1, 0, []]);
  });

  it.each(['pending', 'refunded'] as const)('whose refund the bank sends back after "%s" is paid once more, and stays', async (status) => {
    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id, status);
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.faultsInBooks([anna])]).toEqual([0, false, []]);
    shop.moveRefund('re_1', 'failed');
    await shop.sync(orderId);
    await shop.sync(orderId);
    expect((await shop.view(anna, orderId)).refunds).toMatchObject([{ state: 'requested' }]);
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.faultsInBooks([anna])]).toEqual([0, false, []]);
    await world.clockAhead('25 hours');
    await world.get(OpenOrders).pollDue();
    shop.moveRefund('re_2', 'refunded');
    await shop.sync(orderId);
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'completed', withdrawable: false, refunds: [{ state: 'done' }] });
    expect([shop.provider.refunds.length, await shop.balance(anna), await shop.isPaid(anna)]).toEqual([2, 0, false]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
    expect(
      await world.rows(`select kind, count(*)::int as n from payments.money_entry where kind like 'refund%' group by kind order by kind`),
    ).toEqual([
      { kind: 'refund', n: 2 },
      { kind: 'refund_vat', n: 2 },
      { kind: 'refund_void', n: 1 },
      { kind: 'refund_void_vat', n: 1 },
    ]);
  });

  it('never asks for more than has not gone back yet', async () => {
    // 20.34 are 25 credits, rounded; the other 25 cost 20.00, and 19.66 are left.
    shop.refundThere(orderId, 2_034);
    await shop.sync(orderId);
    const { refund } = await shop.withdraw(anna, orderId);
    expect(refund).toMatchObject({ credits: 25, amount: { minor: 1_966 } });
    await shop.payBack(orderId, refund.id);
    expect([await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([0, []]);
  });

  it('whose failed transfer the clock finds is made again a day later, and not at once', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id, 'pending');
    shop.moveRefund('re_1', 'failed');
    const asked = async (later: string) => {
      await world.clockAhead(later);
      await world.get(OpenOrders).pollDue();
      return shop.provider.refunds.length;
    };
    expect([await asked('1 minute'), await asked('10 minutes'), await asked('23 hours'), await asked('25 hours')]).toEqual([1, 1, 1, 2]);
  });

  it('asks for no more than has not gone back when its transfer is made', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    shop.say(orderId, { chargedBackMinor: 1_000 });
    await shop.payBack(orderId, refund.id);
    expect(shop.provider.refunds.map(({ amount }) => amount.minor)).toEqual([3_000]);
    expect((await shop.view(anna, orderId)).refunds).toMatchObject([
      { cause: 'withdrawal', state: 'done', amount: { minor: 3_000 } },
      { cause: 'chargeback', amount: { minor: 1_000 } },
    ]);
    expect([await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([0, []]);
  });

  it('is done without a transfer, and nobody is asked for an account, when somebody at the provider paid all of it back', async () => {
    const { refund } = await shop.withdraw(anna, orderId);
    shop.refundThere(orderId, 4_000);
    await shop.payBack(orderId, refund.id);
    await shop.sync(orderId);
    expect(shop.provider.refunds).toHaveLength(1);
    expect(await world.rows(`select cause, state, amount_minor::int as minor from payments.refund order by created_at`)).toEqual([
      { cause: 'withdrawal', state: 'done', minor: 0 },
      { cause: 'provider', state: 'done', minor: 4_000 },
    ]);
    expect([await shop.balance(anna), await shop.issues(), await shop.faultsInBooks([anna])]).toEqual([0, [], []]);
    expect(await shop.queued('mail.bank-account-request')).toEqual([]);
  });

  it('leaves premium to who has another purchase, which keeps its credits', async () => {
    await shop.bought(anna, 20);
    await shop.spend(anna.id, 5);
    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id);
    expect([refund.credits, await shop.balance(anna), await shop.isPaid(anna)]).toEqual([45, 20, true]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });
});

describe('a withdrawal from an order that waits for its transfer', () => {
  const self = () => ({ memberId: anna.id, key: null });
  const nothing = { minor: 0, currency: 'EUR' };
  const withdrawals = () => world.get(WithdrawalService);
  let unpaid: string;
  beforeEach(async () => {
    ({ orderId: unpaid } = await shop.order(anna, await shop.body(anna, 20, { method: 'banktransfer' })));
  });

  it('calls it off, gives nothing back and takes no credits of another purchase', async () => {
    const some = { minor: 1_900, currency: 'EUR' };
    await expect(withdrawals().withdraw(self(), unpaid, some)).rejects.toMatchObject({ code: 'withdrawal_changed' });
    expect(await world.get(WithdrawalQuotes).quote(self(), unpaid)).toMatchObject({
      refund: nothing,
      credits_returned: 0,
      ends_premium: false,
    });
    await withdrawals().withdraw(self(), unpaid, nothing);
    await withdrawals().withdraw(self(), unpaid, nothing);
    expect(await shop.view(anna, unpaid)).toMatchObject({ state: 'cancelled', withdrawable: false });
    expect(await world.rows(`select from events.outbox where reaction = 'mail.withdrawal-receipt'`)).toHaveLength(1);
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.faultsInBooks([anna])]).toEqual([50, true, []]);
  });

  it('took effect: a transfer that arrives afterwards goes back, all of it', async () => {
    await withdrawals().withdraw(self(), unpaid, nothing);
    shop.say(unpaid, { status: 'paid' });
    await world.clockAhead('3 days');
    await world.get(OpenOrders).pollDue();
    const [refund] = (await shop.view(anna, unpaid)).refunds;
    expect(refund).toMatchObject({ cause: 'withdrawal', state: 'requested', credits: 20, amount: { minor: 1_900 } });
    await shop.payBack(unpaid, refund?.id ?? '');
    expect((await shop.view(anna, unpaid)).refunds).toMatchObject([{ state: 'done', amount: { minor: 1_900 } }]);
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.issues()]).toEqual([50, true, []]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('is asked again when the money came meanwhile', async () => {
    shop.say(unpaid, { status: 'paid' });
    await shop.sync(unpaid);
    await expect(withdrawals().withdraw(self(), unpaid, nothing)).rejects.toMatchObject({ code: 'withdrawal_changed' });
    expect(await shop.balance(anna)).toBe(70);
  });
});

describe('what a member can withdraw from', () => {
  const open = async () => (await world.get(OpenWithdrawals).list(anna.id)).map(({ payment }) => payment.payment_id);
  const isAny = () => world.get(Transactions).read((tx) => world.get(OpenWithdrawals).hasAny(tx, anna.id));

  it('is every purchase whose period runs and every order that waits for a transfer, and nothing else', async () => {
    const { orderId: unpaid } = await shop.order(anna, await shop.body(anna, 20, { method: 'banktransfer' }));
    await shop.order(anna, { ...(await shop.body(anna, 120)), despite_open: true });
    expect([await open(), await isAny()]).toEqual([[unpaid, orderId], true]);
    await world.get(WithdrawalService).withdraw({ memberId: anna.id, key: null }, unpaid, { minor: 0, currency: 'EUR' });
    expect(await open()).toEqual([orderId]);
    await world.clockAhead('14 days');
    expect([await open(), await isAny()]).toEqual([[orderId], true]);
    await world.clockAhead('15 days');
    expect([await open(), await isAny()]).toEqual([[], false]);
  });
});

describe('a ban that is not for fraud', () => {
  const ban = () => world.rows(`update visibility.member_standing set banned = true where member_id = $1`, [anna.id]);
  const repay = () => world.get(BanRepayments).repay(settledClaim, anna.id);
  const refunds = () =>
    world.rows(`select order_id, cause, amount_minor::int as minor, credits, state from payments.refund order by created_at, id`);

  it('pays back what was bought within the period and not used, once, and calls off what waits for a transfer', async () => {
    const { orderId: unpaid } = await shop.order(anna, await shop.body(anna, 20, { method: 'banktransfer' }));
    await shop.spend(anna.id, 10);
    await ban();
    expect([await repay(), await repay()]).toEqual([2, 0]);
    expect(await refunds()).toEqual(
      expect.arrayContaining([
        { order_id: orderId, cause: 'ban', minor: 3_200, credits: 40, state: 'requested' },
        { order_id: unpaid, cause: 'ban', minor: 0, credits: 0, state: 'done' },
      ]),
    );
    const [row] = await world.rows<{ id: string }>(`select id from payments.refund where order_id = $1`, [orderId]);
    await shop.payBack(orderId, row?.id ?? '');
    expect((await shop.view(anna, orderId)).refunds).toMatchObject([{ cause: 'ban', state: 'done', amount: { minor: 3_200 } }]);
    expect([await shop.balance(anna), await shop.issues(), await shop.faultsInBooks([anna])]).toEqual([0, [], []]);
    // It is not paid back a second time by the link of the receipt.
    const key = withdrawalKeyOf(world.config.appSecret, orderId);
    await expect(quote({ memberId: null, key })).rejects.toMatchObject({ code: 'withdrawal_done' });
  });

  it('does not keep silent about money that comes after it: finance looks, until it is paid back', async () => {
    const { orderId: late } = await shop.order(anna, await shop.body(anna, 20));
    await ban();
    await repay();
    shop.say(late, { status: 'paid' });
    await shop.sync(late);
    expect(await shop.issues()).toEqual(['paid_while_banned']);
    shop.refundThere(late, 1_900);
    await shop.sync(late);
    await world.get(Transactions).run((tx) => world.get(IssuesRepository).closeResolved(tx));
    expect(await world.rows(`select from payments.recon_issue where closed_at is null`)).toEqual([]);
  });

  it('pays nothing back after the period, for what is all used, or when it was lifted meanwhile', async () => {
    expect(await repay()).toBe(0);
    await ban();
    await shop.spend(anna.id, 50);
    expect(await repay()).toBe(0);
    await world.rows(`select payments.credit($1, 5, 'adjustment', uuidv7())`, [anna.id]);
    await world.clockAhead('15 days');
    expect([await repay(), await refunds()]).toEqual([0, []]);
  });
});

describe('credits', () => {
  it('that were given are used before those that were bought', async () => {
    await world.rows(`select payments.credit($1, 5, 'adjustment', uuidv7())`, [anna.id]);
    await shop.spend(anna.id, 6);
    const { refund } = await shop.withdraw(anna, orderId);
    expect(refund).toMatchObject({ credits: 49, amount: { minor: 3_920 } });
    expect([await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([0, []]);
  });

  it('at 0 leave premium as it is, and the next message is refused [M18] [#136]', async () => {
    await shop.spend(anna.id, 50);
    expect([await shop.balance(anna), await shop.isPaid(anna)]).toEqual([0, true]);
    expect(await world.rows(`select payments.debit($1, 1, 'message', uuidv7()) as after`, [anna.id])).toEqual([{ after: null }]);
  });
});
