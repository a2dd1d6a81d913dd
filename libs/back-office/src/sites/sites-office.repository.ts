import { Injectable } from '@nestjs/common';
import type { SitePage, SiteRow, SitesQuery } from '#contracts-admin';
import type { Tx } from '#database';

const siteSql = `select s.id, s.name, s.is_default, s.version,
    array(select h.host from site.site_host h where h.site_id = s.id order by h.host) as hosts from site.site s`;

@Injectable()
export class SitesOfficeRepository {
  /** The default one first. */
  page(tx: Tx, { page, per_page }: SitesQuery): Promise<SiteRow[]> {
    return tx.query<SiteRow>(`${siteSql} order by s.is_default desc, s.name, s.id offset $1 limit $2`, [(page - 1) * per_page, per_page]);
  }

  async count(tx: Tx, most: number): Promise<number> {
    const [row] = await tx.query<{ found: number }>(`select count(*)::int as found from (select 1 from site.site limit $1) as capped`, [
      most,
    ]);
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<Omit<SitePage, 'settings' | 'changes'> | undefined> {
    const [row] = await tx.query<Omit<SitePage, 'settings' | 'changes'>>(
      `select s.id, s.name, s.is_default, s.version, s.domain_language, jsonb_build_object('id', c.id, 'name', c.name) as company,
              array(select h.host from site.site_host h where h.site_id = s.id order by h.host) as hosts,
              coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name, o.id)
                 from site.site o where o.community_id = s.community_id and o.id <> s.id), '[]') as shares_with
         from site.site s join site.company c on c.id = s.company_id where s.id = $1`,
      [id],
    );
    return row;
  }

  async staffNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.query<{ id: string; name: string }>(`select id, name from auth.staff where id = any($1::uuid[])`, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
