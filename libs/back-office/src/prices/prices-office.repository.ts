import { Injectable } from '@nestjs/common';
import type { SitePricesQuery, SitePricesRow } from '#contracts-admin';
import type { Tx } from '#database';

const siteSql = `select s.id, s.name, s.version, array(select h.host from site.site_host h where h.site_id = s.id order by h.host) as hosts,
    (select count(*)::int from site.price_list l where l.site_id = s.id and l.withdrawn_at is null) as lists
  from site.site s`;

@Injectable()
export class PricesOfficeRepository {
  /** The default site first. */
  async page(tx: Tx, { page, per_page }: SitePricesQuery): Promise<SitePricesRow[]> {
    const rows = await tx.query<SitePricesRow & { version: number }>(
      `${siteSql} order by s.is_default desc, s.name, s.id offset $1 limit $2`,
      [(page - 1) * per_page, per_page],
    );
    return rows.map(({ version: _, ...row }) => row);
  }

  async count(tx: Tx, most: number): Promise<number> {
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 from site.site limit $1) as capped`, [
      most,
    ]);
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<(SitePricesRow & { readonly version: number }) | undefined> {
    const [row] = await tx.query<SitePricesRow & { version: number }>(`${siteSql} where s.id = $1`, [id]);
    return row;
  }

  async staffNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.query<{ id: string; name: string }>(`select id, name from auth.staff where id = any($1::uuid[])`, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
