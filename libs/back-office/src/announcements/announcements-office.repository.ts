import { Injectable } from '@nestjs/common';
import type { Locale } from '#contracts';
import { listCap, type AnnouncementKind, type AnnouncementsQuery, type AnnouncementState, type AnnouncementTexts } from '#contracts-admin';
import type { Tx } from '#database';

export type AnnouncementListRow = {
  id: string;
  kind: AnnouncementKind;
  state: AnnouncementState;
  title: string;
  languages: Locale[];
  site_id: string | null;
  countries: string[];
  made_by: string | null;
  saved_at: Date;
  starts_at: Date | null;
  ended_at: Date | null;
  receivers: number | null;
  sent: number;
};
export type AnnouncementOneRow = AnnouncementListRow & { texts: AnnouncementTexts; path: string };

const columns = `a.id, a.kind, a.state, coalesce(a.texts #>> '{en,title}', a.texts #>> '{nl,title}') as title,
         array(select jsonb_object_keys(a.texts) as language order by language) as languages,
         a.site_id, a.countries, s.name as made_by, a.saved_at, a.starts_at, a.ended_at, a.receivers, a.sent`;
const source = `from notifications.announcement a left join auth.staff s on s.id = a.made_by`;
const inState = `($1::text is null or a.state = $1)`;
const pageSql = `select ${columns} ${source} where ${inState} order by a.saved_at desc, a.id desc offset $2 limit $3`;
const countSql = `select count(*)::int as found from (select 1 from notifications.announcement a where ${inState} limit ${listCap + 1}) as capped`;
const oneSql = `select ${columns}, a.texts, a.path ${source} where a.id = $1`;

@Injectable()
export class AnnouncementsOfficeRepository {
  page(tx: Tx, { state, page, per_page }: AnnouncementsQuery): Promise<AnnouncementListRow[]> {
    return tx.query(pageSql, [state ?? null, (page - 1) * per_page, per_page]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, { state }: AnnouncementsQuery): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, [state ?? null]);
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<AnnouncementOneRow | undefined> {
    const [row] = await tx.query<AnnouncementOneRow>(oneSql, [id]);
    return row;
  }
}
