import { Injectable } from '@nestjs/common';
import type { SiteDetails } from '#contracts-admin';
import type { Tx } from '#database';

export type StoredSite = Omit<SiteDetails, 'hosts'> & {
  readonly version: number;
  readonly community_id: string;
  readonly is_default: boolean;
  readonly hosts: string[];
};
type NewSite = Pick<SiteDetails, 'name' | 'domain_language'> & {
  readonly communityId: string;
  readonly companyId: string;
  readonly beginsLike: string;
};

/** Sites and their hosts. */
@Injectable()
export class SiteDetailsRepository {
  /** Until the transaction ends nobody else gives a host to a site. */
  async lockHosts(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('site.hosts', 0))`, []);
  }

  async find(tx: Tx, id: string): Promise<StoredSite | undefined> {
    const [row] = await tx.query<StoredSite>(
      `select s.name, s.domain_language, s.version, s.community_id, s.is_default,
              array(select h.host from site.site_host h where h.site_id = s.id order by h.host) as hosts
         from site.site s where s.id = $1 for no key update of s`,
      [id],
    );
    return row;
  }

  /** Of these hosts, those that a site has, and whether it is the default one. */
  ownersOf(tx: Tx, hosts: readonly string[]): Promise<{ host: string; site_id: string; is_default: boolean }[]> {
    return tx.query(
      `select h.host, h.site_id, s.is_default from site.site_host h join site.site s on s.id = h.site_id where h.host = any($1::text[])`,
      [hosts],
    );
  }

  async insertCommunity(tx: Tx, name: string): Promise<string> {
    const [row] = await tx.query<{ id: string }>(`insert into site.community (name) values ($1) returning id`, [name]);
    return row?.id ?? '';
  }

  /** With the settings of another one, and the prices that it has or will have. */
  async insert(tx: Tx, { name, domain_language, communityId, companyId, beginsLike }: NewSite): Promise<string> {
    const [row] = await tx.query<{ id: string }>(
      `insert into site.site (community_id, company_id, name, domain_language, settings)
       select $1, $2, $3, $4, s.settings from site.site s where s.id = $5 returning id`,
      [communityId, companyId, name, domain_language, beginsLike],
    );
    const id = row?.id ?? '';
    await tx.query(
      `insert into site.price_list (site_id, countries, bundles, begins_at, made_at, made_by, reason)
       select $1, countries, bundles, begins_at, made_at, made_by, reason from site.price_list where site_id = $2 and withdrawn_at is null`,
      [id, beginsLike],
    );
    return id;
  }

  async update(tx: Tx, id: string, { name, domain_language }: Pick<SiteDetails, 'name' | 'domain_language'>): Promise<void> {
    await tx.query(`update site.site set name = $2, domain_language = $3, version = version + 1 where id = $1`, [
      id,
      name,
      domain_language,
    ]);
  }

  /** The site has these and no others. */
  async setHosts(tx: Tx, id: string, hosts: readonly string[]): Promise<void> {
    await tx.query(
      `delete from site.site_host where (site_id = $1 and host <> all($2::text[])) or (site_id <> $1 and host = any($2::text[]))`,
      [id, hosts],
    );
    await tx.query(`insert into site.site_host (host, site_id) select unnest($2::text[]), $1 on conflict (host) do nothing`, [id, hosts]);
  }
}
