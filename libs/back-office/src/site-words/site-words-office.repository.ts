import { Injectable } from '@nestjs/common';
import { locales, type Locale } from '#contracts';
import { listCap, siteWordIdOf, siteWordKeys, type SiteWordKey, type SiteWordRow, type SiteWordsQuery } from '#contracts-admin';
import type { Tx } from '#database';

type WordRow = { site_id: string; site: string; key: SiteWordKey; texts: Partial<Record<Locale, string>>; changed_at: Date | null };

/** Every site with each of its words; what nobody changed in the back office may stand in the settings. */
const found = `
    from site.site s
   cross join unnest($1::text[]) with ordinality as k(key, nth)
    left join lateral (select w.texts, w.made_at from site.site_words w where w.site_id = s.id and w.key = k.key
                        order by w.version desc limit 1) w on true
   where ($2::uuid is null or s.id = $2) and ($3::text is null or k.key = $3)`;
const inSettings = `coalesce((select jsonb_object_agg(t.locale, t.said -> k.key) from jsonb_each(coalesce(s.settings -> 'texts', '{}')) as t(locale, said)
                               where t.said ? k.key), '{}')`;
const pageSql = `select s.id as site_id, s.name as site, k.key, coalesce(w.texts, ${inSettings}) as texts, w.made_at as changed_at ${found}
   order by s.is_default desc, s.name, s.id, k.nth offset $4 limit $5`;
const countSql = `select count(*)::int as found from (select 1 ${found} limit ${listCap + 1}) as capped`;

@Injectable()
export class SiteWordsOfficeRepository {
  /** The default site first. */
  async page(tx: Tx, query: SiteWordsQuery): Promise<SiteWordRow[]> {
    const rows = await tx.query<WordRow>(pageSql, [...filtersOf(query), (query.page - 1) * query.per_page, query.per_page]);
    return rows.map(toRow);
  }

  async count(tx: Tx, query: SiteWordsQuery): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, filtersOf(query));
    return row?.found ?? 0;
  }
}

const filtersOf = ({ site_id, key }: SiteWordsQuery): unknown[] => [siteWordKeys, site_id ?? null, key ?? null];

const toRow = ({ site_id, key, texts, changed_at, site }: WordRow): SiteWordRow => ({
  id: siteWordIdOf({ siteId: site_id, key }),
  site_id,
  site,
  key,
  languages: locales.filter((locale) => texts[locale]),
  changed_at: changed_at?.toISOString() ?? null,
});
