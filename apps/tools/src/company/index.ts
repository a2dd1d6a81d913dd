import { parseArgs } from 'node:util';
import { loadStartSettings } from '#config';
import { AppError } from '#contracts';
import { CompanyFault, setCompany, type NamedCompany } from '#site';
import { ClearFault } from '../clear-fault.js';
import { withClient } from '../with-client.js';

const usage = `Say all of it:
  --name "Anna & Co B.V." --address "Street 1, 1234 AB" --city Utrecht --country NL --kvk 12345678
  --vat NL123456789B01 [--vat …] --tradename "Second Spring" [--tradename …] --phone "030 765 43 21" --email hello@example.org
With --host de.example.org it is the company of that site alone.`;

/** Writes the company of the sites into the database that DATABASE_OWNER_URL names; running processes show it within 15 seconds. */
export async function company(args: readonly string[]): Promise<void> {
  const { host, ...details } = detailsIn(args);
  const { DATABASE_OWNER_URL: ownerUrl } = loadStartSettings();
  if (!ownerUrl) throw new ClearFault('DATABASE_OWNER_URL is missing');
  try {
    if (!(await withClient(ownerUrl, (client) => setCompany(client, details, host)))) throw new ClearFault(`No site has the host ${host}.`);
    console.log(`The company is ${details.name} now.`);
  } catch (error) {
    if (error instanceof AppError && error.details.fields?.['kvk'] === 'company_exists')
      throw new ClearFault(
        `Another company has the number ${details.kvk} already: say yours, or have the back office give the site to that one.`,
      );
    if (error instanceof CompanyFault) throw new ClearFault(`Not right yet: ${error.fields.map(optionOf).join(', ')}. ${usage}`);
    throw error;
  }
}

/** `host`: of the site that the company runs; null: the default one and all that share its company. */
export function detailsIn(args: readonly string[]): NamedCompany & { readonly host: string | null } {
  const { name, address, city, country, kvk, phone, email, vat, tradename, host = null } = valuesOf(args);
  if (!name || !address || !city || !kvk || !phone || !vat || !tradename) throw new ClearFault(usage);
  if (!country || !/^[A-Z]{2}$/.test(country)) throw new ClearFault(`--country is a code of two letters, such as NL. ${usage}`);
  if (!email?.includes('@')) throw new ClearFault(`--email is an address. ${usage}`);
  return { name, address, kvk, city, country, tradenames: tradename, vatNumbers: vat, supportPhone: phone, supportEmail: email, host };
}

const options: Readonly<Record<string, string>> = { vat_numbers: 'vat', tradenames: 'tradename', support_phone: 'phone' };
const optionOf = (field: string): string => `--${options[field] ?? field}`;

function valuesOf(args: readonly string[]) {
  const one = { type: 'string' } as const;
  const many = { ...one, multiple: true } as const;
  const known = {
    name: one,
    address: one,
    city: one,
    country: one,
    kvk: one,
    phone: one,
    email: one,
    vat: many,
    tradename: many,
    host: one,
  };
  try {
    return parseArgs({ args: [...args], options: known }).values;
  } catch (error) {
    throw new ClearFault(`${error instanceof Error ? error.message : String(error)}. ${usage}`);
  }
}
