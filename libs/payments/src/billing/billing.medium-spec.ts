import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { orderBody, type BillingDetails } from '#contracts';
import { Transactions } from '#database';
import { OutboxStore } from '#events';
import { MemberData } from '#member-data';
import { SiteService } from '#site';
import { InvoiceIssuing, InvoicesService } from '../invoices/index.js';
import { PricesService } from '../prices/index.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { Billing } from './billing.service.js';

let { world, shop, anna } = {} as OpenShop;
beginInShop({}, (opened) => {
  ({ world, shop, anna } = opened);
});

const billing: BillingDetails = { name: 'Anna de Vries', street: 'Zonlaan 3', postal_code: '3511 AA', city: 'Utrecht' };
const bundleId = randomUUID();
/** What the owner sells, in force at once. */
async function sell(price: { minor: number; currency: string }, country = 'NL'): Promise<void> {
  const list = { countries: [country], bundles: [{ id: bundleId, credits: 50, price }] };
  await world.rows(`update site.site set settings = settings || $2 where id = $1`, [anna.siteId, JSON.stringify({ price_lists: [list] })]);
  await world.rows(`update profiles.profile set country = $2 where member_id = $1`, [anna.id, country]);
  await world.get(SiteService).refresh();
}
const kept = (orderId: string) =>
  world.get(Transactions).read(async (tx) => (await world.get(Billing).ofOrders(tx, [orderId])).get(orderId) ?? null);
const rows = () => world.rows<{ sealed: Buffer }>(`select sealed from payments.billing_details`);
const orders = async () => (await world.rows(`select from payments.orders`)).length;
const needs = async () => (await world.get(PricesService).of(anna.id, {})).bundles.map((bundle) => bundle.needs_billing);

// The settings of the site outlast this spec.
afterEach(async () => {
  await world.rows(`update site.site set settings = settings - 'price_lists' where id = $1`, [anna.siteId]);
  await world.get(SiteService).refresh();
});

describe('name and address for an invoice', () => {
  beforeEach(() => sell({ minor: 4_000, currency: 'EUR' }));

  it('are kept with the order where the member wishes it, sealed for that order alone', async () => {
    const { orderId } = await shop.order(anna, await shop.body(anna, 50, { billing }));
    const other = await shop.order(anna, await shop.body(anna, 50));
    expect([await kept(orderId), await kept(other.orderId)]).toEqual([billing, null]);
    const [row] = await rows();
    expect(row?.sealed.includes('Vries')).toBe(false);
    await world.rows(`update payments.billing_details set order_id = $1`, [other.orderId]);
    await expect(kept(other.orderId)).rejects.toThrow();
  });

  it.each([
    [{ minor: 10_000, currency: 'EUR' }, 'NL', false],
    [{ minor: 10_001, currency: 'EUR' }, 'NL', true],
    [{ minor: 25_000, currency: 'EUR' }, 'DE', false],
    [{ minor: 25_001, currency: 'EUR' }, 'DE', true],
    [{ minor: 400_001, currency: 'SEK' }, 'SE', true],
    [{ minor: 90_000_000, currency: 'USD' }, 'US', false],
  ])('of %j in %s are needed: %s', async (price, country, isNeeded) => {
    await sell(price, country);
    expect(await needs()).toEqual([isNeeded]);
  });

  it('are needed in a currency whose limit stands in euros, by the rate of the day; without a rate always', async () => {
    await sell({ minor: 100_000, currency: 'NOK' }, 'NO');
    await world.rows(`delete from payments.euro_rate`);
    expect(await needs()).toEqual([true]);
    await world.rows(
      `insert into payments.euro_rate (currency, day, per_euro_micros, fetched_at) values ('NOK', current_date - 1, 11750000, now())`,
    );
    expect(await needs()).toEqual([false]); // 1,175 crowns are a hundred euros
    await sell({ minor: 120_000, currency: 'NOK' }, 'NO');
    expect(await needs()).toEqual([true]);
  });

  it('are wanted before an order above the limit is taken, by what is paid and not by the price before a discount', async () => {
    await sell({ minor: 12_000, currency: 'EUR' });
    await expect(shop.order(anna, await shop.body(anna, 50))).rejects.toMatchObject({ code: 'billing_required' });
    expect([await orders(), shop.provider.created]).toEqual([0, 0]);
    const { orderId } = await shop.order(anna, await shop.body(anna, 50, { billing }));
    expect(await kept(orderId)).toEqual(billing);
    await world.rows(`insert into payments.discount_code (site_id, code, basis_points) values ($1, 'SPRING', 2500)`, [anna.siteId]);
    const prices = await world.get(PricesService).of(anna.id, { code: 'SPRING' });
    expect(prices.bundles).toMatchObject([{ payable: { minor: 9_000 }, needs_billing: false }]);
    await shop.order(anna, await shop.body(anna, 50, { code: 'SPRING' }));
  });

  it('stay with paid orders when the member is erased, and go with those that were never paid', async () => {
    const paid = await shop.order(anna, await shop.body(anna, 50, { billing }));
    shop.say(paid.orderId, { status: 'paid' });
    await shop.sync(paid.orderId);
    const open = await shop.order(anna, await shop.body(anna, 50, { billing }));
    await world.get(Transactions).run((tx) => world.get(MemberData).erase(tx, anna.id));
    expect([await kept(paid.orderId), await kept(open.orderId)]).toEqual([billing, null]);
  });

  it('change the paper, which then is the same for ever', async () => {
    const invoices = world.get(InvoicesService);
    const fileOf = async (body: { billing?: BillingDetails }) => {
      const { orderId } = await shop.order(anna, await shop.body(anna, 50, body));
      shop.say(orderId, { status: 'paid' });
      await shop.sync(orderId);
      await world.get(InvoiceIssuing).issueInvoice(world.get(OutboxStore).claim(randomUUID()), orderId);
      const { bytes } = (await invoices.fileOf('invoice', orderId)) ?? { bytes: Buffer.alloc(0) };
      expect((await invoices.fileOf('invoice', orderId))?.bytes.equals(bytes)).toBe(true);
      return bytes;
    };
    const [named, unnamed] = [await fileOf({ billing }), await fileOf({})];
    const spoken = Buffer.from('Anna de Vries, Zonlaan 3, 3511 AA Utrecht', 'latin1');
    expect([named.includes(spoken), unnamed.includes(spoken)]).toEqual([true, false]);
  });
});

describe('what is sent as name and address', () => {
  const read = (changes: object) =>
    orderBody.shape.billing.safeParse({ ...billing, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
    'taken';

  it.each([
    ['nothing in a line', { street: '  ' }, [['street', 'field_required']]],
    ['a line that is missing', { city: undefined }, [['city', 'field_required']]],
    ['more than fits on a letter', { name: 'a'.repeat(101) }, [['name', expect.any(String)]]],
    ['what nobody asked for', { country: 'NL' }, [['', expect.any(String)]]],
  ])('is refused with %s', (_, changes, faults) => {
    expect(read(changes)).toEqual(faults);
  });

  it('is one line each, whatever was pasted', () => {
    expect(orderBody.shape.billing.parse({ ...billing, street: ' Zonlaan 3\nachter ' })).toEqual({
      ...billing,
      street: 'Zonlaan 3 achter',
    });
  });
});
