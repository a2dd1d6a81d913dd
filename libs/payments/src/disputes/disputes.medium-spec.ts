import { expect, it } from '@jest/globals';
import { Clock } from '#database';
import { ReadSettlements } from '../settlements/index.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { bookDay } from '../calendar/index.js';
import { Disputes } from './disputes.service.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});

const disputes = () => world.get(Disputes);
const month = () => bookDay(world.get(Clock).now()).slice(0, 7);
const counted = async () => {
  await disputes().count();
  return world.rows<{ method: string; scheme: string; sales: number; disputes: number }>(
    `select method, scheme, sales, disputes from payments.dispute_month where month = ($1 || '-01')::date order by method, scheme`,
    [month()],
  );
};
const chargeBack = async (id: string, minor: number) => {
  shop.say(id, { chargedBackMinor: minor });
  await shop.sync(id);
};

it('disputes and sales of a month are counted by way to pay, each chargeback once, also when it was reversed', async () => {
  await shop.bought(anna, 50);
  expect(await counted()).toEqual([{ method: 'ideal', scheme: '', sales: 2, disputes: 0 }]);
  await chargeBack(orderId, shop.paymentOf(orderId).amount.minor);
  expect(await counted()).toEqual([{ method: 'ideal', scheme: '', sales: 2, disputes: 1 }]);
  await chargeBack(orderId, 0);
  expect(await counted()).toEqual([{ method: 'ideal', scheme: '', sales: 2, disputes: 1 }]);
});

it('a card is of its scheme as soon as a payout tells it', async () => {
  const { orderId: card } = await shop.order(anna, await shop.body(anna, 50, { method: 'creditcard' }));
  shop.say(card, { status: 'paid' });
  await shop.sync(card);
  expect(await counted()).toContainEqual({ method: 'creditcard', scheme: '', sales: 1, disputes: 0 });
  shop.provider.settlements.settle();
  await world.get(ReadSettlements).list();
  while (await world.get(ReadSettlements).readNext());
  await chargeBack(card, 100);
  expect(await counted()).toEqual([
    { method: 'creditcard', scheme: 'Visa', sales: 1, disputes: 1 },
    { method: 'ideal', scheme: '', sales: 1, disputes: 0 },
  ]);
});

it('a chargeback counts in the month in which it comes, and few sales say nothing', async () => {
  expect(await counted()).toEqual([{ method: 'ideal', scheme: '', sales: 1, disputes: 0 }]);
  await world.clockAhead('40 days');
  await chargeBack(orderId, 1_000);
  expect(await counted()).toEqual([{ method: 'ideal', scheme: '', sales: 0, disputes: 1 }]);
  expect(await disputes().now()).toEqual([]);
});

it('two that count at once count once', async () => {
  await Promise.all([disputes().count(), disputes().count()]);
  expect(await counted()).toEqual([{ method: 'ideal', scheme: '', sales: 1, disputes: 0 }]);
});
