import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReconciliationService } from '../reconciliation/index.js';
import { refusedByProvider, unavailable } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { DebitCollection } from './debit-collection.service.js';
import { DebitShop } from '../direct-debit/debit-stage.fixture.js';

let { world, shop, anna } = {} as OpenShop;
beginInShop({}, (opened) => {
  ({ world, shop, anna } = opened);
});
let debit: DebitShop;
beforeEach(async () => {
  debit = await new DebitShop(world, shop).open();
});
afterEach(() => debit.close());

const run = () => world.get(DebitCollection).collect();
const erase = () => debit.erase(anna);

describe('the collection', () => {
  it('waits for its day, and asks nobody before', async () => {
    const orderId = await debit.ordered(anna);
    await run();
    await world.clockAhead('1 day');
    await run();
    await shop.sync(orderId);
    expect([shop.provider.created, shop.provider.mandates.size, await debit.debitOf(orderId)]).toMatchObject([
      0,
      0,
      { state: 'announced' },
    ]);
    await debit.collect();
    expect([shop.provider.created, shop.provider.mandates.size]).toEqual([1, 1]);
    expect(shop.paymentOf(orderId)).toMatchObject({ amount: { minor: 4_000, currency: 'EUR' }, method: 'directdebit', status: 'pending' });
  });

  it('by two workers at once, again and again, asks for each debit once', async () => {
    await debit.ordered(anna);
    await debit.toCollectionDay();
    await Promise.all([run(), run(), run()]);
    await run();
    expect(shop.provider.created).toBe(1);
  });

  it('that died before it heard what the provider answered finds the payment that was made, within the hour and after it', async () => {
    for (const [pause, made] of [
      ['6 days 5 minutes', 1],
      ['6 days 3 hours', 2],
    ] as const) {
      const orderId = await debit.ordered(anna, 20);
      await debit.toCollectionDay();
      shop.provider.onCreate = () => Promise.reject(unavailable());
      await expect(run()).rejects.toMatchObject({ kind: 'unavailable' });
      expect([(await debit.debitOf(orderId)).state, shop.provider.created]).toEqual(['sent', made]);
      shop.provider.onCreate = async () => undefined;
      await world.clockAhead(pause);
      await run();
      expect(shop.provider.created).toBe(made);
      await debit.says(orderId, { status: 'paid' });
      await world.clockAhead('0');
    }
    expect([await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([40, []]);
  });

  it('that died before the provider heard of it asks again, whenever that is', async () => {
    const orderId = await debit.ordered(anna);
    await debit.toCollectionDay();
    shop.provider.faults.push(unavailable());
    await expect(run()).rejects.toMatchObject({ kind: 'unavailable' });
    expect([shop.provider.created, (await debit.debitOf(orderId)).state]).toEqual([0, 'sent']);
    await world.clockAhead('6 days 3 hours');
    await run();
    expect(shop.provider.created).toBe(1);
    await debit.says(orderId, { status: 'paid' });
    expect(await shop.balance(anna)).toBe(50);
  });

  it('of an order that was withdrawn from before the provider heard of it never takes place', async () => {
    const orderId = await debit.ordered(anna);
    await debit.toCollectionDay();
    shop.provider.faults.push(unavailable());
    await expect(run()).rejects.toMatchObject({ kind: 'unavailable' });
    await shop.withdraw(anna, orderId);
    for (const later of ['6 days 5 minutes', '6 days 3 hours']) {
      await world.clockAhead(later);
      await run();
    }
    expect([shop.provider.created, await debit.debitOf(orderId)]).toEqual([0, { state: 'cancelled', reason: null }]);
  });

  it('that the provider will not make leaves a failed order, and nobody blocked', async () => {
    const orderId = await debit.ordered(anna);
    await debit.toCollectionDay();
    shop.provider.faults.push(refusedByProvider());
    await run();
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'failed', failure: 'failed', debit: { state: 'cancelled' } });
    expect([await shop.balance(anna), await shop.isPaid(anna), await debit.blocked()]).toEqual([0, false, []]);
  });

  it('passes over who was banned: the order ends, and what was used is owed', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 1);
    await world.rows(`update visibility.member_standing set banned = true where member_id = $1`, [anna.id]);
    await debit.collect();
    expect([shop.provider.created, await debit.owed(orderId), (await debit.debitOf(orderId)).state]).toEqual([0, 80, 'cancelled']);
  });

  it('passes over who was erased; the books stay', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 1);
    await erase();
    expect([await debit.debitOf(orderId), await debit.owed(orderId)]).toEqual([{ state: 'cancelled', reason: null }, 80]);
    await debit.collect();
    expect(shop.provider.created).toBe(0);
    expect(await world.rows(`select kind from payments.order_faults('-infinity')`)).toEqual([]);
    // Whoever collects proves for 13 months that it was authorised.
    expect(await world.rows(`select from payments.mandate`)).toHaveLength(1);
    await world.rows(`delete from auth.account where id = $1`, [anna.id]);
    await world.clockAhead('15 months');
    await run();
    await debit.endMandates();
    expect(await world.rows(`select from payments.mandate`)).toEqual([]);
  });

  it('is settled by its money when the member is erased meanwhile', async () => {
    const orderId = await debit.ordered(anna);
    await debit.collect();
    await erase();
    await debit.says(orderId, { status: 'paid' });
    expect([await debit.debitOf(orderId), await shop.issues()]).toEqual([{ state: 'paid', reason: null }, ['paid_after_erasure']]);
    expect(await world.rows(`select kind from payments.order_faults('-infinity')`)).toEqual([]);
  });
});

describe('the reconciliation', () => {
  it('finds nothing wrong in debits that the provider does not know yet, nor in those that it knows', async () => {
    await debit.ordered(anna, 20);
    await world.clockAhead('1 day');
    expect([await world.get(ReconciliationService).nightly(), await shop.issues()]).toEqual([0, []]);
    await debit.collect();
    await world.clockAhead('7 days');
    expect([await world.get(ReconciliationService).nightly(), await shop.issues(), shop.provider.created]).toEqual([0, [], 1]);
  });

  it('brings the rest of the credits of a debit that was paid and of which nobody called', async () => {
    const orderId = await debit.ordered(anna);
    await debit.collect();
    shop.say(orderId, { status: 'paid' });
    await world.clockAhead('7 days');
    await world.get(ReconciliationService).hourly();
    expect([await shop.balance(anna), await debit.debitOf(orderId)]).toEqual([50, { state: 'paid', reason: null }]);
  });
});
