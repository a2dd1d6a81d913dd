import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import { companiesAnswer, companyPage, type CompanyDetails, type CompanyPage, type StaffRole } from '#contracts-admin';
import { Clock, Transactions } from '#database';
import { OutboxStore } from '#events';
import { CheckoutService, InvoiceIssuing, LeavingDiscountService, PaymentProvider, PricesService, SettlementService } from '#payments';
import { CompanyFault, demoIds, setCompany, SiteService } from '#site';
import { ScriptedProvider, until, World, type TestMember } from '#testing';
import { BackOfficeModule, CompaniesOfficeService, type StaffActor } from '../index.js';
import { anOwner, type TestOwner } from '../owner.fixture.js';
import { CompaniesOfficeRepository } from './companies-office.repository.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const details: CompanyDetails = {
  name: 'Herfst GmbH',
  address: 'Musterstraße 5, 10115',
  city: 'Berlin',
  country: 'DE',
  kvk: 'HRB 12345',
  tradenames: ['Herbst'],
  vat_numbers: ['DE123456789'],
  creditor_id: null,
  support_phone: '030 23125 000',
  delete_discount: false,
};
let world: World;
let provider: ScriptedProvider;
let anna: TestMember;
let owner: TestOwner;
let before: { id: string; company_id: string; settings: object }[];
let company: Record<string, unknown>;

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  before = await world.rows(`select id, company_id, settings from site.site`);
  [company = {}] = await world.rows(`select * from site.company where id = $1`, [demoIds.company]);
});
beforeEach(async () => {
  await world.empty();
  await reset();
  provider = new ScriptedProvider(() => world.get(Clock).now());
  const { createPayment, findPayment, listRefunds } = provider;
  Object.assign(world.get(PaymentProvider), { createPayment, findPayment, listRefunds });
  owner = await anOwner(world);
  anna = await world.member('Anna');
  await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [anna.id]);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await reset();
  await world.close();
});

/** Sites and companies as they were. */
async function reset(): Promise<void> {
  for (const { id, company_id, settings } of before)
    await world.rows(`update site.site set company_id = $2, settings = $3 where id = $1`, [id, company_id, JSON.stringify(settings)]);
  await world.rows(`delete from site.company where id <> all(select company_id from site.site)`);
  await world.rows(
    `update site.company set (name, address, kvk, city, country, tradenames, vat_numbers, creditor_id, support_phone, delete_discount, added, version)
       = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) where id = $1`,
    [
      demoIds.company,
      ...[
        'name',
        'address',
        'kvk',
        'city',
        'country',
        'tradenames',
        'vat_numbers',
        'creditor_id',
        'support_phone',
        'delete_discount',
        'added',
        'version',
      ].map((column) => company[column]),
    ],
  );
  await world.get(SiteService).refresh();
}
const office = () => world.get(CompaniesOfficeService);
const open = (id: string = demoIds.company) => office().open(owner, id);
const make = async (wish: Partial<CompanyDetails> = {}, by = owner) =>
  office().make(by, { ...details, ...wish, reason: 'A seller of its own', ...(await by.stepUp()) });
const fieldNames = Object.keys(details) as (keyof CompanyDetails)[];
const detailsOf = (page: CompanyPage) => Object.fromEntries(fieldNames.map((name) => [name, page[name]])) as unknown as CompanyDetails;
const change = async (page: CompanyPage, wish: Partial<CompanyDetails>) =>
  office().change(owner, page.id, { version: page.version, ...detailsOf(page), ...wish, reason: 'It moved' });
const give = (page: CompanyPage, from: string = demoIds.company) =>
  office().giveSite(owner, page.id, { site_id: anna.siteId, from, reason: 'Sold there now' });
const entries = (act: string) =>
  world.rows<{ facts: Record<string, unknown> }>(`select facts from audit.entry where staff_id = $1 and act = $2 order by at desc`, [
    owner.id,
    act,
  ]);
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );

async function order(): Promise<string> {
  const { bundles, consent } = await world.get(PricesService).of(anna.id, {});
  const bundle = bundles.find(({ credits }) => credits === 50);
  if (!bundle) throw new Error('there is no such bundle');
  const body = { bundle_id: bundle.id, method: 'ideal', expected: bundle.payable, consent } as const;
  const caller = { memberId: anna.id, networkCountry: null, origin: 'http://localhost:3000' };
  return (await world.get(CheckoutService).order(caller, body, randomUUID())).orderId;
}
async function pay(orderId: string): Promise<void> {
  const payment = [...provider.payments.values()].find((one) => one.orderId === orderId);
  provider.say(payment?.id ?? '', { status: 'paid' });
  await world.get(SettlementService).sync(orderId);
  await world.get(InvoiceIssuing).issueInvoice(world.get(OutboxStore).claim(randomUUID()), orderId);
}
const sellerOf = async (orderId: string) => {
  const [paper] = await world.rows<{ name: string; company_id: string; number: number }>(
    `select content->'company'->>'name' as name, company_id, number from payments.invoice where order_id = $1`,
    [orderId],
  );
  return paper;
};

describe('the companies of the house, in the hands of its owner [#82]', () => {
  it('are told with their sites, their day and the papers of the year', async () => {
    const orderId = await order();
    await pay(orderId);
    const answer = companiesAnswer.parse(await office().list(staff('finance'), { page: 1, per_page: 25 }));
    const year = new Date().getFullYear();
    expect(answer.rows[0]).toMatchObject({ id: demoIds.company, invoices: 1, last_number: `${year}-000001` });
    expect(answer.rows[0]?.hosts).toContain('localhost');
    const page = await open();
    expect(companyPage.parse(page)).toEqual(page);
    expect(page.sites.map(({ id }) => id)).toContain(demoIds.site);
    expect(page.numbers).toEqual([{ year, kind: 'invoice', count: 1, last: 1, last_number: `${year}-000001` }]);
  });

  it('sell from now on where a site is given to them: the next order has the new seller on its invoice, an earlier one keeps the old', async () => {
    const old = (await open()).name;
    const early = await order();
    const made = await make();
    expect(made).toMatchObject({ ...details, version: 1, sites: [], numbers: [], vat_schemes: [] });
    expect(made.other_sites.find(({ id }) => id === anna.siteId)?.company.id).toBe(demoIds.company);
    const page = await give(made);
    expect(page.sites.map(({ id }) => id)).toEqual([anna.siteId]);
    const late = await order();
    // Both are paid after the site was given.
    await pay(early);
    await pay(late);
    expect(await sellerOf(early)).toEqual({ name: old, company_id: demoIds.company, number: 1 });
    expect(await sellerOf(late)).toEqual({ name: details.name, company_id: made.id, number: 1 });
    expect((await entries('company.site_given'))[0]?.facts).toEqual({ site: anna.siteId, from: demoIds.company });
  });

  it('change for what comes: a paper that was issued stays what it was', async () => {
    const [first, unpaid] = [await order(), await order()];
    await pay(first);
    const page = await open();
    const changed = await change(page, { name: 'Lente en Zomer B.V.', city: 'Zeist' });
    expect(changed).toMatchObject({ name: 'Lente en Zomer B.V.', version: page.version + 1 });
    const later = await order();
    await pay(unpaid);
    await pay(later);
    expect((await Promise.all([first, unpaid, later].map(sellerOf))).map((paper) => [paper?.name, paper?.number])).toEqual([
      [page.name, 1],
      [page.name, 2],
      ['Lente en Zomer B.V.', 3],
    ]);
    expect((await entries('company.changed'))[0]?.facts).toEqual({
      before: { name: page.name, city: page.city },
      after: { name: 'Lente en Zomer B.V.', city: 'Zeist' },
    });
  });

  it('offer a discount to whoever leaves, where the owner wants it', async () => {
    const offer = () => world.get(LeavingDiscountService).offer(anna.id);
    const page = await change(await open(), { delete_discount: false });
    expect(await offer()).toBeNull();
    await change(page, { delete_discount: true });
    expect(await offer()).toMatchObject({ percentage: 25, user_id: anna.id });
  });

  it('are not changed by two at once unseen: the second is told, and the first stands', async () => {
    const page = await open();
    const both = await Promise.all([change(page, { city: 'Zeist' }), change(page, { city: 'Bilthoven' })].map(refusalOf));
    expect(new Set(both)).toEqual(new Set(['done', 'settings_changed']));
    expect(['Zeist', 'Bilthoven']).toContain((await open()).city);
    // The same again changes nothing, and leaves no entry.
    const now = await open();
    const count = (await entries('company.changed')).length;
    expect((await change(now, {})).version).toBe(now.version);
    expect(await entries('company.changed')).toHaveLength(count);
  });

  it('are given a site by whoever knows whose it is: somebody else gave it away meanwhile', async () => {
    const [one, other] = [await make(), await make({ name: 'Winter B.V.', kvk: 'HRB 54321' })];
    const both = await Promise.all([give(one), give(other)].map(refusalOf));
    expect(new Set(both)).toEqual(new Set(['done', 'settings_changed']));
    const taker = (await open(one.id)).sites.length > 0 ? one : other;
    // Pressing twice does no harm.
    const count = (await entries('company.site_given')).length;
    await give(taker);
    expect(await entries('company.site_given')).toHaveLength(count);
    expect(await refusalOf(office().giveSite(owner, randomUUID(), { site_id: anna.siteId, from: taker.id, reason: 'Nobody' }))).toBe(
      'not_found',
    );
    expect(await refusalOf(office().giveSite(owner, one.id, { site_id: randomUUID(), from: taker.id, reason: 'Nowhere' }))).toBe(
      'not_found',
    );
    expect(await world.rows(`select from site.site where company_id is null`)).toEqual([]);
  });

  it('are there once, by their number in their country: none that was made twice could be taken away again', async () => {
    const both = await Promise.all([make(), make({ name: 'Herfst the second' }, await anOwner(world))].map(refusalOf));
    expect(both.filter((one) => one === 'done')).toHaveLength(1);
    expect(both).toContainEqual({ kvk: 'company_exists' });
    const other = await make({ country: 'AT' });
    expect(await refusalOf(change(other, { country: 'DE' }))).toEqual({ kvk: 'company_exists' });
    expect((await change(other, { city: 'Wien' })).city).toBe('Wien');
  });

  it('stay: no code of the product deletes one, or leaves a site without', async () => {
    const act = (sql: string) => world.get(Transactions).run((tx) => tx.query(sql));
    await expect(act(`delete from site.company`)).rejects.toThrow('permission denied');
    await expect(act(`update site.site set company_id = null`)).rejects.toThrow('not-null');
    await expect(act(`update site.site set company_id = uuidv7()`)).rejects.toThrow('site_company_fk');
  });

  it('show the gap where a number of a year is missing', async () => {
    const { id } = await make();
    await world.rows(
      `insert into payments.invoice (company_id, kind, year, number, order_id, member_id, ref, content, issued_at)
       select $1, k.kind, 2025, k.number, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '{}', now()
         from (values ('invoice', 1), ('invoice', 3), ('credit_note', 1)) as k (kind, number)`,
      [id],
    );
    expect((await open(id)).numbers).toEqual([
      { year: 2025, kind: 'invoice', count: 2, last: 3, last_number: '2025-000003' },
      { year: 2025, kind: 'credit_note', count: 1, last: 1, last_number: 'C2025-000001' },
    ]);
  });

  it('are not held while their papers are counted, which takes as long as there are papers', async () => {
    const repository = world.get(CompaniesOfficeRepository);
    const series = repository.series.bind(repository);
    const counting = jest.spyOn(repository, 'series').mockImplementation(async (tx, id) => {
      await world.rows(`select from site.company where id = $1 for update nowait`, [id]);
      return series(tx, id);
    });
    await pay(await order());
    const page = await change(await open(), { city: 'Zeist' });
    expect(page.numbers).toMatchObject([{ kind: 'invoice', count: 1 }]);
    const made = await give(await make());
    expect((await change(made, { city: 'Potsdam' })).numbers).toEqual([]);
    expect(counting).toHaveBeenCalledTimes(5);
  });

  it('are read by finance and by nobody else but the owner, who alone changes them', async () => {
    const page = await office().open(staff('finance'), demoIds.company);
    for (const role of ['support', 'moderator', 'content', 'ops'] as const)
      await expect(async () => office().open(staff(role), demoIds.company)).rejects.toThrow('forbidden');
    const wish = { version: page.version, ...detailsOf(page), name: 'Mine', reason: 'Mine' };
    await expect(async () => office().change(staff('finance'), page.id, wish)).rejects.toThrow('forbidden');
    expect(await refusalOf(open(randomUUID()))).toBe('not_found');
  });
});

describe('the company command', () => {
  const client = { query: async (sql: string, parameters?: unknown[]) => ({ rows: await world.rows(sql, parameters) }) };
  const waitingSql = `select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`;
  const named = {
    name: 'Lente B.V.',
    address: 'Maanlaan 4, 3511 AA',
    kvk: '12345678',
    city: 'Utrecht',
    country: 'NL',
    tradenames: ['Lente'],
    vatNumbers: ['nl 1234.56.789 b01'],
    supportPhone: '030 765 43 22',
    supportEmail: 'hello@lente.example',
  };

  it('goes the way of the office: whoever looked before it is told, and the discount for those who leave stays', async () => {
    const page = await change(await open(), { delete_discount: true });
    expect(await setCompany(client, named)).toBe(true);
    expect(await refusalOf(change(page, { city: 'Zeist' }))).toBe('settings_changed');
    expect(await open()).toMatchObject({ address: 'Maanlaan 4, 3511 AA', vat_numbers: ['NL123456789B01'], delete_discount: true });
    expect(await world.rows(`select settings->>'support_phone' as phone from site.site where id = $1`, [demoIds.site])).toEqual([
      { phone: '030 765 43 22' },
    ]);
  });

  it('gives the site of a host a company of its own, and the others keep theirs', async () => {
    const others = async () =>
      (await open()).other_sites.map(({ hosts, company: { name } }) => [hosts, name]).filter(([hosts]) => !hosts?.includes('de.localhost'));
    const before = await others();
    expect(await setCompany(client, { ...named, name: 'Herbst GmbH', kvk: 'HRB 11111' }, 'de.localhost')).toBe(true);
    const { sites, other_sites } = await open();
    expect(other_sites.map(({ hosts, company: { name } }) => [hosts, name])).toContainEqual([['de.localhost'], 'Herbst GmbH']);
    expect(await others()).toEqual(before);
    expect(sites.length).toBeGreaterThan(0);
    expect(await setCompany(client, named, 'nowhere.example')).toBe(false);
  });

  it('leaves the discount for those who leave as somebody sets it at the same moment', async () => {
    await change(await open(), { delete_discount: false });
    const naming = await world.get(Transactions).run(async (tx) => {
      await tx.query(`update site.company set delete_discount = true where id = $1`, [demoIds.company]);
      const waiting = setCompany(client, named);
      await until(async () => (await tx.query(waitingSql)).length > 0);
      // In an object, so that it is not waited for here.
      return { waiting };
    });
    expect(await naming.waiting).toBe(true);
    expect(await open()).toMatchObject({ address: named.address, delete_discount: true });
  });

  it('makes no company twice: the number of another one is refused, for all sites and for one', async () => {
    await make({ country: 'NL', kvk: '87654321' });
    const { version } = await open();
    for (const host of [null, 'de.localhost'])
      expect(await refusalOf(setCompany(client, { ...named, kvk: '87654321' }, host))).toEqual({ kvk: 'company_exists' });
    expect((await open()).version).toBe(version);
    // Its own number is no other's.
    expect(await refusalOf(setCompany(client, { ...named, kvk: '98765432' }))).toBe('done');
    expect(await refusalOf(setCompany(client, { ...named, kvk: '98765432', city: 'Zeist' }))).toBe('done');
  });

  it('says what cannot be, and then changes nothing', async () => {
    const { version } = await open();
    const act = setCompany(client, { ...named, vatNumbers: ['NL1'], supportPhone: 'call us' });
    await expect(act).rejects.toEqual(new CompanyFault(['vat_numbers', 'support_phone']));
    expect((await open()).version).toBe(version);
  });
});
