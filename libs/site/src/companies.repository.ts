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

/** Writes who runs the default site, and all sites of the same company. */
export async function setCompany(client: SqlClient, details: CompanyDetails): Promise<void> {
  const { name, address, kvk, city, country, tradenames, vatNumbers, supportPhone, supportEmail } = details;
  await client.query(
    `with changed as (
       update site.company set name = $1, address = $2, kvk = $3, city = $4, country = $5, tradenames = $6, vat_numbers = $7, support_phone = $8
        where id = (select company_id from site.site where is_default) returning id)
     update site.site set version = version + 1, settings = settings || jsonb_build_object('support_phone', $8::text, 'support_email', $9::text)
      where company_id = (select id from changed)`,
    [name, address, kvk, city, country, tradenames, vatNumbers, supportPhone, supportEmail],
  );
}
