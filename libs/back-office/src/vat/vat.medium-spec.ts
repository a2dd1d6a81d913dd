import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import { commands, vatAnswer, vatPage, type InputOf, type StaffRole } from '#contracts-admin';
import { Clock, Transactions } from '#database';
import { bookDay, BOOKS_ZONE, CheckoutService, PaymentProvider, PricesService, VatInForce } from '#payments';
import { ScriptedProvider, World, type TestMember } from '#testing';
import { BackOfficeModule, VatOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const owner = staff('owner');
type Wish = InputOf<'add_vat_rate'>;
let world: World;
let anna: TestMember;

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  await world.get(VatInForce).refresh();
  const provider = new ScriptedProvider(() => world.get(Clock).now());
  const { createPayment, findPayment, listRefunds } = provider;
  Object.assign(world.get(PaymentProvider), { createPayment, findPayment, listRefunds });
  anna = await world.member('Anna');
  await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [anna.id]);
});
afterAll(async () => {
  await world.empty();
  await world.get(VatInForce).refresh();
  await world.close();
});

const office = () => world.get(VatOfficeService);
const open = (country = 'NL') => office().open(owner, country);
const dayIn = (days: number) => bookDay(new Date(Date.now() + days * 86_400_000));
const add = async (wish: Partial<Wish> = {}) =>
  office().add(owner, {
    country: 'NL',
    version: (await open(wish.country)).version,
    basis_points: 2_200,
    from: dayIn(1),
    reason: 'The law of the year',
    ...wish,
  });
/** So many seconds before the next day of the books. */
async function beforeMidnight(seconds: number): Promise<void> {
  const [row] = await world.rows<{ left: number }>(
    `select extract(epoch from date_trunc('day', now() at time zone $1 + interval '1 day') at time zone $1 - now())::int as left`,
    [BOOKS_ZONE],
  );
  await world.clockAhead(`${(row?.left ?? 0) - seconds} seconds`);
}
const plannedId = (page: { readonly rates: readonly { readonly id: string; readonly state: string }[] }) =>
  page.rates.find(({ state }) => state === 'planned')?.id ?? '';
const toldRate = async () => (await world.get(PricesService).of(anna.id, {})).vat_basis_points;
async function order(): Promise<{ vat_bps: number; vat_minor: number }[]> {
  const { bundles, consent } = await world.get(PricesService).of(anna.id, {});
  const bundle = bundles.find(({ credits }) => credits === 50);
  if (!bundle) throw new Error('there is no such bundle');
  const body = { bundle_id: bundle.id, method: 'ideal', expected: bundle.payable, consent } as const;
  const caller = { memberId: anna.id, networkCountry: null, origin: 'http://localhost:3000' };
  const { orderId } = await world.get(CheckoutService).order(caller, body, randomUUID());
  return world.rows(`select vat_bps, vat_minor::int from payments.orders where id = $1`, [orderId]);
}
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );

describe('the VAT of each country, in the hands of the owner', () => {
  it('is told for every country of the Union and where else members live, as it holds today [#E24]', async () => {
    const answer = vatAnswer.parse(await office().list(staff('finance'), { page: 1, per_page: 100 }));
    const rates = new Map(answer.rows.map(({ id, basis_points }) => [id, basis_points]));
    const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
    expect(union.map((country) => rates.get(country))).toEqual([
      2000, 2100, 2000, 1900, 2100, 1900, 2500, 2400, 2100, 2550, 2000, 2400, 2500, 2700, 2300, 2200, 2100, 1700, 2100, 1800, 2100, 2300,
      2300, 2100, 2500, 2200, 2300,
    ]);
    expect(['GB', 'CH', 'NO', 'US', 'AU'].map((country) => rates.get(country))).toEqual([2000, 810, 2500, 0, 0]);
    const page = await open('FI');
    expect(vatPage.parse(page)).toEqual(page);
    expect(page.rates.map(({ basis_points, from, state }) => [basis_points, from, state])).toEqual([
      [2_550, '2024-09-01', 'in_force'],
      [2_400, null, 'over'],
    ]);
  });

  it('begins on its day for whoever orders from then on; the order of today has the old one', async () => {
    const before = await order();
    const page = await add();
    expect(page).toMatchObject({ basis_points: 2_100, next: { basis_points: 2_200, from: dayIn(1) } });
    expect(await toldRate()).toBe(2_100);
    const today = await order();
    await world.clockAhead('1 day');
    expect(await toldRate()).toBe(2_200);
    expect([before, today, await order()]).toEqual([
      [{ vat_bps: 2_100, vat_minor: 694 }],
      [{ vat_bps: 2_100, vat_minor: 694 }],
      [{ vat_bps: 2_200, vat_minor: 721 }],
    ]);
    expect(
      await world.rows(`select facts, reason from audit.entry where staff_id = $1 and act = 'vat_rate.added' order by at desc limit 1`, [
        owner.id,
      ]),
    ).toEqual([{ facts: { country: 'NL', basis_points: 2_200, from: page.next?.from }, reason: 'The law of the year' }]);
  });

  it('ends with a rate of nothing, and begins where there was none', async () => {
    await add({ country: 'US', basis_points: 700 });
    await add({ basis_points: 0 });
    await world.clockAhead('1 day');
    expect([(await open('US')).basis_points, (await open('NL')).basis_points, await toldRate()]).toEqual([700, 0, 0]);
  });

  it('that has not begun is withdrawn, once; what has begun is history', async () => {
    const id = plannedId(await add());
    const page = await office().withdraw(owner, id, { reason: 'Not this year' });
    expect(page).toMatchObject({ next: null, basis_points: 2_100 });
    await office().withdraw(owner, id, { reason: 'Not this year' });
    expect(
      await world.rows(`select from audit.entry where act = 'vat_rate.withdrawn' and staff_id = $1 and subject_id = $2`, [owner.id, id]),
    ).toHaveLength(1);
    const other = plannedId(await add({ basis_points: 2_300 }));
    await world.clockAhead('1 day');
    expect(await refusalOf(office().withdraw(owner, other, { reason: 'Too late' }))).toBe('not_found');
    const [builtIn] = (await open('DE')).rates;
    expect(await refusalOf(office().withdraw(owner, builtIn?.id ?? '', { reason: 'Too late' }))).toBe('not_found');
    expect(await toldRate()).toBe(2_300);
  });

  it('is refused when it cannot be, with what is wrong, and then nothing changes', async () => {
    await add({ from: dayIn(5) });
    const { version } = await open();
    expect(await refusalOf(add({ from: dayIn(0) }))).toEqual({ from: 'vat_day_early' });
    expect(await refusalOf(add({ from: '2020-01-01' }))).toEqual({ from: 'vat_day_early' });
    expect(await refusalOf(add({ from: dayIn(5), basis_points: 100 }))).toEqual({ from: 'vat_day_taken' });
    expect(await refusalOf(add({ country: 'XX', version: 0 }))).toBe('not_found');
    expect(await refusalOf(office().withdraw(owner, randomUUID(), { reason: 'No such one' }))).toBe('not_found');
    for (const basis_points of [-1, 3_001, 21.5])
      expect(commands.add_vat_rate.body.safeParse({ country: 'NL', version, basis_points, from: dayIn(9), reason: 'Why' }).success).toBe(
        false,
      );
    expect((await open()).version).toBe(version);
  });

  it('is neither added nor withdrawn in the last minute before it begins, when not every process would hear of it in time', async () => {
    const planned = plannedId(await add({ country: 'DE' }));
    await beforeMidnight(50);
    expect(await refusalOf(add())).toEqual({ from: 'vat_day_near' });
    expect(await refusalOf(office().withdraw(owner, planned, { reason: 'Too late' }))).toBe('vat_day_near');
    expect((await add({ from: dayIn(2) })).next?.from).toBe(dayIn(2));
    await beforeMidnight(70);
    expect((await office().withdraw(owner, planned, { reason: 'In time' })).next).toBeNull();
    expect((await add()).next?.from).toBe(dayIn(1));
  });

  it('is not changed by two at once unseen: the second is told', async () => {
    const { version } = await open();
    const both = await Promise.all([add({ version }), add({ version, from: dayIn(2) })].map(refusalOf));
    expect(new Set(both)).toEqual(new Set(['done', 'settings_changed']));
    // What somebody withdrew meanwhile counts as well.
    const seen = await open();
    await office().withdraw(owner, plannedId(seen), { reason: 'Not this year' });
    expect(await refusalOf(add({ version: seen.version }))).toBe('settings_changed');
  });

  it('is read by finance and by nobody else but the owner, who alone adds to it', async () => {
    expect((await office().open(staff('finance'), 'NL')).id).toBe('NL');
    for (const role of ['support', 'moderator', 'content', 'ops'] as const)
      await expect(async () => office().open(staff(role), 'NL')).rejects.toThrow('forbidden');
    const { version } = await open();
    const wish = { country: 'NL', version, basis_points: 0, from: dayIn(1), reason: 'Mine' };
    await expect(async () => office().add(staff('finance'), wish)).rejects.toThrow('forbidden');
  });

  it('can be rewritten by no code of the product', async () => {
    const act = (sql: string) => world.get(Transactions).run((tx) => tx.query(sql));
    for (const sql of [
      `update payments.vat_rate set basis_points = 0`,
      `update payments.vat_rate set from_day = '2000-01-01'`,
      `delete from payments.vat_rate`,
      `delete from payments.vat_scheme`,
    ])
      await expect(act(sql)).rejects.toThrow('permission denied');
  });
});
