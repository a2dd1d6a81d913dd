import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { CancellationService } from '../checkout/index.js';
import { LateDebitsRepository } from '../direct-debit/index.js';
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
const failedRun = async () => {
  shop.provider.faults.push(unavailable());
  await expect(run()).rejects.toMatchObject({ kind: 'unavailable' });
};
/** By which the alarm goes. */
const counted = () => world.get(Transactions).read((tx) => world.get(LateDebitsRepository).count(tx));
const open = () => world.rows<{ kind: string }>(`select kind from payments.recon_issue where closed_at is null`);
const told = async () => [await open(), await counted()];
const nothing = [[], 0];
const late = [[{ kind: 'debit_uncollected' }], 1];

describe('a debit that nobody collects', () => {
  it('is told to finance and ops once its day is over, and no more when it is collected', async () => {
    const orderId = await debit.ordered(anna);
    await debit.toCollectionDay();
    await world.rows(`update payments.debit set collect_on = (public.app_now() at time zone 'Europe/Amsterdam')::date`);
    await failedRun();
    expect(await told()).toEqual(nothing);
    await world.clockAhead('8 days');
    await failedRun();
    await failedRun();
    expect(await told()).toEqual(late);
    const [issue] = await world.rows(`select subject, order_id as "orderId", details ->> 'state' as state from payments.recon_issue`);
    expect(issue).toEqual({ subject: orderId, orderId, state: 'sent' });
    await run();
    expect(await told()).toEqual(nothing);
  });

  it('is told also when the job that collects did not run for days', async () => {
    await debit.ordered(anna);
    await world.clockAhead('9 days');
    expect(await counted()).toBe(1);
    await failedRun();
    expect(await told()).toEqual(late);
  });

  it('is no more when the provider will not collect it, or when it is called off', async () => {
    const orderId = await debit.ordered(anna, 20);
    await world.clockAhead('9 days');
    expect(await counted()).toBe(1);
    await world.get(CancellationService).cancel(anna.id, orderId);
    expect(await counted()).toBe(0);
    await world.clockAhead('0');
    await debit.ordered(anna, 20);
    await world.clockAhead('9 days');
    shop.provider.faults.push(refusedByProvider());
    await run();
    expect(await told()).toEqual(nothing);
  });

  it('ends with the hourly comparison when its payment was found in another way', async () => {
    const orderId = await debit.ordered(anna);
    await world.clockAhead('9 days');
    shop.provider.onCreate = () => Promise.reject(unavailable());
    await expect(run()).rejects.toMatchObject({ kind: 'unavailable' });
    shop.provider.onCreate = async () => undefined;
    expect(await told()).toEqual(late);
    await shop.sync(orderId);
    await world.get(ReconciliationService).hourly();
    expect(await told()).toEqual(nothing);
  });
});
