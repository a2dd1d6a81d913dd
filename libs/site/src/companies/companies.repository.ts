import { Injectable } from '@nestjs/common';
import type { CompanyDetails } from '#contracts-admin';
import type { CompanyEntity } from './company.entity.js';

/** A transaction of the product, or of the tools, which know no other way into the database. */
export interface Asker {
  query<Row = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** A company as it stands, with its details as they are written. */
export interface KnownCompany extends CompanyDetails {
  readonly id: string;
  readonly version: number;
  readonly added: Date;
}

export type ListedCompany = Pick<KnownCompany, 'id' | 'name' | 'country'>;

interface Target {
  readonly site: string;
  readonly company: string;
  /** Whether other sites have the same company. */
  readonly isShared: boolean;
}

const detailColumns = 'name, address, city, country, kvk, tradenames, vat_numbers, creditor_id, support_phone, delete_discount';
const valuesOf = (details: CompanyDetails): unknown[] => [
  details.name,
  details.address,
  details.city,
  details.country,
  details.kvk,
  details.tradenames,
  details.vat_numbers,
  details.creditor_id,
  details.support_phone,
  details.delete_discount,
];

@Injectable()
export class CompaniesRepository {
  async find(tx: Asker, id: string): Promise<KnownCompany | undefined> {
    const [row] = await tx.query<KnownCompany>(`select id, version, added, ${detailColumns} from site.company where id = $1`, [id]);
    return row;
  }

  all(tx: Asker): Promise<ListedCompany[]> {
    return tx.query<ListedCompany>(`select id, name, country from site.company order by lower(name), id`, []);
  }

  /** As it stands, held until the transaction ends. */
  async lock(tx: Asker, id: string): Promise<KnownCompany | undefined> {
    const [row] = await tx.query<KnownCompany>(`select id, version, added, ${detailColumns} from site.company where id = $1 for update`, [
      id,
    ]);
    return row;
  }

  async insert(tx: Asker, details: CompanyDetails): Promise<CompanyEntity['id']> {
    const [row] = await tx.query<{ id: string }>(
      `insert into site.company (${detailColumns}, added) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, public.app_now()) returning id`,
      valuesOf(details),
    );
    return row?.id ?? '';
  }

  /** Holds the chamber numbers of all companies until the transaction ends: of two who write the same one, the second is told. */
  async lockChamberNumbers(tx: Asker): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('site.company kvk', 0))`);
  }

  async isChamberNumberKnown(tx: Asker, { country, kvk }: Pick<CompanyDetails, 'country' | 'kvk'>): Promise<boolean> {
    return (await tx.query(`select from site.company where country = $1 and kvk = $2 limit 1`, [country, kvk])).length > 0;
  }

  /** Under the next version. */
  async update(tx: Asker, id: string, details: CompanyDetails): Promise<void> {
    await tx.query(
      `update site.company set version = version + 1, (${detailColumns}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11) where id = $1`,
      [id, ...valuesOf(details)],
    );
  }

  async raiseVersion(tx: Asker, id: string): Promise<void> {
    await tx.query(`update site.company set version = version + 1 where id = $1`, [id]);
  }

  /** The company of a site, which is held until the transaction ends; undefined when there is no such site. */
  async lockSite(tx: Asker, siteId: string): Promise<string | undefined> {
    const [row] = await tx.query<{ company: string }>(`select company_id as company from site.site where id = $1 for update`, [siteId]);
    return row?.company;
  }

  async giveSite(tx: Asker, siteId: string, companyId: string): Promise<void> {
    await tx.query(`update site.site set company_id = $2, version = version + 1 where id = $1`, [siteId, companyId]);
  }

  /** The site of a host, or the default one, held until the transaction ends. */
  async target(tx: Asker, host: string | null): Promise<Target | undefined> {
    const [row] = await tx.query<{ site: string; company: string; shared: boolean }>(
      `select s.id as site, s.company_id as company, exists (select from site.site o where o.company_id = s.company_id and o.id <> s.id) as shared
         from site.site s
        where case when $1::text is null then s.is_default else s.id = (select h.site_id from site.site_host h where h.host = $1) end
          for update`,
      [host],
    );
    return row && { site: row.site, company: row.company, isShared: row.shared };
  }

  /** What the sites of a company say of how to reach it. */
  async tellSites(tx: Asker, companyId: string, phone: string, email: string): Promise<void> {
    await tx.query(
      `update site.site set version = version + 1,
              settings = settings || jsonb_build_object('support_phone', $2::text, 'support_email', $3::text)
        where company_id = $1`,
      [companyId, phone, email],
    );
  }
}
