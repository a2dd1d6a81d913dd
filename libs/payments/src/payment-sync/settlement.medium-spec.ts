import { describe, expect, it, jest } from '@jest/globals';
import { Transactions } from '#database';
import { OpenOrders } from './open-orders.service.js';
import { ProviderCalls } from './provider-calls.service.js';
import { PaymentProvider } from '../provider/index.js';
import { refusedByProvider, settledClaim, unavailable } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';

let { world, shop, anna } = {} as OpenShop;
beginInShop({}, (opened) => {
  ({ world, shop, anna } = opened);
});

describe('an order that is paid', () => {
  it('grants its credits and premium once, and the books agree [#10] [#12] [#136]', async () => {
    const { orderId } = await shop.order(anna, await shop.body(anna, 50));
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'pending', checkout_url: `https://bank.example/${orderId}` });
    expect([await shop.balance(anna), await shop.isPaid(anna)]).toEqual([0, false]);
    shop.say(orderId, { status: 'paid' });
    await shop.sync(orderId);
    await shop.sync(orderId);
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'completed', credits: 50, made_premium: true, withdrawable: true });
    expect([await shop.balance(anna), await shop.isPaid(anna)]).toEqual([50, true]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('is granted once when the provider calls a hundred times while the page asks too [M2] [ASVS 2.3.4]', async () => {
    const { orderId } = await shop.order(anna, await shop.body(anna));
    const { id } = shop.say(orderId, { status: 'paid' });
    const call = () => world.get(ProviderCalls).receive(id);
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 20 }, call);
      await Promise.all([...calls, shop.call(id), shop.sync(orderId)]);
    }
    expect(await world.rows(`select from payments.psp_event`)).toHaveLength(105);
    expect(await shop.balance(anna)).toBe(50);
    expect(await world.rows(`select from events.outbox where reaction = 'payment.sync'`)).toHaveLength(1);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('is granted once when the call comes before the answer to our own [M3]', async () => {
    shop.provider.onCreate = async (payment) => {
      shop.provider.payments.set(payment.id, { ...payment, status: 'paid' });
      await shop.call(payment.id);
    };
    const { orderId } = await shop.order(anna, await shop.body(anna));
    expect(await shop.balance(anna)).toBe(50);
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'completed' });
  });

  it.each(['expired', 'canceled', 'failed'] as const)('is granted although it was %s before [M4]', async (status) => {
    const { orderId } = await shop.order(anna, await shop.body(anna));
    shop.say(orderId, { status });
    await shop.sync(orderId);
    expect(await shop.view(anna, orderId)).toMatchObject({ state: status === 'failed' ? 'failed' : 'cancelled', checkout_url: null });
    shop.say(orderId, { status: 'paid' });
    await shop.sync(orderId);
    expect([await shop.balance(anna), (await shop.view(anna, orderId)).state]).toEqual([50, 'completed']);
    // The provider cannot take a paid order back by a word.
    shop.say(orderId, { status });
    await shop.sync(orderId);
    expect((await shop.view(anna, orderId)).state).toBe('completed');
  });

  it.each([
    ['another amount', 'wrong_amount', { amount: { minor: 1, currency: 'EUR' } }],
    ['another currency', 'wrong_currency', { amount: { minor: 4_000, currency: 'USD' } }],
    ['the other mode', 'wrong_mode', { mode: 'live' }],
    ['another order', 'wrong_order', { orderId: '01930000-0000-7000-8000-000000000001' }],
  ] as const)('grants nothing for %s, and finance is told [M5]', async (_, kind, changes) => {
    const { orderId } = await shop.order(anna, await shop.body(anna, 50, { code: undefined }));
    const payment = shop.say(orderId, { status: 'paid', ...changes });
    await shop.sync(orderId);
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.issues()]).toEqual([0, false, [kind]]);
    expect(payment.id).toBe('tr_1');
  });

  it('that nobody knows grants nothing to anybody, and leaves no more than its number [M5]', async () => {
    const calls = world.get(ProviderCalls);
    for (let each = 0; each < 100; each += 1) await calls.receive(`tr_forged${each}`);
    await calls.syncPayment(settledClaim, 'tr_forged1');
    expect([await shop.issues(), await world.rows(`select from payments.psp_event`)]).toEqual([[], []]);
    expect(await world.rows(`select sum(calls)::int as calls from payments.unknown_call`)).toEqual([{ calls: 100 }]);
    // More of them are not looked at in a minute, while one that we know still is.
    const looks = async () => (await world.rows(`select from events.outbox where reaction = 'payment.sync'`)).length;
    const before = await looks();
    expect(before).toBeGreaterThanOrEqual(60);
    expect(before).toBeLessThan(100);
    const { orderId } = await shop.order(anna, await shop.body(anna));
    await calls.receive(shop.paymentOf(orderId).id);
    expect(await looks()).toBe(before + 1);
  });

  it('a second time is paid back, once, and grants nothing more', async () => {
    const orderId = await shop.bought(anna, 50);
    const second = { ...shop.paymentOf(orderId), id: 'tr_second' };
    shop.provider.payments.set(second.id, { ...second, status: 'expired' });
    await shop.call(second.id);
    expect([await shop.issues(), shop.provider.refunds]).toEqual([[], []]);
    shop.provider.payments.set(second.id, second);
    await shop.call(second.id);
    await shop.call(second.id);
    expect(shop.provider.refunds).toMatchObject([{ paymentId: 'tr_second', amount: { minor: 4_000, currency: 'EUR' } }]);
    expect([await shop.issues(), await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([['paid_twice'], 50, []]);
    expect(await shop.queued('mail.double-payment')).toMatchObject([{ orderId, amountMinor: 4_000 }]);
  });

  it.each(['open', 'expired', 'failed'] as const)(
    'by another payment is granted while its own is %s; a payment of its own that follows goes back',
    async (status) => {
      const { orderId } = await shop.order(anna, await shop.body(anna, 50, { code: undefined }));
      const own = shop.say(orderId, { status });
      await shop.sync(orderId);
      shop.provider.payments.set('tr_second', { ...own, id: 'tr_second', status: 'paid' });
      await shop.call('tr_second');
      await shop.call('tr_second');
      expect([await shop.balance(anna), await shop.issues(), shop.provider.refunds]).toEqual([50, [], []]);
      shop.provider.say(own.id, { status: 'paid' });
      await shop.call(own.id);
      expect(shop.provider.refunds).toMatchObject([{ paymentId: own.id, amount: { minor: 4_000, currency: 'EUR' } }]);
      expect([await shop.issues(), await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([['paid_twice'], 50, []]);
    },
  );

  it('by two payments of which we heard nothing before is granted once, and the other goes back', async () => {
    const { orderId } = await shop.order(anna, await shop.body(anna, 50, { code: undefined }));
    const own = shop.say(orderId, { status: 'paid' });
    shop.provider.payments.set('tr_second', { ...own, id: 'tr_second' });
    await Promise.all([shop.call('tr_second'), shop.call(own.id)]);
    expect(shop.provider.refunds).toMatchObject([{ paymentId: 'tr_second' }]);
    expect([await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([50, []]);
  });

  it('a second time is paid back once, and told, when the answer is lost or the total of the payment lags behind its refunds', async () => {
    const orderId = await shop.bought(anna, 50);
    const second = { ...shop.paymentOf(orderId), id: 'tr_second' };
    shop.provider.payments.set(second.id, second);
    shop.provider.onRefund = async (make) => {
      make();
      throw unavailable();
    };
    await expect(shop.call(second.id)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await shop.queued('mail.double-payment')).toEqual([]);
    shop.provider.onRefund = async (make) => make();
    // The provider has forgotten our key.
    await world.clockAhead('2 hours');
    shop.provider.isLagging = true;
    await shop.call(second.id);
    shop.provider.isLagging = false;
    await shop.call(second.id);
    expect([shop.provider.refunds.length, (await shop.queued('mail.double-payment')).length]).toEqual([1, 1]);
  });

  it('a second time, which the provider will not pay back, is left to finance and told to nobody', async () => {
    const orderId = await shop.bought(anna, 50);
    shop.provider.payments.set('tr_second', { ...shop.paymentOf(orderId), id: 'tr_second' });
    shop.provider.onRefund = () => Promise.reject(refusedByProvider());
    await shop.call('tr_second');
    expect([await shop.issues(), await shop.queued('mail.double-payment')]).toEqual([['paid_twice'], []]);
  });

  it('waits while the provider is away, and is found by the clock [M6]', async () => {
    shop.provider.faults.push(unavailable());
    const { orderId } = await shop.order(anna, await shop.body(anna));
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'pending', checkout_url: null });
    await world.get(OpenOrders).pollDue();
    expect(shop.provider.created).toBe(0);
    await world.clockAhead('6 minutes');
    await world.get(OpenOrders).pollDue();
    shop.say(orderId, { status: 'paid' });
    await world.clockAhead('2 hours');
    await world.get(OpenOrders).pollDue();
    expect([shop.provider.created, await shop.balance(anna)]).toEqual([1, 50]);
  });

  it('is looked for in the list when the answer to our call was lost long ago [M6]', async () => {
    shop.provider.onCreate = async () => {
      throw unavailable();
    };
    const { orderId } = await shop.order(anna, await shop.body(anna));
    shop.say(orderId, { status: 'paid' });
    await world.clockAhead('2 hours');
    await world.get(OpenOrders).pollDue();
    expect([shop.provider.created, await shop.balance(anna)]).toEqual([1, 50]);
  });

  it('is not looked for without end in a list that has none: it is asked about again later', async () => {
    shop.provider.faults.push(unavailable());
    const { orderId } = await shop.order(anna, await shop.body(anna));
    await world.clockAhead('2 hours');
    shop.provider.isEndless = true;
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    try {
      await expect(shop.sync(orderId)).rejects.toMatchObject({ name: 'ProviderError', kind: 'unavailable' });
      expect(limit.mock.calls).toEqual([[10_000]]);
    } finally {
      limit.mockRestore();
    }
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'pending' });
  });

  it('fails plainly when the provider refuses it', async () => {
    shop.provider.faults.push(refusedByProvider());
    await expect(shop.order(anna, await shop.body(anna))).rejects.toMatchObject({ code: 'payments_unavailable' });
    expect(await world.rows(`select state from payments.orders`)).toEqual([{ state: 'failed' }]);
  });
});

describe('a call of the provider', () => {
  it('that comes while another is seen to leaves a look behind', async () => {
    const { orderId } = await shop.order(anna, await shop.body(anna));
    const { id } = shop.say(orderId, { status: 'open' });
    const calls = world.get(ProviderCalls);
    await calls.receive(id);
    const find = shop.provider.findPayment;
    // In the middle of the look the payment is paid and called about; the look itself still sees it open.
    Object.assign(world.get(PaymentProvider), {
      findPayment: async (wanted: string) => {
        const seen = await find(wanted);
        shop.say(orderId, { status: 'paid' });
        await calls.receive(id);
        return seen;
      },
    });
    const consumed = {
      settle: async (tx: { query(sql: string): Promise<unknown> }) => {
        await tx.query(`delete from events.outbox where reaction = 'payment.sync'`);
        return true;
      },
    } as unknown as typeof settledClaim;
    await calls.syncPayment(consumed, id);
    expect(await world.rows(`select from events.outbox where reaction = 'payment.sync'`)).toHaveLength(1);
  });
});

describe('money that goes back', () => {
  it('takes the credits that it stands for, in whatever order and however often it is told [M9]', async () => {
    const orderId = await shop.bought(anna, 50);
    for (const [minor, revoked] of [
      [800, 10],
      [0, 10],
      [1_200, 25],
      [2_000, 50],
    ] as const) {
      if (minor > 0) shop.refundThere(orderId, minor);
      await shop.sync(orderId);
      expect([minor, await shop.balance(anna)]).toEqual([minor, 50 - revoked]);
    }
    expect(await shop.isPaid(anna)).toBe(false);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('at the provider, and not by us, is a refund of which the member is told, once', async () => {
    const orderId = await shop.bought(anna, 50);
    shop.refundThere(orderId, 800);
    await shop.sync(orderId);
    await shop.sync(orderId);
    expect((await shop.view(anna, orderId)).refunds).toMatchObject([{ amount: { minor: 800 }, credits: 10, state: 'done' }]);
    expect(await world.rows(`select from events.outbox where reaction = 'payment.credit-note'`)).toHaveLength(1);
    const { refund } = await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, refund.id);
    expect((await shop.view(anna, orderId)).refunds.map(({ amount: { minor }, state }) => [minor, state])).toEqual([
      [800, 'done'],
      [3_200, 'done'],
    ]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('by a chargeback takes what is there, and the rest is owed [M11]', async () => {
    const orderId = await shop.bought(anna, 50);
    await shop.spend(anna.id, 50);
    shop.say(orderId, { chargedBackMinor: 4_000 });
    await shop.sync(orderId);
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.issues()]).toEqual([0, false, ['charged_back']]);
    expect(await world.rows(`select sum(amount_minor)::int as owed from payments.money_entry where account = 'receivable'`)).toEqual([
      { owed: 4_000 },
    ]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('and by a chargeback, heard of together, are told each with its own money and credits, once [M9] [M11]', async () => {
    const orderId = await shop.bought(anna, 50);
    shop.refundThere(orderId, 800);
    shop.say(orderId, { chargedBackMinor: 1_600 });
    await shop.sync(orderId);
    await shop.sync(orderId);
    const { refunds } = await shop.view(anna, orderId);
    expect(refunds.map(({ cause, amount: { minor }, credits, state }) => [cause, minor, credits, state])).toEqual([
      ['provider', 800, 10, 'done'],
      ['chargeback', 1_600, 20, 'done'],
    ]);
    expect(await world.rows(`select from events.outbox where reaction = 'payment.credit-note'`)).toHaveLength(2);
    shop.refundThere(orderId, 800);
    await shop.sync(orderId);
    expect((await shop.view(anna, orderId)).refunds.map(({ cause, amount: { minor } }) => [cause, minor])).toEqual([
      ['provider', 800],
      ['chargeback', 1_600],
      ['provider', 800],
    ]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });
});

describe('the books', () => {
  it('cannot be changed or emptied by the product itself [M16]', async () => {
    await shop.bought(anna);
    for (const sql of [
      `update payments.ledger_entry set amount = 1`,
      `delete from payments.ledger_entry`,
      `update payments.money_entry set amount_minor = 1`,
      `delete from payments.money_entry`,
      `delete from payments.orders`,
      `delete from payments.psp_event`,
    ])
      await expect(world.get(Transactions).single(sql, [])).rejects.toThrow(/permission denied/);
  });
});
