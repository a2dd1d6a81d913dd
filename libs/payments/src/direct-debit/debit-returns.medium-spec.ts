import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { CreditDays } from '../books/index.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { DebitBlocks } from './debit-blocks.service.js';
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

const other = { ...form, iban: 'DE89370400440532013000', phone: '0687654321' };
const refused = { status: 'failed', returnReason: 'AM04' } as const;
const faults = () => world.rows(`select kind from payments.order_faults('-infinity')`);
const lift = (id: string) =>
  world.get(Transactions).run((tx) => world.get(DebitBlocks).lift(tx, id, { by: randomUUID(), reason: 'It was the bank' }));

describe('a debit that the bank refuses', () => {
  it('takes its credits back, ends premium, leaves what was used to be paid, and blocks the account, its bank account and its phone [#139] [M11]', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 31);
    await debit.collect();
    await debit.says(orderId, refused);
    await shop.sync(orderId);
    expect(await shop.view(anna, orderId)).toMatchObject({ state: 'failed', failure: 'debit_returned', debit: { state: 'returned' } });
    expect(await debit.debitOf(orderId)).toEqual({ state: 'returned', reason: 'AM04' });
    expect([await shop.balance(anna), await shop.isPaid(anna), await debit.owed(orderId)]).toEqual([0, false, 2_480]);
    expect(await debit.blocked()).toEqual(['account', 'iban', 'phone']);
    expect([await shop.faultsInBooks([anna]), await faults()]).toEqual([[], []]);
  });

  it('is a block for whoever comes with that account, that bank account or that phone, and for no other way to pay [#139] [M11]', async () => {
    const waiting = await debit.verified(anna, 20);
    const orderId = await debit.ordered(anna);
    await debit.collect();
    await debit.says(orderId, refused);
    const bert = await world.member('Bert');
    await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [bert.id]);
    const texts = debit.texts.length;
    await expect(debit.request(anna, 20, other)).rejects.toMatchObject({ code: 'debit_blocked' });
    await expect(debit.request(bert, 20, { ...other, iban: form.iban })).rejects.toMatchObject({ code: 'debit_blocked' });
    await expect(debit.request(bert, 20, { ...other, phone: form.phone })).rejects.toMatchObject({ code: 'debit_blocked' });
    expect(debit.texts).toHaveLength(texts);
    expect(await debit.debits.view(anna.id)).toMatchObject({ availability: 'blocked' });
    await world.clockAhead('0');
    await expect(debit.orderWith(anna, waiting, 20)).rejects.toMatchObject({ code: 'debit_blocked' });
    expect(await debit.request(bert, 20, other)).toMatchObject({ state: 'code_sent' });
    expect((await shop.order(anna, await shop.body(anna, 20))).isNew).toBe(true);
  });

  it('that the provider called off is nobody’s fault: the credits go, and nobody is blocked', async () => {
    const orderId = await debit.ordered(anna);
    await debit.collect();
    await debit.says(orderId, { status: 'canceled' });
    expect([await shop.balance(anna), await debit.blocked(), (await debit.debitOf(orderId)).state]).toEqual([0, [], 'cancelled']);
    expect((await shop.view(anna, orderId)).state).toBe('cancelled');
  });

  it('and pays all the same brings everything back: credits, premium, and the way to pay', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 10);
    await debit.collect();
    await debit.says(orderId, refused);
    expect(await debit.owed(orderId)).toBe(800);
    await debit.says(orderId, { status: 'paid', returnReason: null });
    expect([await shop.balance(anna), await shop.isPaid(anna), await debit.owed(orderId), await debit.blocked()]).toEqual([
      40,
      true,
      0,
      [],
    ]);
    expect([await shop.faultsInBooks([anna]), await faults()]).toEqual([[], []]);
  });

  it('after a withdrawal is blocked as well, and what was used is owed', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 1);
    await debit.collect();
    await shop.withdraw(anna, orderId);
    await debit.says(orderId, refused);
    expect([await debit.owed(orderId), await debit.blocked()]).toEqual([80, ['account', 'iban', 'phone']]);
    expect([await shop.faultsInBooks([anna]), await faults()]).toEqual([[], []]);
  });
});

describe('a debit that the bank gives back', () => {
  it('with no credits left is owed, blocks direct debits alone, and a reversal puts everything back [M11]', async () => {
    const orderId = await debit.paid(anna);
    await shop.spend(anna.id, 50);
    await debit.says(orderId, { chargedBackMinor: 4_000, returnReason: 'MD06' });
    expect(await debit.debitOf(orderId)).toEqual({ state: 'returned', reason: 'MD06' });
    expect([await shop.balance(anna), await shop.isPaid(anna), await debit.owed(orderId)]).toEqual([0, false, 4_000]);
    expect(await debit.blocked()).toEqual(['account', 'iban', 'phone']);
    expect(await world.rows(`select from payments.orders where blocks_buying`)).toEqual([]);
    await debit.says(orderId, { chargedBackMinor: 0, returnReason: null });
    expect([await shop.isPaid(anna), await debit.owed(orderId), await debit.blocked()]).toEqual([true, 0, []]);
    expect(await debit.debitOf(orderId)).toEqual({ state: 'paid', reason: null });
    expect([await shop.faultsInBooks([anna]), await faults()]).toEqual([[], []]);
  });

  it('is told of each time that it comes back', async () => {
    const orderId = await debit.paid(anna);
    const told = () => world.rows(`select from events.outbox where reaction = 'mail.debit-returned'`);
    const back = { chargedBackMinor: 4_000, returnReason: 'MD06' };
    await debit.says(orderId, back);
    await debit.says(orderId, back);
    expect(await told()).toHaveLength(1);
    await debit.says(orderId, { chargedBackMinor: 0, returnReason: null });
    await debit.says(orderId, back);
    expect(await told()).toHaveLength(2);
  });

  it('takes back what is left of both parts of its credits', async () => {
    const orderId = await debit.paid(anna);
    await shop.spend(anna.id, 5);
    await debit.says(orderId, { chargedBackMinor: 4_000, returnReason: 'MD01' });
    expect([await shop.balance(anna), await debit.owed(orderId)]).toEqual([0, 400]);
    expect([await shop.faultsInBooks([anna]), await faults()]).toEqual([[], []]);
  });

  it('stays blocked for another debit that came back, until staff lift it for a reason', async () => {
    const first = await debit.ordered(anna, 20);
    const second = await debit.ordered(anna, 20, other);
    await debit.collect();
    await debit.says(first, refused);
    await debit.says(second, refused);
    expect(await debit.blocked()).toEqual(['account', 'iban', 'iban', 'phone', 'phone']);
    await debit.says(first, { status: 'paid', returnReason: null });
    expect(await debit.blocked()).toEqual(['account', 'iban', 'phone']);
    const rows = await world.rows<{ id: string }>(`select id from payments.debit_block where lifted_at is null`);
    for (const { id } of rows) expect([await lift(id), await lift(id)]).toEqual([true, false]);
    expect((await debit.debits.view(anna.id)).availability).toBe('available');
  });
});

describe('the books', () => {
  const countedUntil = async (ahead: string) => {
    await world.clockAhead(ahead);
    for (let isMore = true; isMore;) isMore = await world.get(CreditDays).countNext();
    const [sums] = await world.rows(
      `select sum(sold_minor)::int as sold, sum(used_minor)::int as used, sum(returned_minor)::int as returned, sum(breakage_minor)::int as breakage
         from payments.credit_day`,
    );
    const [unspent] = await world.rows(`select sum(credits)::int as credits, sum(net_minor)::int as net from payments.unspent_change`);
    return { ...sums, ...unspent };
  };

  it('count what was used before the money came on the day on which it came', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 10);
    await debit.collect();
    await debit.says(orderId, { status: 'paid' });
    // 40 euros with 21 % of VAT inside; a fifth of the credits.
    expect(await countedUntil('8 days')).toEqual({ sold: 3_306, used: 661, returned: 0, breakage: 0, credits: 40, net: 2_645 });
  });

  it('know the unused credits of a debit of which all came before its money', async () => {
    const orderId = await debit.ordered(anna, 20);
    await debit.collect();
    await debit.says(orderId, { status: 'paid' });
    expect(await countedUntil('8 days')).toMatchObject({ used: 0, credits: 20 });
    await shop.spend(anna.id, 5);
    expect(await countedUntil('10 days')).toMatchObject({ returned: 0, credits: 15 });
  });

  it('count credits that were taken back for a debit that was paid after all as unused, not as returned', async () => {
    const orderId = await debit.ordered(anna);
    await shop.spend(anna.id, 10);
    await debit.collect();
    await debit.says(orderId, refused);
    await debit.says(orderId, { status: 'paid', returnReason: null });
    expect(await countedUntil('8 days')).toEqual({ sold: 3_306, used: 661, returned: 0, breakage: 0, credits: 40, net: 2_645 });
  });
});
