import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Clock, Transactions } from '#database';
import { BookBalances, Books, BookTexts } from '../books/index.js';
import { dayAfter } from '../calendar/index.js';
import { faultsOfAuditfile, textOf } from '../books/xaf-schema.fixture.js';
import type { SettlementLine } from '../provider/index.js';
import { ReconciliationService } from '../reconciliation/index.js';
import { unavailable } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { FailedPayouts } from './failed-payouts.service.js';
import { ReadSettlements } from './read-settlements.service.js';
import { SettlementBooks } from './settlement-books.service.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});

const PRICE = 4_000;
const payouts = () => shop.provider.settlements;
const reading = () => world.get(ReadSettlements);
/** What the job of the night does with payouts. */
const night = async () => {
  await reading().list();
  while (await reading().readNext());
  await reading().compare();
  await world.get(SettlementBooks).bookAll();
};
const run = <Result>(work: Parameters<Transactions['run']>[0]) => world.get(Transactions).run(work) as Promise<Result>;
const stored = () =>
  world.rows<{ id: string; status: string; differences: number; fee: number; vat: number; isRead: boolean; isBooked: boolean }>(
    `select id, status, differences, fee_minor as fee, fee_vat_minor as vat, lines_read_at is not null as "isRead", booked_at is not null as "isBooked"
       from payments.provider_settlement order by id`,
  );
const entries = () =>
  world.rows<{ kind: string; account: string; contra: string; minor: number }>(
    `select kind, account, contra, amount_minor::int as minor from payments.settlement_entry order by id`,
  );
const open = async () =>
  (
    await world.rows<{ kind: string; subject: string; order: string | null }>(
      `select kind, subject, order_id as "order" from payments.recon_issue where closed_at is null order by kind, subject`,
    )
  ).map(({ kind, subject, order }) => [kind, subject, order]);
const ended = async () =>
  (await world.rows<{ kind: string }>(`select kind from payments.recon_issue where closed_at is not null order by kind`)).map(
    ({ kind }) => kind,
  );
const payment = () => shop.paymentOf(orderId);
const line = (changes: Partial<SettlementLine> = {}): SettlementLine => ({
  kind: 'payment',
  id: payment().id,
  paymentId: payment().id,
  orderId,
  method: 'ideal',
  scheme: null,
  amount: { minor: PRICE, currency: 'EUR' },
  settledMinor: PRICE,
  at: world.get(Clock).now(),
  ...changes,
});
const foreign = (id: string, changes: Partial<SettlementLine> = {}): SettlementLine =>
  line({ id, paymentId: id, orderId: null, amount: { minor: 700, currency: 'EUR' }, settledMinor: 700, ...changes });
const companyOf = async (): Promise<string> =>
  (await world.rows<{ id: string }>(`select company->>'id' as id from payments.orders where id = $1`, [orderId]))[0]?.id ?? '';
/** What stands on the accounts after today, and all of them together. */
const balances = async () => {
  const day = world.get(Books).today();
  await countUntil(day);
  const company = await companyOf();
  const all = await run<Awaited<ReturnType<BookBalances['before']>>>((tx) => world.get(BookBalances).before(tx, company, dayAfter(day)));
  const of = (account: string) => all.find((one) => one.account === account)?.minor ?? 0;
  return { bank: of('1100'), provider: of('1300'), fees: of('4500'), all: all.reduce((sum, { minor }) => sum + minor, 0) };
};
const countUntil = (day: string) =>
  world.rows(
    `insert into payments.counted_day select d, now() from generate_series($1::date - 400, $1::date, interval '1 day') d on conflict do nothing`,
    [day],
  );

describe('a payout of the provider', () => {
  it('agrees with our orders, and is booked once with its fee and the VAT on it, however often it is read', async () => {
    const { id } = payouts().settle();
    await night();
    await night();
    expect(await stored()).toEqual([{ id, status: 'paidout', differences: 0, fee: 48, vat: 8, isRead: true, isBooked: true }]);
    expect([await open(), await ended()]).toEqual([[], []]);
    expect(await entries()).toEqual([
      { kind: 'settlement_fee', account: 'fees', contra: 'provider', minor: 40 },
      { kind: 'settlement_fee_vat', account: 'input_vat', contra: 'provider', minor: 8 },
      { kind: 'settlement_payout', account: 'bank', contra: 'provider', minor: 3_952 },
    ]);
  });

  it('is read once by two who read at the same time', async () => {
    payouts().settle();
    await Promise.all([night(), night()]);
    expect([(await entries()).length, await open()]).toEqual([3, []]);
  });

  it('goes on where it was broken off', async () => {
    const { id } = payouts().settle();
    await reading().list();
    payouts().faults.push(unavailable());
    await expect(reading().readNext()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await stored()).toMatchObject([{ id, isRead: false, isBooked: false }]);
    // Whoever had stored half of its movements left them there.
    await world.rows(
      `insert into payments.provider_settlement_line (settlement_id, kind, id, payment_id, currency, amount_minor, settled_minor, at)
       values ($1, 'payment', $2, $2, 'EUR', $3, $3, now())`,
      [id, payment().id, PRICE],
    );
    await night();
    expect([await stored(), (await entries()).length]).toMatchObject([[{ differences: 0, isBooked: true }], 3]);
  });

  it('leaves nothing at the provider in the books, and its files are those of the tax office', async () => {
    payouts().settle();
    await night();
    const company = await companyOf();
    const day = world.get(Books).today();
    await countUntil(day);
    const balances = await run<Awaited<ReturnType<BookBalances['before']>>>((tx) =>
      world.get(BookBalances).before(tx, company, dayAfter(day)),
    );
    const of = (account: string) => balances.find((one) => one.account === account)?.minor ?? 0;
    expect([of('1300'), of('1100'), of('4500'), of('1520')]).toEqual([0, 3_952, 40, 8]);
    const facts = {
      company: await run<Awaited<ReturnType<Books['company']>>>((tx) => world.get(Books).company(tx, company)),
      period: day.slice(0, 7),
    };
    const file = async (kind: 'journal' | 'auditfile') => {
      const { lines, text } = await world.get(BookTexts).write({ kind, ...facts, currency: 'EUR', createdOn: day });
      return { lines, text: await textOf(text) };
    };
    const { lines, text } = await file('auditfile');
    expect(await faultsOfAuditfile(text)).toEqual([]);
    expect(text.match(/<trLine>/g)).toHaveLength(lines);
    expect(text).toContain('Payout of the payment provider, 1234567.');
    expect((await file('journal')).text).toMatch(/,PAYOUTS,P-\d+,[\d-]+,1100,Bank,/);
  });

  it('that is not closed, or not paid yet, is not booked', async () => {
    payouts().settle({ status: 'open', settledAt: null });
    await night();
    expect(await stored()).toEqual([]);
    const { id } = payouts().add([line()], { status: 'pending', settledAt: null });
    await night();
    expect([await stored(), await entries()]).toMatchObject([[{ id, status: 'pending', isRead: true, isBooked: false }], []]);
    payouts().say(id, { status: 'paidout', settledAt: world.get(Clock).now() });
    await night();
    expect([await stored(), (await entries()).length]).toMatchObject([[{ status: 'paidout', isBooked: true }], 3]);
  });

  it('of a month that is closed meanwhile is booked as the first of the next, and never into a closed one', async () => {
    const company = await companyOf();
    const settledAt = new Date('2026-09-15T10:00:00Z');
    await world.rows(
      `insert into payments.book_closing (company_id, month, balances, open_issues, keep_until, closed_at, closed_by)
       values ($1, '2026-09-01', '[]', 0, '2033-12-31', now(), gen_random_uuid())`,
      [company],
    );
    payouts().settle({ settledAt });
    await night();
    const [row] = await world.rows<{ day: string; entries: number }>(
      `select min(at at time zone 'Europe/Amsterdam')::text as day, count(*)::int as entries from payments.settlement_entry`,
    );
    expect(row).toEqual({ day: '2026-10-01 00:00:00', entries: 3 });
    const into = world.rows(
      `insert into payments.settlement_entry (settlement_id, company_id, account, contra, amount_minor, currency, kind, at)
       values ('stl_x', $1, 'bank', 'provider', 1, 'EUR', 'settlement_payout', $2)`,
      [company, settledAt],
    );
    await expect(into).rejects.toThrow('the books of that month are closed');
  });
});

describe('what of a payout does not agree', () => {
  it('is a payment that no order has: finance is told once, and not again after somebody has closed it', async () => {
    const { id } = payouts().add([line(), foreign('tr_foreign')]);
    await night();
    expect(await open()).toEqual([['settlement_unknown', 'tr_foreign', null]]);
    expect(await stored()).toMatchObject([{ id, differences: 1, isBooked: true }]);
    // The comparison of payments looks at payments, and leaves those of payouts to this one.
    await world.get(ReconciliationService).hourly();
    expect((await open()).map(([kind]) => kind)).toContain('settlement_unknown');
    const [issue] = await world.rows<{ id: string }>(`select id from payments.recon_issue where kind = 'settlement_unknown'`);
    await run((tx) => tx.query(`select payments.close_issue($1, 'It is of our other shop')`, [issue?.id]));
    await night();
    expect(await open()).toEqual([]);
    expect(await stored()).toMatchObject([{ differences: 1 }]);
  });

  it('ends when the money has gone back whole, in whichever payout', async () => {
    payouts().add([foreign('tr_foreign')]);
    await night();
    expect(await open()).toEqual([['settlement_unknown', 'tr_foreign', null]]);
    payouts().add([foreign('re_foreign', { kind: 'refund', paymentId: 'tr_foreign', settledMinor: -700 })]);
    await night();
    expect([await open(), await ended()]).toEqual([[], ['settlement_unknown']]);
    expect((await stored()).map(({ differences }) => differences)).toEqual([0, 0]);
  });

  it('is another amount than the order has, or an order that is not paid', async () => {
    const { orderId: unpaid } = await shop.order(anna, await shop.body(anna, 20));
    const open20 = shop.paymentOf(unpaid);
    payouts().add([
      line({ amount: { minor: PRICE - 1, currency: 'EUR' }, settledMinor: PRICE - 1 }),
      line({ id: open20.id, paymentId: open20.id, orderId: unpaid, amount: open20.amount, settledMinor: open20.amount.minor }),
    ]);
    // The order knows its payment as soon as it is made.
    await shop.sync(unpaid);
    await night();
    expect(await open()).toEqual([
      ['settlement_amount', payment().id, orderId],
      ['settlement_unpaid', open20.id, unpaid],
    ]);
    shop.say(unpaid, { status: 'paid' });
    await shop.sync(unpaid);
    await night();
    expect((await open()).map(([kind]) => kind)).toEqual(['settlement_amount']);
  });

  it('is a refund or a chargeback of which we have not heard, until we have', async () => {
    shop.refundThere(orderId, 1_000);
    shop.say(orderId, { chargedBackMinor: 500 });
    const { id } = payouts().settle();
    await night();
    expect((await open()).map(([kind, , order]) => [kind, order])).toEqual([
      ['settlement_amount', orderId],
      ['settlement_unknown', orderId],
    ]);
    expect(await stored()).toMatchObject([{ id, differences: 2 }]);
    await shop.sync(orderId);
    await night();
    expect((await open()).filter(([kind]) => kind?.startsWith('settlement'))).toEqual([]);
    expect(await ended()).toEqual(expect.arrayContaining(['settlement_amount', 'settlement_unknown']));
    expect(await stored()).toMatchObject([{ id, differences: 0 }]);
  });

  it('is a sum: what arrived is another one than what the provider adds up, or no movement tells it', async () => {
    const off = payouts().settle({ amount: { minor: 3_900, currency: 'EUR' } });
    const { orderId: second } = await shop.order(anna, await shop.body(anna, 50));
    shop.say(second, { status: 'paid' });
    await shop.sync(second);
    const of = shop.paymentOf(second);
    const gone = payouts().add([line({ id: of.id, paymentId: of.id, orderId: second })]);
    const { periods } = gone;
    payouts().say(gone.id, {
      amount: { minor: gone.amount.minor + 500, currency: 'EUR' },
      periods: periods.map((period) => ({
        ...period,
        revenue: [
          ...period.revenue,
          { description: 'Chargeback reversals', method: 'chargeback', count: 1, netE4: 50_000, vatE4: 0, grossE4: 50_000 },
        ],
      })),
    });
    await night();
    expect(await open()).toEqual([
      ['settlement_sum', off.id, null],
      ['settlement_sum', gone.id, null],
    ]);
    // The bank has what it has: the books say so, and keep the rest at the provider.
    const [bank] = await world.rows<{ minor: number }>(
      `select sum(amount_minor)::int as minor from payments.settlement_entry where kind = 'settlement_payout'`,
    );
    expect(bank?.minor).toBe(3_900 + gone.amount.minor + 500);
  });

  it('is a payout that did not arrive, until it does', async () => {
    const { id } = payouts().settle({ status: 'failed' });
    await night();
    expect([await open(), await entries()]).toEqual([[['settlement_failed', id, null]], []]);
    payouts().say(id, { status: 'paidout' });
    await night();
    expect([await open(), (await entries()).length]).toEqual([[], 3]);
  });

  it('is a payout that did not arrive after it was booked: resolved, it comes to nothing in the books; paid after all, it is booked again', async () => {
    const { id } = payouts().settle();
    await night();
    payouts().say(id, { status: 'failed' });
    await night();
    expect(await open()).toEqual([['settlement_failed', id, null]]);
    expect(await balances()).toEqual({ bank: 3_952, provider: 0, fees: 40, all: 0 });

    const [issue] = await world.rows<{ id: string }>(`select id from payments.recon_issue where closed_at is null`);
    const resolve = () => run((tx) => world.get(FailedPayouts).resolve(tx, issue?.id ?? '', 'The bank account was wrong'));
    const pressed = await Promise.allSettled([resolve(), resolve()]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await night();
    expect([await open(), await balances()]).toEqual([[], { bank: 0, provider: 3_952, fees: 40, all: 0 }]);
    const payoutEntries = async () => (await entries()).filter(({ kind }) => kind.startsWith('settlement_payout'));
    expect(await payoutEntries()).toEqual([
      { kind: 'settlement_payout', account: 'bank', contra: 'provider', minor: 3_952 },
      { kind: 'settlement_payout_void', account: 'provider', contra: 'bank', minor: 3_952 },
    ]);

    payouts().say(id, { status: 'paidout' });
    await night();
    await night();
    expect([await balances(), (await payoutEntries()).length]).toEqual([{ bank: 3_952, provider: 0, fees: 40, all: 0 }, 3]);
    payouts().say(id, { status: 'failed' });
    await night();
    expect(await open()).toEqual([['settlement_failed', id, null]]);
  });

  it('is a payout that did not arrive and was never booked: resolving it closes its issue alone', async () => {
    payouts().settle({ status: 'failed' });
    await night();
    const [issue] = await world.rows<{ id: string }>(`select id from payments.recon_issue`);
    await run((tx) => world.get(FailedPayouts).resolve(tx, issue?.id ?? '', 'It comes with the next one'));
    expect([await open(), await entries()]).toEqual([[], []]);
    await expect(run((tx) => world.get(FailedPayouts).resolve(tx, randomUUID(), 'Nothing failed'))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is found in the order that a payment names, when another payment of it counts', async () => {
    const other = `tr_${randomUUID().slice(0, 8)}`;
    payouts().add([line(), foreign(other, { orderId })]);
    await night();
    expect(await open()).toEqual([['settlement_unknown', other, orderId]]);
  });
});
