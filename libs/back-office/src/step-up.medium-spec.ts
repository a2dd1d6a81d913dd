import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { codeAt, Passwords, StaffAccounts } from '#auth';
import { AppError } from '#contracts';
import type { CompanyDetails, StepUp } from '#contracts-admin';
import { demoIds, SiteService } from '#site';
import { World } from '#testing';
import {
  BackOfficeModule,
  ColleaguesOfficeService,
  CompaniesOfficeService,
  SitesOfficeService,
  VatSchemesOfficeService,
  type StaffActor,
} from './index.js';

const password = 'a long enough password';
const reason = 'Other work';
const details: CompanyDetails = {
  name: 'Of the step-ups',
  address: 'Zonlaan 3, 3511 AA',
  city: 'Utrecht',
  country: 'NL',
  kvk: 'step-ups',
  tradenames: [],
  vat_numbers: ['NL123456789B01'],
  creditor_id: null,
  support_phone: '030 765 43 21',
  delete_discount: false,
};
let world: World;
let olga: StaffActor;
let secret: string;
let site: { settings: object; version: number } | undefined;

const clear = () => world.rows(`delete from site.company where kvk = $1`, [details.kvk]);
beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  [site] = await world.rows<{ settings: object; version: number }>(`select settings, version from site.site where id = $1`, [demoIds.site]);
});
beforeEach(async () => {
  await world.empty();
  await clear();
  const client = { query: async (sql: string, values: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, values) }) };
  const email = `${randomUUID()}@staff.example`;
  const accounts = new StaffAccounts(client, new Passwords(), world.config.appSecret);
  const { id, totpUri } = await accounts.create({ email, name: 'Olga', password, roles: ['owner'] });
  secret = new URL(totpUri).searchParams.get('secret') ?? '';
  olga = { id, roles: ['owner'], ip: '192.0.2.1' };
});
afterAll(async () => {
  await clear();
  await world.rows(`delete from auth.staff`);
  await world.rows(`delete from site.settings_change where site_id = $1`, [demoIds.site]);
  await world.rows(`update site.site set settings = $2, version = $3 where id = $1`, [demoIds.site, site?.settings, site?.version]);
  await world.get(SiteService).refresh();
  await world.close();
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const entries = async () =>
  (
    await world.rows<{ act: string }>(
      `select act from audit.entry where staff_id = $1 and act not like '%.opened' and act not like 'staff.created' order by at, id`,
      [olga.id],
    )
  ).map(({ act }) => act);

/** Plays an act without, with a wrong and with a right step-up, and says what was seen of it each time. */
async function played(act: (asked: { step_up?: StepUp }) => Promise<unknown>, seen: () => Promise<unknown>) {
  const code = codeAt(secret, Date.now());
  const tries: { step_up?: StepUp }[] = [{}, { step_up: { password: 'wrong', code } }, { step_up: { password, code } }];
  const found: [string, unknown][] = [];
  for (const one of tries) found.push([await outcome(act(one)), await seen()]);
  return found;
}

/** One that nobody had to make. */
async function aCompany(): Promise<string> {
  const [made] = await world.rows<{ id: string }>(
    `insert into site.company (name, address, kvk, city, country, vat_numbers, support_phone)
     values ('Of the step-ups', 'Zonlaan 3, 3511 AA', $1, 'Utrecht', 'NL', $2, '030 765 43 21') returning id`,
    [details.kvk, details.vat_numbers],
  );
  return made?.id ?? '';
}

describe('the back office asks for password and code once more', () => {
  it('before somebody becomes an owner', async () => {
    const invite = (asked: object) =>
      world
        .get(ColleaguesOfficeService)
        .invite(olga, { email: 'otto@staff.example', name: 'Otto', roles: ['owner'], language: 'nl', reason, ...asked });
    const seen = async () => (await world.rows(`select from auth.staff where email = 'otto@staff.example'`)).length;
    expect(await played(invite, seen)).toEqual([
      ['step_up_required', 0],
      ['step_up_wrong', 0],
      ['done', 1],
    ]);
    expect(await entries()).toEqual(['staff.step_up_refused', 'staff.stepped_up', 'staff.invited']);
  });

  it('before an owner is ended, and not before another colleague is', async () => {
    const aColleague = async (role: string) => {
      const [row] = await world.rows<{ id: string }>(
        `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ($1, 'Otto', 'none', 'x', $2) returning id`,
        [`${randomUUID()}@staff.example`, [role]],
      );
      return row?.id ?? '';
    };
    const [otto, mira] = [await aColleague('owner'), await aColleague('moderator')];
    const office = world.get(ColleaguesOfficeService);
    const seen = async () => (await world.rows<{ active: boolean }>(`select active from auth.staff where id = $1`, [otto]))[0]?.active;
    expect(await played((asked) => office.end(olga, otto, { reason, ...asked }), seen)).toEqual([
      ['step_up_required', true],
      ['step_up_wrong', true],
      ['done', false],
    ]);
    expect(await outcome(office.end(olga, mira, { reason }))).toBe('done');
  });

  it('before a company is made, and before it is noted or withdrawn how one pays VAT', async () => {
    const office = world.get(CompaniesOfficeService);
    const again = () => world.rows(`update auth.staff set totp_last_step = 0 where id = $1`, [olga.id]);
    const companies = async () => (await world.rows(`select from site.company where kvk = $1`, [details.kvk])).length;
    const asked = [
      ['step_up_required', 0],
      ['step_up_wrong', 0],
      ['done', 1],
    ];
    expect(await played((proof) => office.make(olga, { ...details, reason, ...proof }), companies)).toEqual(asked);

    const [{ id } = { id: '' }] = await world.rows<{ id: string }>(`select id from site.company where kvk = $1`, [details.kvk]);
    const schemes = async () => (await office.open(olga, id)).vat_schemes.filter(({ state }) => state !== 'withdrawn').length;
    const wish = { version: 1, country: 'DE', kind: 'one_stop_shop', number: 'NL123456789B01', from: '2025-01-01', reason } as const;
    await again();
    const schemesOffice = world.get(VatSchemesOfficeService);
    expect(await played((proof) => schemesOffice.setScheme(olga, id, { ...wish, ...proof }), schemes)).toEqual(asked);

    await again();
    const [scheme] = (await office.open(olga, id)).vat_schemes;
    await world.rows(`update payments.vat_scheme set from_day = current_date + 30 where id = $1`, [scheme?.id]);
    expect(await played((proof) => schemesOffice.withdrawScheme(olga, scheme?.id ?? '', { reason, ...proof }), schemes)).toEqual([
      ['step_up_required', 1],
      ['step_up_wrong', 1],
      ['done', 0],
    ]);
  });

  it('before the VAT numbers of a company change, and not before its address does', async () => {
    const office = world.get(CompaniesOfficeService);
    const id = await aCompany();
    const change = (changes: Partial<CompanyDetails>, version: number, asked = {}) =>
      office.change(olga, id, { ...details, ...changes, version, reason, ...asked });
    expect(await outcome(change({ city: 'Amersfoort' }, 1))).toBe('done');
    const seen = async () => (await office.open(olga, id)).vat_numbers;
    const moved = { city: 'Amersfoort', vat_numbers: ['NL987654321B01'] };
    expect(await played((asked) => change(moved, 2, asked), seen)).toEqual([
      ['step_up_required', details.vat_numbers],
      ['step_up_wrong', details.vat_numbers],
      ['done', moved.vat_numbers],
    ]);
  });

  it('before a company collects by direct debit under another creditor id', async () => {
    const office = world.get(CompaniesOfficeService);
    const id = await aCompany();
    const change = (asked: object) =>
      office.change(olga, id, { ...details, creditor_id: 'DE98ZZZ09999999999', version: 1, reason, ...asked });
    const seen = async () => (await office.open(olga, id)).creditor_id;
    expect(await played(change, seen)).toEqual([
      ['step_up_required', null],
      ['step_up_wrong', null],
      ['done', 'DE98ZZZ09999999999'],
    ]);
  });

  it('before one person may give back more, and before that is taken back; not before another setting changes', async () => {
    const office = world.get(SitesOfficeService);
    const version = async () => (await office.open(olga, demoIds.site)).version;
    const change = async (changes: object, asked = {}) =>
      office.change(olga, demoIds.site, { version: await version(), changes, reason, ...asked });
    const seen = async () => (await office.open(olga, demoIds.site)).settings.refund_alone;
    expect(await outcome(change({ swipe_likes: 7 }))).toBe('done');
    const before = await seen();
    expect(await played((asked) => change({ refund_alone: 90_000 }, asked), seen)).toEqual([
      ['step_up_required', before],
      ['step_up_wrong', before],
      ['done', 90_000],
    ]);
    await world.rows(`update auth.staff set totp_last_step = 0 where id = $1`, [olga.id]);
    const undo = async (asked: object) => office.undo(olga, demoIds.site, { version: await version(), reason, ...asked });
    expect(await played(undo, seen)).toEqual([
      ['step_up_required', 90_000],
      ['step_up_wrong', 90_000],
      ['done', before],
    ]);
  });
});
