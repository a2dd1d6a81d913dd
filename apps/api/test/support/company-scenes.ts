import { randomUUID } from 'node:crypto';
import type { StaffRole, StepUp } from '#contracts-admin';
import { demoIds } from '#site';
import type { World } from '#testing';
import type { Scene } from './command-scene.js';

const details = {
  name: 'Herfst B.V.',
  address: 'Zonlaan 3, 3511 AA',
  city: 'Utrecht',
  country: 'NL',
  kvk: '12345678',
  tradenames: ['Herfst'],
  vat_numbers: ['NL123456789B01'],
  creditor_id: null,
  support_phone: '030 765 43 21',
  delete_discount: false,
};
/** No site has one of them: what is played on them stays with them. */
const aside = 'Of the scenes';
const reason = 'Looked at both';

/** What the commands about companies and VAT are played on. */
export function companyScenes(world: () => World, stepUp: (role: StaffRole) => Promise<StepUp>) {
  const row = async (sql: string, parameters: unknown[]): Promise<string> => {
    const [made] = await world().rows<{ id: string }>(sql, parameters);
    return made?.id ?? '';
  };
  const aCompany = () =>
    row(
      `insert into site.company (name, address, kvk, city, country, vat_numbers, support_phone)
       values ($1, 'A 1', '1', 'Utrecht', 'NL', $2, '030 1') returning id`,
      [aside, details.vat_numbers],
    );
  const companies = () =>
    world().rows<{ tx: string }>(`select xmin::text as tx, id, name, version from site.company order by id desc limit 1`);
  const schemes = () =>
    world().rows<{ tx: string }>(`select xmin::text as tx, id, withdrawn_at from payments.vat_scheme order by id desc limit 1`);
  const rates = () =>
    world().rows<{ tx: string }>(`select xmin::text as tx, id, withdrawn_at from payments.vat_rate order by id desc limit 1`);
  return {
    make_company: async (role: StaffRole) => ({
      target: null,
      subject: null,
      input: { ...details, kvk: randomUUID(), name: aside, reason, step_up: await stepUp(role) },
      optional: ['step_up'],
      state: companies,
    }),
    change_company: async () => {
      const id = await aCompany();
      return { target: id, subject: id, input: { version: 1, ...details, kvk: randomUUID(), name: aside, reason }, state: companies };
    },
    give_site: async () => {
      const id = await aCompany();
      const site = await row(`insert into site.site (community_id, company_id, name) values ($1, $2, $3) returning id`, [
        demoIds.community,
        demoIds.company,
        aside,
      ]);
      const state = () => world().rows<{ tx: string }>(`select xmin::text as tx, company_id from site.site where id = $1`, [site]);
      return { target: id, subject: id, input: { site_id: site, from: demoIds.company, reason }, state };
    },
    set_vat_scheme: async (role: StaffRole) => {
      const id = await aCompany();
      const scheme = { country: 'DE', kind: 'one_stop_shop', number: 'NL123456789B01', from: '2026-01-01' };
      const input = { version: 1, ...scheme, reason, step_up: await stepUp(role) };
      return { target: id, subject: id, input, optional: ['step_up'], state: schemes };
    },
    withdraw_vat_scheme: async (role: StaffRole) => {
      const company = await aCompany();
      const id = await row(
        `insert into payments.vat_scheme (company_id, country, kind, number, from_day, made_at, made_by, reason)
         values ($1, 'DE', 'none', '', current_date + 30, now(), gen_random_uuid(), 'b') returning id`,
        [company],
      );
      const input = { reason, step_up: await stepUp(role) };
      return { target: id, subject: company, input, optional: ['step_up'], state: schemes };
    },
    add_vat_rate: async () => {
      await world().rows(`delete from payments.vat_rate where made_by is not null`);
      const [{ version } = { version: 0 }] = await world().rows<{ version: number }>(
        `select count(*)::int as version from payments.vat_rate where country = 'NL'`,
      );
      const input = { country: 'NL', version, basis_points: 2_200, from: '2100-01-01', reason };
      return { target: null, subject: null, input, state: rates };
    },
    withdraw_vat_rate: async () => {
      await world().rows(`delete from payments.vat_rate where made_by is not null`);
      const id = await row(
        `insert into payments.vat_rate (country, from_day, basis_points, made_at, made_by, reason)
         values ('NL', current_date + 30, 2200, now(), gen_random_uuid(), 'b') returning id`,
        [],
      );
      return { target: id, subject: id, input: { reason }, state: rates };
    },
  } satisfies Record<string, (role: StaffRole) => Promise<Scene>>;
}

/** Leaves sites and companies as they were. */
export async function clearCompanies(world: World): Promise<void> {
  await world.rows(`delete from site.site where name = $1`, [aside]);
  await world.rows(`delete from site.company where name = $1`, [aside]);
  await world.rows(`delete from payments.vat_rate where made_by is not null`);
}
