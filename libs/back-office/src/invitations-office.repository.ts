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
const rowSql = (where: string, rest = ''): string => `
  select i.id, i.site_id, i.note, i.made_at, s.name as made_by, i.expires_at, i.used_at, ${stateSql} as state,
         i.used_by as member_id, p.name as member_name,
         case when m.state in ('bounced', 'dead') then 'refused' when m.state = 'sent' then 'sent' when w.invitation_id is not null then 'waiting' end as mail
    from auth.invitation i left join auth.staff s on s.id = i.made_by left join profiles.profile p on p.member_id = i.used_by
    left join notifications.mail m on m.dedupe_key = 'invitation:' || i.id left join notifications.invitation_mail w on w.invitation_id = i.id
   where ${where} ${rest}`;
const inState = `($1::text is null or ${stateSql} = $1)`;
const pageSql = rowSql(inState, 'order by i.made_at desc, i.id desc offset $2 limit $3');
const countSql = `select count(*)::int as found from (select 1 from auth.invitation i where ${inState} limit ${listCap + 1}) as capped`;
const oneSql = rowSql('i.id = $1');

@Injectable()
export class InvitationsOfficeRepository {
  page(tx: Tx, { state, page, per_page }: InvitationsQuery): Promise<InvitationListRow[]> {
    return tx.query(pageSql, [state ?? null, (page - 1) * per_page, per_page]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, { state }: InvitationsQuery): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, [state ?? null]);
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<InvitationListRow | undefined> {
    const [row] = await tx.query<InvitationListRow>(oneSql, [id]);
    return row;
  }
}
