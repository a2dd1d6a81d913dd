import { Injectable } from '@nestjs/common';
import { listCap, type ApiTokenRow, type ApiTokensQuery } from '#contracts-admin';
import type { Tx } from '#database';

type ListRow = Omit<ApiTokenRow, 'made_by' | 'made_at' | 'expires_at' | 'last_used_at'> & {
  made_by_id: string;
  made_by_name: string;
  made_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
};

/** One of somebody who may not come in any more is worth as little as one that was ended. */
const state = `case when t.ended_at is not null or not s.active then 'ended' when t.expires_at <= public.app_now() then 'lapsed' else 'active' end`;
const from = `from auth.staff_token t join auth.staff s on s.id = t.staff_id`;
const rowsSql = `
  select t.id, t.name, t.rights, t.networks, s.id as made_by_id, s.name as made_by_name, t.made_at, t.expires_at, t.last_used_at,
         t.last_used_network, ${state} as state ${from}`;
const matching = `where ($1::text is null or ${state} = $1)`;
const pageSql = `${rowsSql} ${matching} order by t.made_at desc, t.id desc offset $2 limit $3`;
const countSql = `select count(*)::int as found from (select 1 ${from} ${matching} limit ${listCap + 1}) as capped`;

@Injectable()
export class ApiTokensOfficeRepository {
  async page(tx: Tx, { state: wanted, page, per_page }: ApiTokensQuery): Promise<ApiTokenRow[]> {
    return (await tx.query<ListRow>(pageSql, [wanted ?? null, (page - 1) * per_page, per_page])).map(toRow);
  }

  async count(tx: Tx, { state: wanted }: ApiTokensQuery): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, [wanted ?? null]);
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<ApiTokenRow | undefined> {
    const [row] = await tx.query<ListRow>(`${rowsSql} where t.id = $1`, [id]);
    return row && toRow(row);
  }
}

const toRow = ({ made_by_id: id, made_by_name: name, made_at, expires_at, last_used_at, ...row }: ListRow): ApiTokenRow => ({
  ...row,
  made_by: { id, name },
  made_at: made_at.toISOString(),
  expires_at: expires_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
