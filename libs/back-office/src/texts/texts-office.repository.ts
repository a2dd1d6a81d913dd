import { Injectable } from '@nestjs/common';
import { infoPages, locales, type InfoPage, type Locale } from '#contracts';
import { listCap, textIdOf, type TextPlace, type TextRow, type TextsQuery, type TextState } from '#contracts-admin';
import type { Tx } from '#database';

type PlaceRow = {
  site_id: string;
  site: string;
  page: InfoPage;
  locale: Locale;
  state: TextState;
  since: Date | null;
  planned_at: Date | null;
  has_draft: boolean;
};

/** Every page of every site in every language, with what stands there. */
const told = `
  with told as (
    select s.id as site_id, s.name as site, s.is_default, p.page, p.nth, l.locale, d.text is not null as has_draft,
           case when t.built_in then null else t.in_force_at end as since,
           (select min(n.in_force_at) from site.info_text n
             where n.site_id = s.id and n.page = p.page and n.locale = l.locale and n.withdrawn_at is null
               and n.in_force_at > public.app_now()) as planned_at
      from site.site s
     cross join unnest($1::text[]) with ordinality as p(page, nth)
     cross join unnest($2::text[]) as l(locale)
      left join site.info_draft d on d.site_id = s.id and d.page = p.page and d.locale = l.locale
      left join lateral (select i.in_force_at, i.built_in from site.info_text i
                          where i.site_id = s.id and i.page = p.page and i.locale = l.locale and i.withdrawn_at is null
                            and i.in_force_at <= public.app_now()
                          order by i.in_force_at desc, i.version desc limit 1) t on true
     where ($3::uuid is null or s.id = $3) and ($4::text is null or p.page = $4)),
  stated as (
    select told.*, case when since is not null then 'own'
                        when bool_or(since is not null) over (partition by site_id, page) then 'lacking'
                        else 'built_in' end as state
      from told)
  select site_id, site, page, locale, state, since, planned_at, has_draft from stated
   where ($5::text is null or locale = $5) and ($6::text is null or state = $6)`;
const pageSql = `${told} order by is_default desc, site, site_id, nth, locale offset $7 limit $8`;
const countSql = `select count(*)::int as found from (${told} limit ${listCap + 1}) as capped`;

@Injectable()
export class TextsOfficeRepository {
  /** The default site first, its pages in the order of the product. */
  async page(tx: Tx, query: TextsQuery): Promise<TextRow[]> {
    const { page, per_page } = query;
    const rows = await tx.query<PlaceRow>(pageSql, [...filtersOf(query), (page - 1) * per_page, per_page]);
    return rows.map(toRow);
  }

  async count(tx: Tx, query: TextsQuery): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, filtersOf(query));
    return row?.found ?? 0;
  }

  /** One page of a site in all languages. */
  async languages(tx: Tx, { siteId, page }: Pick<TextPlace, 'siteId' | 'page'>): Promise<TextRow[]> {
    const filters = filtersOf({ site_id: siteId, page_name: page });
    return (await tx.query<PlaceRow>(pageSql, [...filters, 0, locales.length])).map(toRow);
  }

  async staffNames(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.query<{ id: string; name: string }>(`select id, name from auth.staff where id = any($1::uuid[])`, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

const filtersOf = ({ site_id, page_name, locale, state }: Partial<TextsQuery>): unknown[] => [
  infoPages,
  locales,
  ...[site_id, page_name, locale, state].map((value) => value ?? null),
];

const toRow = ({ site_id, page, since, planned_at, ...row }: PlaceRow): TextRow => ({
  ...row,
  id: textIdOf({ siteId: site_id, page, locale: row.locale }),
  site_id,
  page_name: page,
  since: since?.toISOString() ?? null,
  planned_at: planned_at?.toISOString() ?? null,
});
