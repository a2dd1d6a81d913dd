import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import type { StaffRole, VatReportAnswer } from '#contracts-admin';
import { World, type TestMember } from '#testing';
import { BackOfficeModule, VatReportOfficeService, type StaffActor } from '../index.js';

let world: World;
let reports: VatReportOfficeService;
let anna: TestMember;
beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  reports = world.get(VatReportOfficeService);
});
beforeEach(async () => {
  await world.empty();
  anna = await world.member('Anna');
});
afterAll(() => world.close());

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const finance = staff('finance');
const company = '00000000-0000-7000-8000-0000000000c1';
const spring = '00000000-0000-7000-8000-0000000000c2';

type Sale = { country?: string; currency?: string; minor?: number; bps?: number; paidOn?: string; companyId?: string };
/** Paid at noon of a day, in the table of orders alone. */
const order = async ({
  country = 'NL',
  currency = 'EUR',
  minor = 1_210,
  paidOn = '2026-11-20',
  companyId = company,
}: Sale): Promise<string> => {
  const [row] = await world.rows<{ id: string }>(
    `insert into payments.orders (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence,
       bundle_id, credits, price_minor, payable_minor, currency, vat_bps, vat_minor, method, state, psp, psp_id, granted_credits, consent_version,
       refund_days, created_at, paid_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), '', $2, 'http://localhost', $3, 'nl', $4, '{}', gen_random_uuid(), 50,
       $5, $5, $6, 0, 0, 'ideal', 'paid', 'test', 'tr_' || gen_random_uuid(), 50, 'b', 14, $7::date, $7::date + time '12:00') returning id`,
    [anna.id, anna.siteId, sellerOf(companyId), country, minor, currency, paidOn],
  );
  return row?.id ?? '';
};
const sellerOf = (id: string) => ({
  id,
  name: id === company ? 'Second Spring B.V.' : 'Spring GmbH',
  country: id === company ? 'NL' : 'DE',
});
const vatIn = (minor: number, bps: number) => Math.round((minor * bps) / (10_000 + bps));
let number = 0;
type Back = { refundedOn: string; minor: number; /** It came again on this day. */ againOn?: string };
/** The paper of a sale, of what went back of it, or of what came again: that one repeats what its credit note says. */
const paper = (orderId: string, sale: Sale, back?: Back, refundId: string | null = null) => {
  const { country = 'NL', currency = 'EUR', minor = 1_210, bps = 2_100, paidOn = '2026-11-20', companyId = company } = sale;
  const totalMinor = back?.minor ?? minor;
  const content = {
    company: sellerOf(companyId),
    country,
    currency,
    vatBps: bps,
    totalMinor,
    vatMinor: vatIn(totalMinor, bps),
    paidOn,
    issuedOn: back?.againOn ?? back?.refundedOn ?? paidOn,
    ...(back && { refundedOn: back.refundedOn }),
  };
  number += 1;
  const kind = back && back.againOn === undefined ? 'credit_note' : 'invoice';
  return world.rows(
    `insert into payments.invoice (company_id, kind, year, number, order_id, member_id, ref, refund_id, content, issued_at)
     values ($1, $2, 2026, $3, $4, $5, gen_random_uuid(), $6, $7, now())`,
    [companyId, kind, number, orderId, anna.id, refundId, content],
  );
};
/** Money that went back at noon of a day. */
const refund = async (orderId: string, { refundedOn, minor, againOn }: Back): Promise<string> => {
  const [row] = await world.rows<{ id: string }>(
    `insert into payments.refund (order_id, member_id, cause, amount_minor, currency, credits, state, created_at, done_at)
     values ($1, $2, 'provider', $3, 'EUR', 1, $4, $5::date + time '12:00', $5::date + time '12:00') returning id`,
    [orderId, anna.id, minor, againOn === undefined ? 'done' : 'failed', againOn ?? refundedOn],
  );
  return row?.id ?? '';
};
const sold = async (sale: Sale, ...backs: Back[]) => {
  const id = await order(sale);
  await paper(id, sale);
  for (const back of backs) {
    const refundId = await refund(id, back);
    await paper(id, sale, { refundedOn: back.refundedOn, minor: back.minor }, refundId);
    if (back.againOn !== undefined) await paper(id, sale, back, refundId);
  }
};
const open = (quarter: string, company_id?: string, actor = finance) =>
  reports.open(actor, { quarter, ...(company_id !== undefined && { company_id }) });
const shortly = ({ lines }: VatReportAnswer) =>
  lines.map(({ place, quarter, country, papers, net_minor, vat_minor }) => [place, quarter, country, papers, net_minor, vat_minor]);

describe('the VAT of a quarter', () => {
  it('is summed by country and rate, and what went back in the same quarter is taken off', async () => {
    await sold({});
    await sold({ minor: 2_420, paidOn: '2026-12-31' });
    await sold({ country: 'DE', minor: 1_190, bps: 1_900 }, { refundedOn: '2026-12-01', minor: 1_190 });
    await sold({ country: 'FI', minor: 2_510, bps: 2_550 });
    await sold({ country: 'GB', minor: 1_200, bps: 2_000 });
    const report = await open('2026-Q4');
    expect(shortly(report)).toEqual([
      ['one_stop_shop', '2026-Q4', 'DE', 2, 0, 0],
      ['one_stop_shop', '2026-Q4', 'FI', 1, 2_000, 510],
      ['outside', '2026-Q4', 'GB', 1, 1_000, 200],
      ['home', '2026-Q4', 'NL', 2, 3_000, 630],
    ]);
    expect(report.totals).toEqual([
      { place: 'one_stop_shop', euro: { net_minor: 2_000, vat_minor: 510 } },
      { place: 'home', euro: { net_minor: 3_000, vat_minor: 630 } },
      { place: 'registered', euro: { net_minor: 0, vat_minor: 0 } },
      { place: 'outside', euro: { net_minor: 1_000, vat_minor: 200 } },
    ]);
    expect(report.checks).toEqual({ orders_without_paper: 0, wrong_returns: 0, differences: [] });
  });

  it('corrects the quarter of the sale by what went back later, and a filed quarter stays as it was when the money comes again', async () => {
    const sale = { country: 'DE', minor: 1_190, bps: 1_900, paidOn: '2026-07-10' };
    await sold(sale, { refundedOn: '2026-09-20', minor: 1_190, againOn: '2026-10-05' });
    await sold(sale, { refundedOn: '2026-10-02', minor: 595 });
    expect(shortly(await open('2026-Q3'))).toEqual([['one_stop_shop', '2026-Q3', 'DE', 3, 1_000, 190]]);
    expect(shortly(await open('2026-Q4'))).toEqual([['one_stop_shop', '2026-Q3', 'DE', 2, 500, 95]]);
  });

  it('is told in euros at the rate of the last day of the quarter of the sale, and says where none is known', async () => {
    const rate = (currency: string, day: string, micros: number) =>
      world.rows(`insert into payments.euro_rate (currency, day, per_euro_micros, fetched_at) values ($1, $2, $3, now())`, [
        currency,
        day,
        micros,
      ]);
    await rate('SEK', '2026-09-30', 10_000_000);
    // Nothing is published on the last day: the next one counts.
    await rate('SEK', '2026-12-30', 99_000_000);
    await rate('SEK', '2027-01-02', 12_500_000);
    const sale = { country: 'SE', currency: 'SEK', minor: 12_500, bps: 2_500 };
    await sold(sale);
    await sold({ ...sale, paidOn: '2026-07-01' }, { refundedOn: '2026-11-01', minor: 12_500 });
    const report = await open('2026-Q4');
    expect(report.lines.map(({ quarter, euro }) => [quarter, euro])).toEqual([
      ['2026-Q4', { net_minor: 800, vat_minor: 200 }],
      ['2026-Q3', { net_minor: -1_000, vat_minor: -250 }],
    ]);
    await sold({ country: 'PL', currency: 'PLN', minor: 1_230, bps: 2_300 });
    const incomplete = await open('2026-Q4');
    expect(incomplete.lines.find(({ country }) => country === 'PL')?.euro).toBeNull();
    expect(incomplete.totals[0]).toEqual({ place: 'one_stop_shop', euro: null });
  });

  it('is declared where the company was registered on the day of the sale', async () => {
    await world.rows(
      `insert into payments.vat_scheme (company_id, country, kind, number, from_day, made_at, made_by, reason)
       values ($1, 'DE', 'registered', 'DE123456789', '2026-12-15', now(), gen_random_uuid(), 'b')`,
      [company],
    );
    const sale = { country: 'DE', minor: 1_190, bps: 1_900 };
    await sold({ ...sale, paidOn: '2026-12-14' });
    await sold({ ...sale, paidOn: '2026-12-15' });
    expect(shortly(await open('2026-Q4'))).toEqual([
      ['registered', '2026-Q4', 'DE', 1, 1_000, 190],
      ['one_stop_shop', '2026-Q4', 'DE', 1, 1_000, 190],
    ]);
  });

  it('is that of the country in which the company was when it sold', async () => {
    await sold({});
    await world.rows(`update payments.orders set company = jsonb_set(company, '{country}', '"DE"')`);
    expect(shortly(await open('2026-Q4'))).toEqual([['home', '2026-Q4', 'NL', 1, 1_000, 210]]);
  });

  it('is that of one company; without a wish that of whoever was paid last, and of one that was never paid there is none', async () => {
    await sold({ companyId: spring, country: 'NL' });
    await sold({ paidOn: '2026-11-21' });
    await expect(open('2026-Q4', randomUUID())).rejects.toMatchObject({ code: 'not_found' });
    const newest = await open('2026-Q4');
    expect([newest.company?.name, newest.companies.map(({ id }) => id).toSorted()]).toEqual(['Second Spring B.V.', [company, spring]]);
    expect(shortly(await open('2026-Q4', spring))).toEqual([['one_stop_shop', '2026-Q4', 'NL', 1, 1_000, 210]]);
  });

  it('tells of paid orders without a paper, and where orders and papers come to different sums', async () => {
    await sold({});
    await order({ country: 'BE', minor: 500 });
    await paper(await order({ minor: 999 }), {});
    const { checks } = await open('2026-Q4');
    expect(checks).toEqual({
      orders_without_paper: 1,
      wrong_returns: 0,
      differences: [
        { country: 'NL', currency: 'EUR', papers_minor: 2_420, orders_minor: 2_209 },
        { country: 'BE', currency: 'EUR', papers_minor: 0, orders_minor: 500 },
      ],
    });
  });

  it('tells of paid orders also where no paper was ever issued, and of what went back or came again without one', async () => {
    const id = await order({});
    expect((await open('2026-Q4')).checks).toMatchObject({
      orders_without_paper: 1,
      differences: [{ papers_minor: 0, orders_minor: 1_210 }],
    });
    await paper(id, {});
    const back = { refundedOn: '2026-11-25', minor: 605 };
    const refundId = await refund(id, back);
    expect((await open('2026-Q4')).checks).toEqual({ orders_without_paper: 0, wrong_returns: 1, differences: [] });
    await paper(id, {}, back, refundId);
    expect((await open('2026-Q4')).checks.wrong_returns).toBe(0);
    await world.rows(`update payments.refund set state = 'failed' where id = $1`, [refundId]);
    expect((await open('2026-Q4')).checks.wrong_returns).toBe(1);
    await paper(id, {}, { ...back, againOn: '2026-11-26' }, refundId);
    expect((await open('2026-Q4')).checks.wrong_returns).toBe(0);
  });

  it('counts a sale at midnight on the day of the books, not of Greenwich', async () => {
    const id = await order({});
    await world.rows(`update payments.orders set paid_at = '2026-09-30T22:30:00Z' where id = $1`, [id]);
    await paper(id, { paidOn: '2026-10-01' });
    expect((await open('2026-Q4')).checks).toEqual({ orders_without_paper: 0, wrong_returns: 0, differences: [] });
    expect((await open('2026-Q3')).checks).toEqual({ orders_without_paper: 0, wrong_returns: 0, differences: [] });
  });

  it('is empty before anything was sold', async () => {
    expect(await open('2026-Q1')).toMatchObject({ company: null, companies: [], lines: [] });
  });
});

describe('the file of the lines', () => {
  const fileOf = async (actor: StaffActor) => {
    let text = '';
    for await (const part of await reports.export(actor, { quarter: '2026-Q4' })) text += String(part);
    return text.trim().split('\r\n');
  };

  it('holds what the page shows, and whoever takes it is written down', async () => {
    const actor = staff('finance');
    await sold({ country: 'DE', minor: 1_190, bps: 1_900 });
    expect(await fileOf(actor)).toEqual([
      'company,place,quarter,country,rate_percent,currency,papers,net,vat,net_eur,vat_eur',
      'Second Spring B.V.,one_stop_shop,2026-Q4,DE,19.00,EUR,1,10.00,1.90,10.00,1.90',
    ]);
    const log = await world.rows(`select act, facts from audit.entry where staff_id = $1`, [actor.id]);
    expect(log).toEqual([{ act: 'vat_report.exported', facts: { quarter: '2026-Q4', company_id: company } }]);
  });

  it('and page are for nobody without the right', async () => {
    for (const role of ['support', 'moderator', 'content', 'ops'] as const) {
      await expect(open('2026-Q4', undefined, staff(role))).rejects.toMatchObject({ code: 'forbidden' });
      await expect(fileOf(staff(role))).rejects.toMatchObject({ code: 'forbidden' });
    }
  });
});
