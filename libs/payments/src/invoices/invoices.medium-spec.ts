import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { OutboxStore } from '#events';
import { MemberData } from '#member-data';
import { setLogLevel } from '#observability';
import { World, type TestMember } from '#testing';
import { InvoiceIssuing, InvoicesService } from '../index.js';
import { OrderEntity, type Order } from '../orders/index.js';
import { anOrder } from '../orders.fixture.js';

setLogLevel('silent');
let world: World;
let invoices: InvoicesService;
let anna: TestMember;
beforeAll(async () => {
  world = await World.open();
  invoices = world.get(InvoicesService);
});
beforeEach(async () => {
  await world.empty();
  anna = await world.member('Anna');
});
afterAll(() => world.close());

const paid = async (changes: Partial<Order> = {}): Promise<Order> => {
  const order = anOrder(anna.id, anna.siteId, changes);
  await world.get(Transactions).run((tx) => tx.repository(OrderEntity).insert(order as never));
  return order;
};
const refunded = async ({ id, memberId }: Order, amountMinor: number, state = 'done'): Promise<string> => {
  const [row] = await world.rows<{ id: string }>(
    `insert into payments.refund (order_id, member_id, cause, amount_minor, currency, credits, state, created_at)
     values ($1, $2, 'provider', $3, 'EUR', 1, $4, now()) returning id`,
    [id, memberId, amountMinor, state],
  );
  return row?.id ?? '';
};
const aClaim = () => world.get(OutboxStore).claim(randomUUID());
const issue = (orderId: string) => world.get(InvoiceIssuing).issueInvoice(aClaim(), orderId);
const takeBack = (refundId: string) => world.get(InvoiceIssuing).issueCreditNote(aClaim(), refundId);
const numbers = async (kind = 'invoice') =>
  (await world.rows<{ number: number }>(`select number from payments.invoice where kind = $1 order by number`, [kind])).map(
    (row) => row.number,
  );
const told = async () =>
  (await world.rows<{ reaction: string }>(`select reaction from events.outbox order by id`)).map(({ reaction }) => reaction);
const linksOf = (orderId: string) => world.get(Transactions).read(async (tx) => (await invoices.linksOf(tx, [orderId])).get(orderId));

describe('numbers of invoices [#E24]', () => {
  it('have no gap and no double when 200 are issued at once, each by two jobs', async () => {
    const orders: Order[] = [];
    while (orders.length < 200) orders.push(await paid());
    // As many workers as there are jobs at a time, and each job twice.
    const jobs = [...orders, ...orders].map(({ id }) => id);
    const work = async () => {
      for (let id = jobs.shift(); id; id = jobs.shift()) await issue(id);
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(await numbers()).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(await told()).toEqual(Array.from({ length: 200 }, () => 'mail.receipt'));
  }, 120_000);

  it('begin anew with the year of the company, and run for each company and kind by themselves', async () => {
    const order = await paid();
    await issue(order.id);
    await takeBack(await refunded(order, 500));
    await issue((await paid({ company: { ...order.company, id: randomUUID() } })).id);
    await world.rows(`update payments.invoice set year = year - 1`);
    await issue((await paid()).id);
    const rows = await world.rows(`select kind, number from payments.invoice order by issued_at`);
    expect(rows).toEqual([
      { kind: 'invoice', number: 1 },
      { kind: 'credit_note', number: 1 },
      { kind: 'invoice', number: 1 },
      { kind: 'invoice', number: 1 },
    ]);
  });

  it('are given once for an order, and to none that is not paid', async () => {
    const order = await paid();
    expect(await issue(order.id)).toEqual({ kind: 'done' });
    expect(await issue(order.id)).toEqual({ kind: 'done' });
    const open = await paid({ state: 'pending', paidAt: null, grantedCredits: 0, withdrawUntil: null });
    expect(await issue(open.id)).toMatchObject({ kind: 'skipped' });
    expect(await issue(randomUUID())).toMatchObject({ kind: 'skipped' });
    expect(await numbers()).toEqual([1]);
    expect(await told()).toEqual(['mail.receipt']);
  });
});

describe('credit notes [#E24]', () => {
  it('come once for each refund that is done, after the invoice even when their job runs first', async () => {
    const order = await paid();
    const refund = await refunded(order, 1_234);
    await Promise.all([takeBack(refund), takeBack(refund), issue(order.id)]);
    expect([await numbers(), await numbers('credit_note')]).toEqual([[1], [1]]);
    expect((await told()).toSorted()).toEqual(['mail.receipt', 'mail.refund']);
    const year = new Date().getFullYear();
    expect(await linksOf(order.id)).toEqual([
      { kind: 'invoice', number: `${year}-000001`, path: expect.stringMatching(/^\/api\/invoices\/[0-9a-f-]{36}$/) },
      { kind: 'credit_note', number: `C${year}-000001`, path: expect.stringMatching(/^\/api\/invoices\//) },
    ]);
  });

  it('do not come for money that is still on its way, or was never there', async () => {
    const order = await paid();
    expect(await takeBack(await refunded(order, 500, 'sent'))).toMatchObject({ kind: 'skipped' });
    expect(await takeBack(await refunded(order, 0))).toMatchObject({ kind: 'skipped' });
    expect(await takeBack(randomUUID())).toMatchObject({ kind: 'skipped' });
    expect(await numbers('credit_note')).toEqual([]);
  });

  it('of all parts together carry the VAT of the invoice', async () => {
    const order = await paid();
    for (const part of [1_667, 1_667, 1_666]) await takeBack(await refunded(order, part));
    const [sum] = await world.rows(
      `select sum((content->>'vatMinor')::int)::int as vat from payments.invoice where kind = 'credit_note' and order_id = $1`,
      [order.id],
    );
    expect(sum).toEqual({ vat: order.vatMinor });
  });
});

describe('money that came again after its credit note', () => {
  const moved = (refundId: string, state: string) => world.rows(`update payments.refund set state = $2 where id = $1`, [refundId, state]);
  const papers = () =>
    world.rows<{ paper: string; vat: number; takes: string | null }>(
      `select kind || ' ' || number as paper, (content->>'vatMinor')::int as vat, content->'creditNote'->>'number' as takes
         from payments.invoice order by issued_at, kind desc`,
    );

  it('is invoiced once, under the next number of the invoices, and its credit note is named', async () => {
    const order = await paid();
    const refund = await refunded(order, 1_234);
    await takeBack(refund);
    await moved(refund, 'failed');
    await Promise.all([takeBack(refund), takeBack(refund), takeBack(refund)]);
    const [, note] = await papers();
    expect(await papers()).toEqual([
      { paper: 'invoice 1', vat: order.vatMinor, takes: null },
      { paper: 'credit_note 1', vat: expect.any(Number), takes: null },
      { paper: 'invoice 2', vat: note?.vat, takes: `C${new Date().getFullYear()}-000001` },
    ]);
    expect((await invoices.fileOf('invoice', order.id))?.name).toContain('-000001.pdf');
  });

  it('and goes back once more has a credit note once more, whose VAT is that of the rest', async () => {
    const order = await paid();
    const refund = await refunded(order, order.payableMinor);
    for (const state of ['done', 'failed', 'done', 'failed', 'done']) {
      await moved(refund, state);
      await takeBack(refund);
    }
    const all = await papers();
    expect(all.map(({ paper }) => paper)).toEqual([
      'invoice 1',
      'credit_note 1',
      'invoice 2',
      'credit_note 2',
      'invoice 3',
      'credit_note 3',
    ]);
    expect(new Set(all.map(({ vat }) => vat))).toEqual(new Set([order.vatMinor]));
    expect((await invoices.fileOf('credit_note', refund))?.name).toContain('-000003.pdf');
  });

  it.each(['withdrawal', 'ban'])('is none where a contract ended, by a %s: a transfer that failed changes nothing of it', async (cause) => {
    const order = await paid();
    const refund = await refunded(order, 1_234);
    await world.rows(`update payments.refund set cause = $2 where id = $1`, [refund, cause]);
    await takeBack(refund);
    await moved(refund, 'failed');
    expect(await takeBack(refund)).toMatchObject({ kind: 'skipped' });
    expect([await numbers(), await numbers('credit_note')]).toEqual([[1], [1]]);
  });
});

describe('the paper [#E24]', () => {
  it('is for its member alone, and the same after the company, the site and the order changed', async () => {
    const order = await paid();
    await issue(order.id);
    const id = (await linksOf(order.id))?.[0]?.path.split('/').at(-1) ?? '';
    const before = await invoices.ownFile(anna.id, id);
    expect(before.name).toMatch(/^invoice-\d{4}-000001\.pdf$/);
    expect(before.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await world.rows(`update payments.orders set company = '{"name": "Other"}', vat_bps = 0, vat_minor = 0`);
    expect((await invoices.ownFile(anna.id, id)).bytes.equals(before.bytes)).toBe(true);
    const bert = await world.member('Bert');
    await expect(invoices.ownFile(bert.id, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(invoices.ownFile(anna.id, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('in another currency has the VAT in euros, at the rate of the last day before the payment on which there was one', async () => {
    const order = await paid({ currency: 'SEK', country: 'SE', paidAt: new Date('2026-11-22T12:00:00Z') });
    await issue(order.id);
    const [row] = await world.rows<{ euro: unknown }>(`select content->'euro' as euro from payments.invoice`);
    expect(row?.euro).toEqual({ day: '2026-11-20', perEuroMicros: expect.any(Number), vatMinor: expect.any(Number) });
  });

  it('is in the copy of everything, and stays when the member is erased', async () => {
    const order = await paid();
    await takeBack(await refunded(order, 500));
    const data = world.get(MemberData);
    const files = await world.get(Transactions).read((tx) => data.files(tx, anna.id));
    expect(files.map(({ name }) => name.replace(/\d{4}/, 'Y'))).toEqual([
      'invoices/invoice-Y-000001.pdf',
      'invoices/credit-note-CY-000001.pdf',
    ]);
    for (const file of files) expect('make' in file && (await file.make()).subarray(0, 5).toString()).toBe('%PDF-');
    await world.get(Transactions).run((tx) => data.erase(tx, anna.id));
    expect([await numbers(), await numbers('credit_note')]).toEqual([[1], [1]]);
  });
});
