import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import { companyPage, type InputOf } from '#contracts-admin';
import { bookDay } from '#payments';
import { World } from '#testing';
import { BackOfficeModule, CompaniesOfficeService, VatSchemesOfficeService } from '../index.js';
import { anOwner, type TestOwner } from '../owner.fixture.js';

const reason = 'Told by the tax office';
const dayFrom = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
let world: World;
let company: string;
let owner: TestOwner;
let today: string;
/** The first day of the quarter that runs, in the books. */
let quarter: string;

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  await clear();
  owner = await anOwner(world);
  today = bookDay(new Date());
  [{ quarter } = { quarter: '' }] = await world.rows<{ quarter: string }>(`select date_trunc('quarter', $1::date)::date::text as quarter`, [
    today,
  ]);
  const page = await office().make(owner, {
    name: 'Herfst of the schemes',
    address: 'Zonlaan 3, 3511 AA',
    city: 'Utrecht',
    country: 'NL',
    kvk: 'of the schemes',
    tradenames: [],
    vat_numbers: [],
    creditor_id: null,
    support_phone: '030 765 43 21',
    delete_discount: false,
    reason,
    ...(await owner.stepUp()),
  });
  company = page.id;
});
afterAll(async () => {
  await world.empty();
  await clear();
  await world.close();
});

/** Companies stay when a world is emptied. */
const clear = () => world.rows(`delete from site.company where kvk = 'of the schemes'`);
const office = () => world.get(CompaniesOfficeService);
const schemesOffice = () => world.get(VatSchemesOfficeService);
const open = () => office().open(owner, company);
const set = async (wish: Partial<InputOf<'set_vat_scheme'>> = {}) =>
  schemesOffice().setScheme(owner, company, {
    version: (await open()).version,
    country: 'DE',
    kind: 'one_stop_shop',
    number: 'NL123456789B01',
    from: '2025-01-01',
    reason,
    ...(await owner.stepUp()),
    ...wish,
  });
const withdraw = async (id: string | undefined) => schemesOffice().withdrawScheme(owner, id ?? '', { reason, ...(await owner.stepUp()) });
const schemes = async () => (await open()).vat_schemes.map(({ from, state, may_withdraw }) => [from, state, may_withdraw]);
const sell = (country: string, day: string) =>
  world.rows(
    `insert into payments.invoice (company_id, kind, year, number, order_id, member_id, ref, content, issued_at)
     select $1, 'invoice', 2020, count(*) + 1, uuidv7(), uuidv7(), uuidv7(), jsonb_build_object('country', $2::text, 'paidOn', $3::text), now()
       from payments.invoice where company_id = $1`,
    [company, country, day],
  );
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );

describe('how a company pays the VAT of a country', () => {
  it('begins in the past where nothing held, and later ones take over on their day', async () => {
    await set();
    const page = await set({ kind: 'registered', number: 'DE123456789', from: dayFrom(today, 30) });
    expect(companyPage.parse(page)).toEqual(page);
    expect(page.vat_schemes.map(({ kind, number, from, state }) => [kind, number, from, state])).toEqual([
      ['registered', 'DE123456789', dayFrom(today, 30), 'planned'],
      ['one_stop_shop', 'NL123456789B01', '2025-01-01', 'in_force'],
    ]);
    expect(await refusalOf(set({ kind: 'none', number: '', from: '2025-06-01' }))).toEqual({ from: 'vat_day_early' });
    expect(await refusalOf(set({ from: dayFrom(today, 30) }))).toEqual({ from: 'vat_day_taken' });
  });

  it('is noted for the past although something is planned: that has held nowhere yet', async () => {
    await set({ kind: 'registered', number: 'DE123456789', from: dayFrom(today, 30) });
    await set({ from: '2025-01-01' });
    expect(await schemes()).toEqual([
      [dayFrom(today, 30), 'planned', true],
      ['2025-01-01', 'in_force', false],
    ]);
  });

  it('begins in the quarter that runs at the earliest where the company has sold before it: what was filed stays', async () => {
    await sell('DE', dayFrom(quarter, -1));
    await sell('FR', quarter);
    expect(await refusalOf(set())).toEqual({ from: 'vat_day_early' });
    expect(await refusalOf(set({ from: dayFrom(quarter, -1) }))).toEqual({ from: 'vat_day_early' });
    expect(await refusalOf(set({ from: quarter }))).toBe('done');
    // What was sold in this quarter, or elsewhere, was filed nowhere.
    expect(await refusalOf(set({ country: 'FR' }))).toBe('done');
    expect(await refusalOf(set({ country: 'BE' }))).toBe('done');
  });

  it('is put right as long as its quarter runs: the wrong one is withdrawn, and the right one has its day', async () => {
    await set();
    const wrong = await set({ kind: 'registered', number: 'DE987654321', from: quarter });
    expect(await schemes()).toEqual([
      [quarter, 'in_force', true],
      ['2025-01-01', 'over', false],
    ]);
    const page = await withdraw(wrong.vat_schemes[0]?.id);
    expect(page.vat_schemes.map(({ state }) => state)).toEqual(['withdrawn', 'in_force']);
    const right = await set({ kind: 'registered', number: 'DE123456789', from: quarter });
    expect(right.vat_schemes.find(({ state }) => state === 'in_force')?.number).toBe('DE123456789');
    // Once the quarter is over, it is history.
    await world.clockAhead('92 days');
    expect(await refusalOf(withdraw(right.vat_schemes.find(({ state }) => state === 'in_force')?.id))).toBe('not_found');
  });

  it('that has not begun is withdrawn, once; what held in earlier quarters is history', async () => {
    const [begun] = (await set()).vat_schemes;
    const page = await set({ kind: 'none', number: '', from: dayFrom(today, 30) });
    const planned = page.vat_schemes.find(({ state }) => state === 'planned')?.id;
    expect((await withdraw(planned)).vat_schemes.map(({ state }) => state)).toEqual(['withdrawn', 'in_force']);
    await withdraw(planned);
    expect(
      await world.rows(`select reason from audit.entry where staff_id = $1 and act = 'company.vat_scheme_withdrawn' and subject_id = $2`, [
        owner.id,
        company,
      ]),
    ).toEqual([{ reason }]);
    expect(await refusalOf(withdraw(begun?.id))).toBe('not_found');
  });

  it.each([
    ['registered', 'NL123456789B01'],
    ['registered', ''],
    ['one_stop_shop', 'NL1'],
    ['none', 'DE123456789'],
  ] as const)('%s is refused with the number %j', async (kind, number) => {
    expect(await refusalOf(set({ kind, number }))).toEqual({ number: 'vat_number_invalid' });
  });

  it('is not set by two at once unseen, nor for a country that nobody knows', async () => {
    const { version } = await open();
    await set({ version });
    expect(await refusalOf(set({ version, country: 'FR' }))).toBe('settings_changed');
    expect(await refusalOf(set({ country: 'XX' }))).toEqual({ country: 'not_found' });
  });
});
