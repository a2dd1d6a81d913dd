import { Injectable } from '@nestjs/common';
import type { SiteListsQuery, SiteListsRow } from '#contracts-admin';
import type { Tx } from '#database';

const siteSql = `select s.id, s.name, array(select h.host from site.site_host h where h.site_id = s.id order by h.host) as hosts,
    array(select l.locale from chats.icebreaker_list l
           where l.site_id = s.id and exists (select from jsonb_array_elements(l.lines) one where not (one ->> 'hidden')::boolean)
           order by l.locale) as own
  from site.site s`;

@Injectable()
export class CatalogueOfficeRepository {
  /** The default site first. */
  sites(tx: Tx, { page, per_page }: SiteListsQuery): Promise<SiteListsRow[]> {
    return tx.query(`${siteSql} order by s.is_default desc, s.name, s.id offset $1 limit $2`, [(page - 1) * per_page, per_page]);
  }

  async countSites(tx: Tx, most: number): Promise<number> {
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 from site.site limit $1) as capped`, [
      most,
    ]);
    return row?.found ?? 0;
  }

  async site(tx: Tx, id: string): Promise<SiteListsRow | undefined> {
    const [row] = await tx.query<SiteListsRow>(`${siteSql} where s.id = $1`, [id]);
    return row;
  }

  async staffNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.query<{ id: string; name: string }>(`select id, name from auth.staff where id = any($1::uuid[])`, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
