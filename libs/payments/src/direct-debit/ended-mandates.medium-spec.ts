import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { unavailable } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { DebitShop } from './debit-stage.fixture.js';

let { world, shop, anna } = {} as OpenShop;
beginInShop({}, (opened) => {
  ({ world, shop, anna } = opened);
});
let debit: DebitShop;
beforeEach(async () => {
  debit = await new DebitShop(world, shop).open();
});
afterEach(() => debit.close());

const known = () =>
  world.rows<{ customer: string | null; mandate: string | null }>(
    `select psp_customer_id as customer, psp_mandate_id as mandate from payments.mandate`,
  );
const forgotten = [{ customer: null, mandate: null }];
const deleted = () => [...shop.provider.deletedCustomers];

describe('an erased member who paid by direct debit', () => {
  it('is deleted at the provider too, with name and account; what the bank may ask for stays here', async () => {
    await debit.paid(anna);
    const [{ customer } = { customer: null }] = await known();
    await debit.erase(anna);
    await debit.endMandates();
    expect([deleted(), shop.provider.mandates.size, await known()]).toEqual([[customer], 0, forgotten]);
    await debit.endMandates();
    expect(deleted()).toEqual([customer]);
  });

  it('is not while a debit of theirs runs: the provider still needs the account', async () => {
    const orderId = await debit.ordered(anna);
    await debit.collect();
    await debit.erase(anna);
    await debit.endMandates();
    expect([deleted(), shop.provider.mandates.size]).toEqual([[], 1]);
    await debit.says(orderId, { status: 'paid' });
    await debit.endMandates();
    expect([deleted().length, shop.provider.mandates.size, await known()]).toEqual([1, 0, forgotten]);
    await debit.says(orderId, { chargedBackMinor: 4_000, returnReason: 'MD06' });
    expect(await debit.debitOf(orderId)).toEqual({ state: 'returned', reason: 'MD06' });
  });

  it('of whom the provider heard only after the erasure is deleted as well', async () => {
    const orderId = await debit.ordered(anna);
    await debit.toCollectionDay();
    shop.provider.onMandate = () => Promise.reject(unavailable());
    await expect(debit.collect()).rejects.toMatchObject({ kind: 'unavailable' });
    shop.provider.onMandate = async () => undefined;
    expect(await known()).toEqual(forgotten);
    await debit.erase(anna);
    await debit.collect();
    expect([deleted(), await known()]).toEqual([[], [{ customer: 'cst_1', mandate: 'mdt_1' }]]);
    await debit.says(orderId, { status: 'paid' });
    await debit.endMandates();
    expect([deleted().length, await known()]).toEqual([1, forgotten]);
  });

  it('is deleted later when the provider is away, and kept here until then, however long that is', async () => {
    await debit.paid(anna);
    await debit.erase(anna);
    await world.rows(`delete from auth.account where id = $1`, [anna.id]);
    await world.clockAhead('15 months');
    shop.provider.faults.push(unavailable());
    await expect(debit.endMandates()).rejects.toMatchObject({ kind: 'unavailable' });
    expect([deleted(), (await known()).length]).toEqual([[], 1]);
    await debit.endMandates();
    expect([deleted().length, await known()]).toEqual([1, forgotten]);
    await debit.endMandates();
    expect(await known()).toEqual([]);
  });

  it('leaves the customers of others alone', async () => {
    const bert = await world.member('Bert');
    await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [bert.id]);
    await debit.paid(anna);
    await debit.erase(bert);
    await debit.endMandates();
    expect([deleted(), shop.provider.mandates.size]).toEqual([[], 1]);
  });
});
