import { Injectable } from '@nestjs/common';
import { listCap, type InvitationsQuery, type InvitationRow, type InvitationState } from '#contracts-admin';
import type { Tx } from '#database';

export type InvitationListRow = {
  id: string;
  site_id: string;
  note: string;
  made_at: Date;
  made_by: string | null;
  expires_at: Date;
  used_at: Date | null;
  state: InvitationState;
  member_id: string | null;
  member_name: string | null;
  mail: InvitationRow['mail'];
};

const stateSql = `case when i.used_at is not null then 'used' when i.revoked_at is not null then 'revoked'
  when i.expires_at <= public.app_now() then 'expired' else 'open' end`;
const rowSql = (from: string): string => `
  select i.id, i.site_id, i.note, i.made_at, s.name as made_by, i.expires_at, i.used_at, ${stateSql} as state,
         i.used_by as member_id, p.name as member_name,
         case when m.state in ('bounced', 'dead') then 'refused' when m.state = 'sent' then 'sent' when w.invitation_id is not null then 'waiting' end as mail
    from ${from} i left join auth.staff s on s.id = i.made_by left join profiles.profile p on p.member_id = i.used_by
    left join lateral (
      select m.state from notifications.mail m where m.dedupe_key = 'invitation:' || i.id
      union all
      select a.state from notifications.mail_key k join notifications.mail_archive a on a.id = k.mail_id and a.created_at = k.created_at
       where k.key = md5('invitation:' || i.id)::uuid
      limit 1) m on true
    left join notifications.invitation_mail w on w.invitation_id = i.id`;
const unused = 'i.used_at is null and i.revoked_at is null';
/** The same as `stateSql`, in words that the indexes know. */
const inState: Record<InvitationState, string> = {
  open: `${unused} and i.expires_at > public.app_now()`,
  used: 'i.used_at is not null',
  revoked: 'i.used_at is null and i.revoked_at is not null',
  expired: `${unused} and i.expires_at <= public.app_now()`,
};
const newest = 'i.made_at desc, i.id desc';
const matching = (state: InvitationState | undefined): string => (state ? inState[state] : 'true');
const pageSql = (state: InvitationState | undefined): string =>
  `${rowSql(`(select i.* from auth.invitation i where ${matching(state)} order by ${newest} offset $1 limit $2)`)} order by ${newest}`;
const countSql = (state: InvitationState | undefined): string =>
  `select count(*)::int as found from (select 1 from auth.invitation i where ${matching(state)} limit ${listCap + 1}) as capped`;
const oneSql = `${rowSql('auth.invitation')} where i.id = $1`;

@Injectable()
export class InvitationsOfficeRepository {
  page(tx: Tx, { state, page, per_page }: InvitationsQuery): Promise<InvitationListRow[]> {
    return tx.query(pageSql(state), [(page - 1) * per_page, per_page]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, { state }: InvitationsQuery): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql(state));
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<InvitationListRow | undefined> {
    const [row] = await tx.query<InvitationListRow>(oneSql, [id]);
    return row;
  }
}
