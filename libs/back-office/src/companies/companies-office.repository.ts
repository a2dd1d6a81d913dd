import { Injectable } from '@nestjs/common';
import type { CompaniesQuery, OtherSite } from '#contracts-admin';
import type { Tx } from '#database';

export interface ListedCompany {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly added: Date;
  readonly hosts: string[];
  readonly invoices: number;
  readonly last: number | null;
}
export interface Series {
  readonly year: number;
  readonly kind: 'invoice' | 'credit_note';
  readonly count: number;
  readonly last: number;
}

const hostsSql = `array(select h.host from site.site_host h where h.site_id = s.id order by h.host)`;

@Injectable()
export class CompaniesOfficeRepository {
  /** That of the default site first, then by name. `year`: of the books, whose invoices are counted. */
  page(tx: Tx, { page, per_page }: CompaniesQuery, year: number): Promise<ListedCompany[]> {
    return tx.query<ListedCompany>(
      `select c.id, c.name, c.city, c.country, c.added, i.invoices, i.last,
              array(select h.host from site.site_host h join site.site s on s.id = h.site_id where s.company_id = c.id order by h.host) as hosts
         from (select c.*, exists (select from site.site d where d.company_id = c.id and d.is_default) as is_default from site.company c
                order by is_default desc, c.name, c.id offset $1 limit $2) c,
              lateral (select count(*)::int as invoices, max(p.number) as last from payments.invoice p
                        where p.company_id = c.id and p.kind = 'invoice' and p.year = $3) i
        order by c.is_default desc, c.name, c.id`,
      [(page - 1) * per_page, per_page, year],
    );
  }

  async count(tx: Tx, most: number): Promise<number> {
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 from site.company limit $1) as capped`, [
      most,
    ]);
    return row?.found ?? 0;
  }

  /** Every site with its company; the default one first. */
  sites(tx: Tx): Promise<OtherSite[]> {
    return tx.query<OtherSite>(
      `select s.id, s.name, ${hostsSql} as hosts, jsonb_build_object('id', c.id, 'name', c.name) as company
         from site.site s join site.company c on c.id = s.company_id order by s.is_default desc, s.name, 3, s.id`,
    );
  }

  /** The papers of a company by year and kind, the newest year first. */
  series(tx: Tx, companyId: string): Promise<Series[]> {
    return tx.query<Series>(
      `select year, kind, count(*)::int as count, max(number) as last from payments.invoice where company_id = $1
        group by year, kind order by year desc, kind desc`,
      [companyId],
    );
  }

  async staffNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.query<{ id: string; name: string }>(`select id, name from auth.staff where id = any($1::uuid[])`, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
