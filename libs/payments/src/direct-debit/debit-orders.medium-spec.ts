import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CancellationService } from '../checkout/index.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { DebitCollection, Mandates } from '../debit-collection/index.js';
import { DebitShop, form } from './debit-stage.fixture.js';

let { world, shop, anna } = {} as OpenShop;
beginInShop({}, (opened) => {
  ({ world, shop, anna } = opened);
});
let debit: DebitShop;
beforeEach(async () => {
  debit = await new DebitShop(world, shop).open();
});
afterEach(() => debit.close());

const cancel = (orderId: string) => world.get(CancellationService).cancel(anna.id, orderId);
const orders = () => world.rows(`select from payments.orders`);
const mandateOf = async (orderId: string) => (await shop.view(anna, orderId)).debit?.mandate_id ?? '';

describe('an order by direct debit', () => {
  it('brings credits for 25 euros at once, premium with them, and the rest with its money [#139] [#167] [M11]', async () => {
    const orderId = await debit.ordered(anna, 50);
    expect([await shop.balance(anna), await shop.isPaid(anna), shop.provider.created]).toEqual([31, true, 0]);
    expect(await shop.view(anna, orderId)).toMatchObject({
      state: 'pending',
      method: 'directdebit',
      cancellable: true,
      withdrawable: true,
      made_premium: true,
      debit: { state: 'announced', iban_ends_in: '4300', credits_at_once: 31, credits_later: 19 },
    });
    expect(await shop.faultsInBooks([anna])).toEqual([]);

    await debit.collect();
    expect([shop.provider.created, await debit.debitOf(orderId)]).toEqual([1, { state: 'sent', reason: null }]);
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'pending', cancellable: false });
    await debit.says(orderId, { status: 'paid' });
    await shop.sync(orderId);
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'completed', made_premium: true, debit: { state: 'paid' } });
    expect([await shop.balance(anna), await shop.isPaid(anna)]).toEqual([50, true]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
    expect(await world.rows(`select kind from payments.order_faults('-infinity')`)).toEqual([]);
  });

  it('of a small bundle brings all of its credits at once, and no more with its money', async () => {
    const orderId = await debit.ordered(anna, 20);
    expect(await shop.balance(anna)).toBe(20);
    await debit.collect();
    await debit.says(orderId, { status: 'paid' });
    expect([await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([20, []]);
  });

  it('needs a request of its member whose code was right, for the same bundle, once [#129] [M14] [ASVS 2.3.1]', async () => {
    const { id } = await debit.request(anna);
    for (const wrong of [id, randomUUID()]) await expect(debit.orderWith(anna, wrong)).rejects.toMatchObject({ code: 'debit_code_needed' });
    await debit.requests.verify(anna.id, id, debit.otp);
    await expect(debit.orderWith(anna, id, 20)).rejects.toMatchObject({ code: 'debit_code_needed' });
    const bert = await world.member('Bert');
    await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [bert.id]);
    await expect(debit.orderWith(bert, id)).rejects.toMatchObject({ code: 'debit_code_needed' });
    expect(await orders()).toEqual([]);

    await debit.orderWith(anna, id);
    await expect(debit.orderWith(anna, id)).rejects.toMatchObject({ code: 'debit_code_needed' });
    expect(await orders()).toHaveLength(1);
  });

  it('whose day is too near by now, as midnight has passed, needs another code', async () => {
    const id = await debit.verified(anna);
    await world.rows(`update payments.debit_request set collect_on = collect_on - 1`);
    await expect(debit.orderWith(anna, id)).rejects.toMatchObject({ code: 'debit_code_needed' });
  });

  it('is used up with its code: no other order, and no other try of it', async () => {
    const id = await debit.verified(anna);
    await debit.orderWith(anna, id);
    await expect(debit.requests.verify(anna.id, id, debit.otp)).rejects.toMatchObject({ code: 'code_invalid' });
    expect(await debit.requests.find(anna.id, id)).toMatchObject({ state: 'used' });
  });

  it('pressed many times at once is one order, one debit and one grant', async () => {
    const id = await debit.verified(anna);
    const key = randomUUID();
    const again = Array.from({ length: 6 }, () => debit.orderWith(anna, id, 50, key));
    const others = Array.from({ length: 6 }, () => debit.orderWith(anna, id));
    await Promise.allSettled([...again, ...others]);
    expect([await orders(), await world.rows(`select from payments.debit`), await shop.balance(anna)]).toEqual([[{}], [{}], 31]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('uses the same mandate again, with a code each time', async () => {
    const first = await debit.ordered(anna, 20);
    const second = await debit.ordered(anna, 20, { mandate_id: await mandateOf(first) });
    expect(await mandateOf(second)).toBe(await mandateOf(first));
    expect(await world.rows(`select from payments.mandate`)).toHaveLength(1);
    await debit.collect();
    expect([shop.provider.created, shop.provider.mandates.size]).toEqual([2, 1]);
  });

  it('of a site that another company took over needs a mandate of its own', async () => {
    const first = await debit.ordered(anna, 20);
    const waiting = await debit.verified(anna, 20);
    await debit.nameCreditor('NL02ZZZ987654320000');
    await expect(debit.request(anna, 20, { mandate_id: await mandateOf(first) })).rejects.toMatchObject({ code: 'mandate_over' });
    await expect(debit.orderWith(anna, waiting, 20)).rejects.toMatchObject({ code: 'debit_code_needed' });
  });

  it('is not taken beyond two that are open, also when both come at the same moment [#139]', async () => {
    await debit.ordered(anna, 20);
    const [one, other] = [await debit.verified(anna, 20), await debit.verified(anna, 20, { ...form, phone: '0687654321' })];
    await Promise.allSettled([debit.orderWith(anna, one, 20), debit.orderWith(anna, other, 20)]);
    expect(await orders()).toHaveLength(2);
    await expect(debit.request(anna, 20, { ...form, phone: '0687654321' })).rejects.toMatchObject({
      code: 'debit_limit',
      details: { retryAt: expect.any(Date) },
    });
    expect(await debit.debits.view(anna.id)).toMatchObject({ availability: 'limit', free_at: expect.any(String) });
  });
});

describe('an announced debit that is called off', () => {
  it('is never collected; its credits go back, and premium with them', async () => {
    const orderId = await debit.ordered(anna);
    await cancel(orderId);
    await cancel(orderId);
    expect([await shop.balance(anna), await shop.isPaid(anna), await debit.owed(orderId)]).toEqual([0, false, 0]);
    await debit.collect();
    expect([shop.provider.created, (await shop.view(anna, orderId)).state]).toEqual([0, 'cancelled']);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
    expect(await world.rows(`select kind from payments.order_faults('-infinity')`)).toEqual([]);
  });

  it('leaves what was used of its credits to be paid', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 10);
    await cancel(orderId);
    expect([await shop.balance(anna), await debit.owed(orderId)]).toEqual([0, 800]);
    expect(await debit.blocked()).toEqual([]);
  });

  it('by a withdrawal within the period, costs nothing and pays nothing back', async () => {
    const orderId = await debit.ordered(anna);
    const { refund } = await shop.withdraw(anna, orderId);
    expect(refund).toMatchObject({ amount: { minor: 0, currency: 'EUR' }, credits: 31, state: 'done' });
    await debit.collect();
    expect([shop.provider.created, await shop.balance(anna), await shop.isPaid(anna)]).toEqual([0, 0, false]);
  });

  it('by its mandate, which is revoked, ends with its order; a repeat is the same', async () => {
    const orderId = await debit.ordered(anna);
    const mandateId = await mandateOf(orderId);
    const revoke = () => world.get(Mandates).revoke(anna.id, mandateId);
    expect((await Promise.all([revoke(), revoke()])).map(({ state }) => state)).toEqual(['revoked', 'revoked']);
    expect((await shop.view(anna, orderId)).state).toBe('cancelled');
    await expect(debit.request(anna, 50, { mandate_id: mandateId })).rejects.toMatchObject({ code: 'mandate_over' });
    await debit.collect();
    expect(shop.provider.created).toBe(0);
    const bert = await world.member('Bert');
    await expect(world.get(Mandates).revoke(bert.id, mandateId)).rejects.toMatchObject({ code: 'mandate_not_found' });
  });

  it('is called off by the clock where the process ended between revoking the mandate and its order', async () => {
    const orderId = await debit.ordered(anna);
    await world.rows(`update payments.mandate set revoked_at = now() where id = $1`, [await mandateOf(orderId)]);
    // Its day has not come.
    await world.get(DebitCollection).collect();
    expect([(await shop.view(anna, orderId)).state, shop.provider.created]).toEqual(['cancelled', 0]);
  });

  it('by a mandate that was revoked between the code and the order, is no order at all', async () => {
    const first = await debit.ordered(anna, 20);
    const mandate_id = await mandateOf(first);
    const request = await debit.verified(anna, 20, { mandate_id });
    await world.get(Mandates).revoke(anna.id, mandate_id);
    await expect(debit.orderWith(anna, request, 20)).rejects.toMatchObject({ code: 'mandate_over' });
  });
});

describe('a debit that is sent', () => {
  it('is not called off any more, but may be withdrawn from: the money goes back when it comes, less what was used', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 10);
    await debit.collect();
    await expect(cancel(orderId)).rejects.toMatchObject({ code: 'order_paid' });
    const { refund } = await shop.withdraw(anna, orderId);
    expect([await shop.balance(anna), await shop.isPaid(anna), await debit.owed(orderId)]).toEqual([0, false, 0]);
    await debit.says(orderId, { status: 'paid' });
    expect(await shop.balance(anna)).toBe(0);
    await shop.payBack(orderId, refund.id);
    expect(await shop.view(anna, orderId)).toMatchObject({ refunds: [{ amount: { minor: 3_200 }, credits: 40, state: 'done' }] });
    expect([await shop.isPaid(anna), await shop.faultsInBooks([anna])]).toEqual([false, []]);
    expect(await world.rows(`select kind from payments.order_faults('-infinity')`)).toEqual([]);
  });

  it('runs on when its mandate is revoked, which the provider hears of afterwards', async () => {
    const orderId = await debit.ordered(anna);
    await debit.collect();
    await world.get(Mandates).revoke(anna.id, await mandateOf(orderId));
    await debit.collect();
    expect(shop.provider.mandates.size).toBe(1);
    await debit.says(orderId, { status: 'paid' });
    expect(await shop.balance(anna)).toBe(50);
    await debit.collect();
    expect(shop.provider.mandates.size).toBe(0);
  });
});
