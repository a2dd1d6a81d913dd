import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { SiteService } from '#site';
import type { TestMember } from '#testing';
import { consentIn, consentVersion, PricesService } from '../prices/index.js';
import { DiscountsService, timeBonus } from '../discounts/index.js';
import { CancellationService } from './cancellation.service.js';
import { OpenOrders } from '../payment-sync/index.js';
import { statementText } from '../provider/index.js';
import { refusedByProvider, unavailable } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { SpendingService } from '../spending/index.js';

let { world, shop, anna } = {} as OpenShop;
beginInShop({ isNew: true }, (opened) => {
  ({ world, shop, anna } = opened);
});

const signedUpAgo = (who: TestMember, seconds: number) =>
  world.rows(`update auth.account set created_at = now() - make_interval(secs => $2) where id = $1`, [who.id, seconds]);
const late = (who: TestMember) => signedUpAgo(who, timeBonus.seconds + 1);
const orders = () => world.rows<{ id: string; state: string }>(`select id, state from payments.orders order by created_at`);
/** What the owner set, in force at once. */
async function settle(settings: object): Promise<void> {
  await world.rows(`update site.site set settings = settings || $2 where id = $1`, [anna.siteId, JSON.stringify(settings)]);
  await world.get(SiteService).refresh();
}
const addCode = (fields: Record<string, unknown>) => {
  const row = { site_id: anna.siteId, code: 'SPRING', basis_points: 1_000, ...fields };
  const names = Object.keys(row);
  return world.rows(
    `insert into payments.discount_code (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
};

describe('an order', () => {
  it('pressed twice, or repeated by a phone, is one order', async () => {
    const body = await shop.body(anna);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.order(anna, body, key)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect([await orders(), shop.provider.created]).toEqual([[expect.objectContaining({ state: 'pending' })], 1]);
    await expect(shop.order(anna, { ...body, method: 'paypal' }, key)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('stands on the statement of the bank with the site and the beginning of its number, whole where a bank shows 35 letters', async () => {
    const { orderId } = await shop.order(anna, await shop.body(anna));
    expect(shop.provider.statements).toEqual([`Second Spring ${orderId.slice(0, 8)}`]);
    expect(statementText('The Second Spring of the North Sea', orderId)).toBe(`The Second Spring of the N ${orderId.slice(0, 8)}`);
  });

  it('at another price than the member saw is not taken, and they see the new one', async () => {
    const body = await shop.body(anna);
    const cheaper = { ...body, expected: { ...body.expected, minor: body.expected.minor - 1 } };
    const foreign = { ...body, expected: { ...body.expected, currency: 'USD' } };
    for (const wrong of [cheaper, foreign]) await expect(shop.order(anna, wrong)).rejects.toMatchObject({ code: 'price_changed' });
    expect(await orders()).toEqual([]);
  });

  it('needs a confirmed address, a bundle that is sold, and a way to pay of the country [#167]', async () => {
    const newcomer = await world.member('New', { confirmed: false });
    await expect(shop.order(newcomer, await shop.body(newcomer))).rejects.toMatchObject({ code: 'not_confirmed' });
    const body = await shop.body(anna);
    await expect(shop.order(anna, { ...body, bundle_id: randomUUID() })).rejects.toMatchObject({ code: 'bundle_not_found' });
    await expect(shop.order(anna, { ...body, method: 'bancontact' })).rejects.toMatchObject({ code: 'method_unavailable' });
    expect(await orders()).toEqual([]);
  });

  it('keeps what it was: price, tax, company, texts [#166]', async () => {
    await late(anna);
    const { orderId } = await shop.order(anna, await shop.body(anna, 120));
    expect(await shop.view(anna, orderId)).toMatchObject({
      credits: 120,
      price: { minor: 8_400, currency: 'EUR' },
      amount: { minor: 8_400, currency: 'EUR' },
      vat: { basis_points: 2_100, amount: { minor: 1_458, currency: 'EUR' } },
      method: 'ideal',
    });
    const [row] = await world.rows(`select company, country_evidence, consent_version, consent, terms_version from payments.orders`);
    expect(row).toEqual({
      company: expect.objectContaining({ name: expect.any(String) }),
      country_evidence: { profile: 'NL', network: null },
      consent_version: consentVersion,
      consent: {
        language: 'en',
        startAtOnce: 'Start at once: I get my credits right away.',
        payForUse: 'If I withdraw within 14 days, I pay for the credits that I have used.',
      },
      terms_version: new Date('2023-12-01T12:00:00Z'),
    });
  });

  it('is taken with the consents that are asked for now, in the language in which they were read, and with no other words', async () => {
    const body = await shop.body(anna);
    const wrong = [{ ...body.consent, version: 'I never agreed' }, { ...body.consent, pay_for_use: 'I never agreed' }, consentIn('en', 30)];
    for (const consent of wrong) await expect(shop.order(anna, { ...body, consent })).rejects.toMatchObject({ code: 'consent_changed' });
    expect([await orders(), await world.rows(`select from payments.discount_redemption`), shop.provider.created]).toEqual([[], [], 0]);

    const { consent } = await world.get(PricesService).of(anna.id, {}, { language: 'de' });
    const key = randomUUID();
    const { orderId } = await shop.order(anna, { ...body, consent }, key);
    expect(await world.rows(`select consent->>'language' as language from payments.orders`)).toEqual([{ language: 'de' }]);

    // What was agreed to then stays; who presses once more without an answer gets the order that was made.
    await settle({ refund_days: 30 });
    try {
      expect(await shop.order(anna, { ...body, consent }, key)).toEqual({ orderId, isNew: false });
      await expect(shop.order(anna, { ...body, consent })).rejects.toMatchObject({ code: 'consent_changed' });
    } finally {
      await settle({ refund_days: 14 });
    }
  });

  it('of another member is as unknown as one that never was', async () => {
    const bert = await world.member('Bert');
    const { orderId } = await shop.order(anna, await shop.body(anna));
    await expect(shop.view(bert, orderId)).rejects.toMatchObject({ code: 'order_not_found' });
  });
});

describe('prices', () => {
  it('are those of the member’s country, in its money [#166]', async () => {
    const ingrid = await world.member('Ingrid');
    await world.rows(`update profiles.profile set country = 'SE' where member_id = $1`, [ingrid.id]);
    await late(ingrid);
    const prices = await world.get(PricesService).of(ingrid.id, {});
    expect(prices.bundles.map(({ price }) => price)).toEqual([
      { minor: 20_900, currency: 'SEK' },
      { minor: 43_900, currency: 'SEK' },
      { minor: 91_900, currency: 'SEK' },
    ]);
    expect(prices).toMatchObject({ methods: ['swish', 'creditcard', 'applepay', 'paypal'], vat_basis_points: 2_500, unit_price: null });
  });

  it('say what the next credit cost, and are exact once credits were bought [#E4]', async () => {
    await late(anna);
    await shop.bought(anna, 20);
    await shop.bought(anna, 120);
    const unitPrice = async () => (await world.get(PricesService).of(anna.id, {})).unit_price;
    expect(await unitPrice()).toEqual({ minor: 95, currency: 'EUR' });
    await shop.spend(anna.id, 20);
    expect(await unitPrice()).toEqual({ minor: 70, currency: 'EUR' });
  });
});

describe('the VAT inside a price', () => {
  // Dollars that are taxed in euros: the limit above which an invoice names its buyer needs their rate.
  beforeEach(() =>
    world.rows(
      `insert into payments.euro_rate (currency, day, per_euro_micros, fetched_at) values ('USD', current_date - 1, 1100000, now())`,
    ),
  );
  const move = async (country: string) => {
    await world.rows(`update profiles.profile set country = $2 where member_id = $1`, [anna.id, country]);
    await world.rows(`insert into profiles.town_change (member_id, at) values ($1, now())`, [anna.id]);
  };
  const taxOf = async (network: string | null) => {
    const { vat_basis_points: shown } = await world.get(PricesService).of(anna.id, {}, { networkCountry: network });
    const body = await shop.body(anna, 20, { method: 'paypal' });
    const { orderId } = await shop.order(anna, body, undefined, network);
    const [row] = await world.rows<{ country: string; vat: number }>(`select country, vat_bps as vat from payments.orders where id = $1`, [
      orderId,
    ]);
    expect(row?.vat).toBe(shown);
    return [row?.country, shown];
  };

  it('is not gone when a profile alone moves to a country without', async () => {
    await late(anna);
    await shop.bought(anna, 20);
    await move('US');
    expect([await taxOf('NL'), await taxOf(null)]).toEqual([
      ['NL', 2_100],
      ['NL', 2_100],
    ]);
    expect(await taxOf('US')).toEqual(['US', 0]);
    await move('DE');
    expect(await taxOf('NL')).toEqual(['DE', 1_900]);
  });

  it('is that of the company for a moved profile of which nothing else is known', async () => {
    await late(anna);
    await move('US');
    expect(await taxOf(null)).toEqual(['NL', 2_100]);
  });
});

describe('the time bonus', () => {
  it('counts while less than 14,400 seconds have passed, by the server’s clock [M8] [#96] [#104]', async () => {
    await signedUpAgo(anna, timeBonus.seconds - 1);
    const prices = await world.get(PricesService).of(anna.id, {});
    expect(prices.discount).toMatchObject({ code: 'TIMEBONUS25', kind: 'time_bonus', basis_points: 2_500 });
    expect(prices.bundles.map(({ payable }) => payable.minor)).toEqual([1_425, 3_000, 6_300]);
    await signedUpAgo(anna, timeBonus.seconds + 1);
    await expect(shop.order(anna, await shop.body(anna), 'late').then(() => shop.body(anna))).resolves.toMatchObject({
      expected: { minor: 4_000 },
    });
    expect((await world.get(PricesService).of(anna.id, {})).discount).toBeNull();
  });

  it('is used once, however many orders are made at the same moment [M7] [#96]', async () => {
    const body = await shop.body(anna);
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => shop.order(anna, body)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.rows(`select from payments.discount_redemption`)).toHaveLength(1);
    expect(await world.rows(`select from payments.orders where discount_minor > 0`)).toHaveLength(1);
  });

  it('is free again when its order came to nothing, and honoured when that is paid after all', async () => {
    const { orderId } = await shop.order(anna, await shop.body(anna));
    shop.say(orderId, { status: 'failed' });
    await shop.sync(orderId);
    const again = await shop.order(anna, await shop.body(anna));
    expect(await shop.view(anna, again.orderId)).toMatchObject({ amount: { minor: 3_000 } });
    shop.say(orderId, { status: 'paid' });
    await shop.sync(orderId);
    expect([await shop.balance(anna), await shop.issues()]).toEqual([50, ['code_honoured_twice']]);
  });

  it('is not for who has bought before', async () => {
    await shop.bought(anna, 20);
    expect((await world.get(PricesService).of(anna.id, {})).discount).toBeNull();
    const find = world.get(Transactions).run((tx) => world.get(DiscountsService).find(tx, anna.id, 'TIMEBONUS25'));
    await expect(find).rejects.toMatchObject({ code: 'code_used' });
  });
});

describe('a discount code', () => {
  beforeEach(() => late(anna));

  it('has the fields of the specification [#95]', async () => {
    await addCode({ country: 'NL', minimum_minor: 2_000, currency: 'EUR' });
    const view = await world.get(Transactions).run((tx) => world.get(DiscountsService).find(tx, anna.id, 'SPRING'));
    expect(view).toEqual({
      code: 'SPRING',
      country: 'NL',
      user_id: null,
      expires: null,
      value_percentage: 10,
      percentage: 10,
      currency: 'EUR',
      minimum_order_value: 2_000,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: [],
    });
  });

  it.each([
    ['of another country', { country: 'DE' }, 'code_conditions'],
    ['for larger orders', { minimum_minor: 5_000 }, 'code_minimum'],
    ['for other ways to pay', { methods: ['paypal'] }, 'code_conditions'],
    ['of somebody else', { user_id: randomUUID() }, 'code_not_found'],
    ['that has ended', { expires: new Date(0) }, 'code_not_found'],
    ['that was switched off', { status: 'inactive' }, 'code_not_found'],
  ])('%s does not count [#132]', async (_, fields, code) => {
    await addCode(fields);
    await expect(shop.order(anna, { ...(await shop.body(anna)), code: 'SPRING' })).rejects.toMatchObject({ code });
    expect(await orders()).toEqual([]);
  });

  it('counts once per member, a code for one use once at all [#95]', async () => {
    await addCode({});
    await addCode({ code: 'ONLYONE', validity: 'once' });
    const bert = await world.member('Bert');
    await late(bert);
    await shop.order(anna, await shop.body(anna, 50, { code: 'SPRING' }));
    await shop.order(bert, await shop.body(bert, 50, { code: 'ONLYONE' }));
    await expect(shop.order(anna, await shop.body(anna, 50, { code: 'SPRING' }))).rejects.toMatchObject({ code: 'code_used' });
    await expect(shop.order(anna, await shop.body(anna, 50, { code: 'ONLYONE' }))).rejects.toMatchObject({ code: 'code_used' });
    await shop.order(bert, await shop.body(bert, 50, { code: 'SPRING' }));
    expect(await orders()).toHaveLength(3);
  });

  it('counts once when several members use a code for one use at the same moment', async () => {
    await addCode({ code: 'ONLYONE', validity: 'once' });
    const members = await Promise.all(Array.from({ length: 8 }, () => world.member()));
    await Promise.all(members.map(late));
    const wishes = await Promise.all(members.map(async (member) => ({ member, body: await shop.body(member, 50, { code: 'ONLYONE' }) })));
    const made = await Promise.allSettled(wishes.map(({ member, body }) => shop.order(member, body)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(made.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))).toEqual(
      Array(7).fill('code_used'),
    );
    expect(await orders()).toHaveLength(1);
  });
});

describe('a spending limit', () => {
  it('holds at once when it is lowered, and after a day when it is raised [#E4]', async () => {
    await late(anna);
    const spending = world.get(SpendingService);
    await spending.setLimit(anna.id, 5_000);
    await shop.order(anna, await shop.body(anna, 50));
    await expect(shop.order(anna, await shop.body(anna, 20))).rejects.toMatchObject({
      code: 'spending_limit',
      details: { retryAt: expect.any(Date) },
    });
    const raised = await spending.setLimit(anna.id, null);
    expect(raised).toMatchObject({ limit: { minor: 5_000 }, spent: { minor: 4_000 }, change: { limit: null } });
    await expect(shop.order(anna, await shop.body(anna, 20))).rejects.toMatchObject({ code: 'spending_limit' });
    await world.clockAhead('25 hours');
    await shop.order(anna, await shop.body(anna, 20));
    expect(await orders()).toHaveLength(2);
  });

  it('counts what is ordered in another currency in its own, at the stored rate of the day', async () => {
    await late(anna);
    const spending = world.get(SpendingService);
    await spending.setLimit(anna.id, 8_000);
    await shop.order(anna, await shop.body(anna, 20));
    await world.rows(`update profiles.profile set country = 'SE' where member_id = $1`, [anna.id]);
    const swish = async () => shop.order(anna, await shop.body(anna, 50, { method: 'swish' }));
    // 439.00 kronor: how much that is nobody knows yet.
    await expect(swish()).rejects.toMatchObject({ code: 'payments_unavailable' });
    await world.rows(
      `insert into payments.euro_rate (currency, day, per_euro_micros, fetched_at) values ('SEK', current_date - 2, 11000000, now())`,
    );
    await swish();
    expect((await spending.view(anna.id)).spent).toEqual({ minor: 1_900 + 3_991, currency: 'EUR' });
    await expect(swish()).rejects.toMatchObject({ code: 'spending_limit' });
    expect(await orders()).toHaveLength(2);
  });

  it('counts two orders at the same moment one after the other [#E4]', async () => {
    await late(anna);
    await world.get(SpendingService).setLimit(anna.id, 5_000);
    const body = await shop.body(anna, 50);
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => shop.order(anna, body)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('orders of one member', () => {
  const settle = async (settings: object) => {
    await world.rows(`update site.site set settings = $1 where is_default`, [JSON.stringify(settings)]);
    await world.get(SiteService).refresh();
  };
  let before: object;
  beforeEach(async () => {
    before = (await world.rows<{ settings: object }>(`select settings from site.site where is_default`))[0]?.settings ?? {};
  });
  beforeEach(() => late(anna));
  afterEach(() => settle(before));

  it('that wait for money are five at most, also when twenty are made at the same moment', async () => {
    const body = await shop.body(anna);
    const made = await Promise.allSettled(Array.from({ length: 20 }, () => shop.order(anna, body)));
    expect(made.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))).toEqual(
      Array(15).fill('open_orders_limit'),
    );
    expect([(await orders()).length, shop.provider.created]).toEqual([5, 5]);
    const bert = await world.member('Bert');
    await shop.order(bert, await shop.body(bert));
  });

  it('have room again when one is paid or has ended, and a repeat is never one too many', async () => {
    const body = await shop.body(anna);
    const made = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => shop.order(anna, body, key)));
    expect(await shop.order(anna, body, 'a')).toEqual({ orderId: made[0]?.orderId, isNew: false });
    for (const [index, status] of (['paid', 'expired'] as const).entries()) {
      await expect(shop.order(anna, body)).rejects.toMatchObject({ code: 'open_orders_limit' });
      const { orderId = '' } = made[index] ?? {};
      shop.say(orderId, { status });
      await shop.sync(orderId);
      await shop.order(anna, body);
    }
  });

  it('are twenty an hour at most; then it is said when the next one can be made', async () => {
    const body = await shop.body(anna);
    for (let turn = 0; turn < 20; turn += 1) {
      shop.provider.faults.push(refusedByProvider());
      await expect(shop.order(anna, body)).rejects.toMatchObject({ code: 'payments_unavailable' });
    }
    const [first] = await world.rows<{ free: Date }>(`select min(created_at) + interval '1 hour' as free from payments.orders`);
    await expect(shop.order(anna, body)).rejects.toMatchObject({ code: 'orders_limit', details: { retryAt: first?.free } });
    expect(await orders()).toHaveLength(20);
    await world.clockAhead('61 minutes');
    await shop.order(anna, body);
  });

  it('are as many as the owner of the site allows', async () => {
    await settle({ ...before, open_orders: 2, hourly_orders: 3 });
    const body = await shop.body(anna);
    const { orderId } = await shop.order(anna, body);
    await shop.order(anna, body);
    await expect(shop.order(anna, body)).rejects.toMatchObject({ code: 'open_orders_limit' });
    shop.say(orderId, { status: 'failed' });
    await shop.sync(orderId);
    const last = await shop.order(anna, body);
    shop.say(last.orderId, { status: 'failed' });
    await shop.sync(last.orderId);
    await expect(shop.order(anna, body)).rejects.toMatchObject({ code: 'orders_limit' });
  });

  it('that failed have no payment made when they are looked at again', async () => {
    shop.provider.faults.push(refusedByProvider());
    await expect(shop.order(anna, await shop.body(anna))).rejects.toMatchObject({ code: 'payments_unavailable' });
    const [failed] = await orders();
    await shop.sync(failed?.id ?? '');
    expect([await orders(), shop.provider.payments.size]).toEqual([[{ id: failed?.id, state: 'failed' }], 0]);
  });
});

describe('an order that is not paid yet', () => {
  const cancel = (orderId: string, who = anna) => world.get(CancellationService).cancel(who.id, orderId);
  const transfer = async (member: TestMember, credits = 50) => {
    const body = await shop.body(member, credits, { method: 'banktransfer' });
    return (await shop.order(member, { ...body, despite_open: true })).orderId;
  };
  const pricesNow = () => world.get(PricesService).of(anna.id, {});

  it('says on every device which code waits with it, and gives the code back when the member calls it off', async () => {
    const orderId = await transfer(anna);
    expect(await pricesNow()).toMatchObject({
      discount: null,
      open_orders: [{ payment_id: orderId, code: timeBonus.code, method: 'banktransfer', credits: 50, amount: { minor: 3_000 } }],
    });
    expect((await shop.view(anna, orderId)).cancellable).toBe(true);
    await cancel(orderId);
    await cancel(orderId);
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'cancelled', cancellable: false, transfer: null });
    expect(await pricesNow()).toMatchObject({ discount: { code: timeBonus.code }, open_orders: [] });
  });

  it('is called off by its own member alone, and not when it is paid', async () => {
    const bert = await world.member('Bert');
    const orderId = await transfer(anna);
    await expect(cancel(orderId, bert)).rejects.toMatchObject({ code: 'order_not_found' });
    shop.say(orderId, { status: 'paid' });
    // Nobody told us of the money: it is looked for before anything is called off.
    await expect(cancel(orderId)).rejects.toMatchObject({ code: 'order_paid' });
    expect([await shop.balance(anna), (await shop.view(anna, orderId)).state]).toEqual([50, 'completed']);
  });

  it('and is called off while the provider is silent stays so, and opens no payment', async () => {
    shop.provider.faults.push(unavailable(), unavailable());
    const orderId = await transfer(anna);
    await cancel(orderId);
    await shop.sync(orderId);
    await world.clockAhead('2 hours');
    await world.get(OpenOrders).pollDue();
    expect([shop.provider.created, (await shop.view(anna, orderId)).state]).toEqual([0, 'cancelled']);
  });

  it('is honoured when its transfer arrives after it was called off, though nobody told us', async () => {
    const orderId = await transfer(anna);
    await cancel(orderId);
    await shop.sync(orderId);
    expect((await shop.view(anna, orderId)).state).toBe('cancelled');
    shop.say(orderId, { status: 'paid' });
    await world.clockAhead('3 days');
    await world.get(OpenOrders).pollDue();
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'completed', withdrawable: true });
    expect([await shop.balance(anna), await shop.isPaid(anna), await shop.issues()]).toEqual([50, true, []]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('whose code was for one use, and is used by somebody else when its transfer arrives, is honoured too, and finance knows', async () => {
    const bert = await world.member('Bert');
    for (const who of [anna, bert]) await late(who);
    await addCode({ validity: 'once' });
    const { orderId } = await shop.order(anna, await shop.body(anna, 50, { method: 'banktransfer', code: 'SPRING' }));
    await cancel(orderId);
    await shop.order(bert, await shop.body(bert, 50, { code: 'SPRING' }));
    shop.say(orderId, { status: 'paid' });
    await shop.sync(orderId);
    expect(await shop.issues()).toEqual(['code_honoured_twice']);
  });

  it('whose code counts for another order when its transfer arrives is honoured too, and finance knows', async () => {
    const orderId = await transfer(anna);
    await cancel(orderId);
    await shop.bought(anna, 20);
    shop.say(orderId, { status: 'paid' });
    await shop.sync(orderId);
    expect([await shop.balance(anna), await shop.issues()]).toEqual([70, ['code_honoured_twice']]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('called off and paid at the same moment is either paid or called off and then paid, with one grant', async () => {
    for (let round = 0; round < 5; round += 1) {
      const orderId = await transfer(anna, 20);
      const { id } = shop.paymentOf(orderId);
      const pay = async () => {
        shop.say(orderId, { status: 'paid' });
        await shop.call(id);
      };
      await Promise.allSettled([cancel(orderId), pay(), cancel(orderId), shop.sync(orderId)]);
      await shop.sync(orderId);
      expect([(await shop.view(anna, orderId)).state, await shop.balance(anna)]).toEqual(['completed', 20 * (round + 1)]);
    }
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('by transfer costs nothing of the limit until its money is there, and counts then', async () => {
    await late(anna);
    await world.get(SpendingService).setLimit(anna.id, 5_000);
    const orderId = await transfer(anna, 50);
    expect((await world.get(SpendingService).view(anna.id)).spent.minor).toBe(0);
    const { orderId: other } = await shop.order(anna, { ...(await shop.body(anna, 50)), despite_open: true });
    expect((await world.get(SpendingService).view(anna.id)).spent.minor).toBe(4_000);
    await cancel(other);
    shop.say(orderId, { status: 'paid' });
    await shop.sync(orderId);
    expect((await world.get(SpendingService).view(anna.id)).spent.minor).toBe(4_000);
    await expect(shop.order(anna, await shop.body(anna, 50))).rejects.toMatchObject({ code: 'spending_limit' });
  });

  it('by transfer has a second order asked about first', async () => {
    await late(anna);
    const first = await transfer(anna);
    const body = await shop.body(anna, 20);
    await expect(shop.order(anna, body)).rejects.toMatchObject({ code: 'order_open' });
    expect(await orders()).toHaveLength(1);
    await shop.order(anna, { ...body, despite_open: true });
    expect(await orders()).toHaveLength(2);
    await cancel(first);
    await shop.order(anna, body);
    expect(await orders()).toHaveLength(3);
  });
});
