import type { SqlClient } from './installation.repository.js';

export type CompanyDetails = {
  readonly name: string;
  readonly address: string;
  readonly kvk: string;
  readonly city: string;
  readonly country: string;
  readonly tradenames: readonly string[];
  readonly vatNumbers: readonly string[];
  readonly supportPhone: string;
  readonly supportEmail: string;
};

/**
 * Writes who runs a site: the default one with all sites of the same company, or that of a `host`, which gets a company of its own where others
 * share it. False when no site has the host.
 */
export async function setCompany(client: SqlClient, details: CompanyDetails, host: string | null = null): Promise<boolean> {
  const { name, address, kvk, city, country, tradenames, vatNumbers, supportPhone, supportEmail } = details;
  const facts = [name, address, kvk, city, country, tradenames, vatNumbers, supportPhone];
  await client.query('begin');
  const { rows } = await client.query(targetSql, [host]);
  const [target] = rows as { site: string; company: string; shared: boolean }[];
  if (target && host !== null && target.shared) {
    const made = await client.query(insertSql, facts);
    const [company] = made.rows as { id: string }[];
    await client.query(`update site.site set company_id = $2 where id = $1`, [target.site, company?.id]);
  } else if (target) await client.query(updateSql, [...facts, target.company]);
  if (target) await client.query(tellSql, [target.site, supportPhone, supportEmail]);
  await client.query('commit');
  return target !== undefined;
}

const targetSql = `
  select s.id as site, s.company_id as company, exists (select from site.site o where o.company_id = s.company_id and o.id <> s.id) as shared
    from site.site s
   where case when $1::text is null then s.is_default else s.id = (select h.site_id from site.site_host h where h.host = $1) end
     for no key update`;
const insertSql = `insert into site.company (name, address, kvk, city, country, tradenames, vat_numbers, support_phone)
  values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;
const updateSql = `update site.company set name = $1, address = $2, kvk = $3, city = $4, country = $5, tradenames = $6, vat_numbers = $7, support_phone = $8
  where id = $9`;
const tellSql = `update site.site set version = version + 1, settings = settings || jsonb_build_object('support_phone', $2::text, 'support_email', $3::text)
  where company_id = (select company_id from site.site where id = $1)`;
