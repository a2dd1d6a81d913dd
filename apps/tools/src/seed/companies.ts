import type pg from 'pg';
import { demoIds, setCompany, type NamedCompany } from '#site';

/** Beside the company of the default site: those of two others, each written as its country writes addresses. */
export const demoCompanies: readonly (NamedCompany & { readonly host: string })[] = [
  {
    host: 'de.localhost',
    name: 'Zweiter Frühling GmbH',
    address: 'Musterstraße 5, 10115',
    kvk: 'HRB 00000',
    city: 'Berlin',
    country: 'DE',
    tradenames: ['Second Spring'],
    vatNumbers: ['DE000000000'],
    supportPhone: '030 23125 000',
    supportEmail: 'hilfe@secondspring.example',
  },
  {
    host: 'en.localhost',
    name: 'Second Spring Ltd',
    address: '12 Sample Street, SW1A 1AA',
    kvk: '01234567',
    city: 'London',
    country: 'GB',
    tradenames: ['Second Spring'],
    vatNumbers: ['GB000000000'],
    supportPhone: '020 7946 0000',
    supportEmail: 'help@secondspring.example',
  },
];

/** An example: no bank knows it. */
const demoCreditor = 'NL00ZZZ000000000000';

/** By the way in which an owner names the company of a site. */
export async function nameCompanies(client: pg.ClientBase): Promise<void> {
  for (const { host, ...details } of demoCompanies) await setCompany(client, details, host);
  await client.query(`update site.company set creditor_id = $2 where id = $1`, [demoIds.company, demoCreditor]);
}
