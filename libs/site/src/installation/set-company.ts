import { companyDetails } from '#contracts-admin';
import { CompaniesRepository, CompaniesService } from '../companies/index.js';
import type { SqlClient } from './installation.repository.js';

export type NamedCompany = {
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

/** Which of the details cannot be, by their names on the wire. */
export class CompanyFault extends Error {
  override readonly name = 'CompanyFault';
  constructor(readonly fields: readonly string[]) {
    super(`the company has a fault in ${fields.join(', ')}`);
  }
}

/**
 * `CompaniesService.name` for the tools: in a transaction of its own, with the checks of the back office. False when no site has the host; throws a
 * `CompanyFault`, and `invalid_input` when another company has the number.
 */
export async function setCompany(client: SqlClient, named: NamedCompany, host: string | null = null): Promise<boolean> {
  const { tradenames, vatNumbers: vat_numbers, supportPhone: support_phone, supportEmail, ...rest } = named;
  const read = companyDetails.safeParse({ ...rest, tradenames, vat_numbers, creditor_id: null, support_phone, delete_discount: false });
  if (!read.success) throw new CompanyFault([...new Set(read.error.issues.map(({ path }) => String(path[0])))]);
  const { creditor_id: _, delete_discount: __, ...details } = read.data;
  const asker = { query: async <Row>(sql: string, parameters?: unknown[]) => (await client.query(sql, parameters)).rows as Row[] };
  const service = new CompaniesService(new CompaniesRepository());
  await client.query('begin');
  try {
    const isDone = await service.name(asker, details, { phone: details.support_phone, email: supportEmail }, host);
    await client.query('commit');
    return isDone;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
