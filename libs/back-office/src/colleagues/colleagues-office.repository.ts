import { Injectable } from '@nestjs/common';
import { deviceOf } from '#auth';
import { colleagueActsMax, listCap, staffIdleMinutes, type ColleaguePage, type ColleagueRow, type ColleaguesQuery } from '#contracts-admin';
import type { Tx } from '#database';

type ListRow = Omit<ColleagueRow, 'last_used_at' | 'invited_by' | 'invited_at' | 'link_until'> & {
  last_used_at: Date | null;
  invited_by_id: string | null;
  invited_by_name: string | null;
  invited_at: Date;
  link_until: Date | null;
};
type SessionRow = { id: string; user_agent: string; network: string; created_at: Date; last_seen_at: Date };
type ActRow = { id: string; at: Date; act: string };

const isOpen = (session: string): string =>
  `${session}.expires_at > public.app_now() and ${session}.last_seen_at > public.app_now() - interval '${staffIdleMinutes} minutes'`;
const state = `
  case when not s.active then 'ended' when s.totp_secret is not null then 'active'
       when s.password_hash is not null or exists (select from auth.staff_link r where r.staff_id = s.id and r.purpose = 'renew') then 'no_device'
       else 'invited' end`;
/** Nothing is read without an entry in the log, so the log knows who was there last; tries of others at their account do not count. */
const lastUsed = `
  greatest((select max(u.last_seen_at) from auth.staff_session u where u.staff_id = s.id),
           (select e.at from audit.entry e
             where e.staff_id = s.id and e.act not in ('staff.login_refused', 'staff.device_refused', 'staff.set_up_refused')
             order by e.at desc limit 1))`;
const rowsSql = (from: string): string => `
  select s.id, s.name, s.email, s.roles, ${state} as state, s.totp_secret is not null as has_device, ${lastUsed} as last_used_at,
         (select count(*)::int from auth.staff_recovery_code c where c.staff_id = s.id and c.used_at is null) as recovery_codes_left,
         (select count(*)::int from auth.staff_session o where o.staff_id = s.id and ${isOpen('o')}) as sessions_open,
         i.id as invited_by_id, i.name as invited_by_name, s.created_at as invited_at,
         (select l.expires_at from auth.staff_link l
           where l.staff_id = s.id and s.active and l.used_at is null and l.expires_at > public.app_now() order by l.id desc limit 1) as link_until
    from ${from} s left join auth.staff i on i.id = s.invited_by`;
const matching = `
  from auth.staff s
 where ($1::text is null or s.name ilike $1 or s.email ilike $1)
   and ($2::text is null or $2 = any (s.roles))
   and ($3::text is null or ${state} = $3)`;
const order = `order by s.active desc, lower(s.name), s.email`;
const pageSql = `${rowsSql(`(select s.* ${matching} ${order} offset $4 limit $5)`)} ${order}`;
const countSql = `select count(*)::int as found from (select 1 ${matching} limit ${listCap + 1}) as capped`;
const oneSql = `${rowsSql('auth.staff')} where s.id = $1`;

@Injectable()
export class ColleaguesOfficeRepository {
  /** Those who may come in first, by name. */
  async page(tx: Tx, query: ColleaguesQuery): Promise<ColleagueRow[]> {
    const values = [...filterValues(query), (query.page - 1) * query.per_page, query.per_page];
    return (await tx.query<ListRow>(pageSql, values)).map(toRow);
  }

  async count(tx: Tx, query: ColleaguesQuery): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, filterValues(query));
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<ColleagueRow | undefined> {
    const [row] = await tx.query<ListRow>(oneSql, [id]);
    return row && toRow(row);
  }

  async sessionsOf(tx: Tx, id: string, currentId: string): Promise<ColleaguePage['sessions']> {
    const rows = await tx.query<SessionRow>(
      `select o.id, o.user_agent, o.network, o.created_at, o.last_seen_at from auth.staff_session o
        where o.staff_id = $1 and ${isOpen('o')} order by o.last_seen_at desc, o.id`,
      [id],
    );
    return rows.map((row) => ({
      id: row.id,
      device: deviceOf(row.user_agent),
      network: row.network,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: row.id === currentId,
    }));
  }

  /** The newest of what the log says of them. */
  async actsOf(tx: Tx, id: string): Promise<ColleaguePage['acts']> {
    const rows = await tx.query<ActRow>(`select id, at, act from audit.entry where staff_id = $1 order by at desc, id desc limit $2`, [
      id,
      colleagueActsMax,
    ]);
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }

  /** How many owners can come in. */
  async owners(tx: Tx): Promise<number> {
    const [row] = await tx.query<{ found: number }>(
      `select count(*)::int as found from auth.staff
        where active and 'owner' = any (roles) and password_hash is not null and totp_secret is not null`,
    );
    return row?.found ?? 0;
  }
}

const filterValues = ({ q, role, state: wanted }: ColleaguesQuery): unknown[] => [
  q === undefined ? null : `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
  role ?? null,
  wanted ?? null,
];

const toRow = ({ last_used_at, invited_by_id, invited_by_name, invited_at, link_until, ...row }: ListRow): ColleagueRow => ({
  ...row,
  last_used_at: last_used_at?.toISOString() ?? null,
  invited_by: invited_by_id === null || invited_by_name === null ? null : { id: invited_by_id, name: invited_by_name },
  invited_at: invited_at.toISOString(),
  link_until: link_until?.toISOString() ?? null,
});
