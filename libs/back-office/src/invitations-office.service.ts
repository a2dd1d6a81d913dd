import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { Invitations } from '#auth';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import {
  listCap,
  mayUse,
  type InvitationRow,
  type InvitationsAnswer,
  type InvitationsQuery,
  type InvitationState,
  type MakeInvitationBody,
} from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { originOf } from '#notifications';
import { SiteService, type Site } from '#site';
import type { StaffActor } from './staff-actor.js';

type Stored = {
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
};

const stateSql = `case when i.used_at is not null then 'used' when i.revoked_at is not null then 'revoked'
  when i.expires_at <= public.app_now() then 'expired' else 'open' end`;
const rowSql = (where: string, rest = ''): string => `
  select i.id, i.site_id, i.note, i.made_at, s.name as made_by, i.expires_at, i.used_at, ${stateSql} as state,
         i.used_by as member_id, p.name as member_name
    from auth.invitation i left join auth.staff s on s.id = i.made_by left join profiles.profile p on p.member_id = i.used_by
   where ${where} ${rest}`;
const inState = `($1::text is null or ${stateSql} = $1)`;
const pageSql = rowSql(inState, 'order by i.made_at desc, i.id desc offset $2 limit $3');
const countSql = `select count(*)::int as found from (select 1 from auth.invitation i where ${inState} limit ${listCap + 1}) as capped`;
const oneSql = rowSql('i.id = $1');

/** Invitations as staff make, give away and take back. */
@Injectable()
export class InvitationsOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly invitations: Invitations,
    private readonly sites: SiteService,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(actor: StaffActor, { state, page, per_page }: InvitationsQuery): Promise<InvitationsAnswer> {
    assertMay(actor);
    const [rows, counted] = await this.transactions.read(async (tx) => [
      await tx.query<Stored>(pageSql, [state ?? null, (page - 1) * per_page, per_page]),
      await tx.query<{ found: number }>(countSql, [state ?? null]),
    ]);
    const found = counted[0]?.found ?? 0;
    return { rows: await Promise.all(rows.map((row) => this.toRow(row))), total: Math.min(found, listCap), more: found > listCap };
  }

  /** For the site on which it is made. */
  make(actor: StaffActor, site: Pick<Site, 'id' | 'communityId'>, { note }: MakeInvitationBody): Promise<InvitationRow> {
    assertMay(actor);
    return this.transactions.run(async (tx) => {
      const id = await this.invitations.make(tx, { siteId: site.id, communityId: site.communityId, staffId: actor.id, note });
      await this.record(tx, actor, 'invitation.made', id);
      return this.one(tx, id);
    });
  }

  revoke(actor: StaffActor, id: string): Promise<InvitationRow> {
    assertMay(actor);
    return this.transactions.run(async (tx) => {
      // One that was used or taken back before stays as it is: pressing twice does no harm.
      if (await this.invitations.revoke(tx, id)) await this.record(tx, actor, 'invitation.revoked', id);
      return this.one(tx, id);
    });
  }

  private async one(tx: Tx, id: string): Promise<InvitationRow> {
    const [row] = await tx.query<Stored>(oneSql, [id]);
    if (!row) throw new AppError('not_found');
    return this.toRow(row);
  }

  private record(tx: Tx, { id: staffId, ip }: StaffActor, act: 'invitation.made' | 'invitation.revoked', id: string): Promise<void> {
    return this.audit.record(tx, { staffId, act, subject: { kind: 'invitation', id }, ip });
  }

  private async toRow({ site_id, member_id, member_name, ...row }: Stored): Promise<InvitationRow> {
    return {
      ...row,
      made_at: row.made_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      used_at: row.used_at?.toISOString() ?? null,
      used_by: member_id === null ? null : { id: member_id, name: member_name },
      url: row.state === 'open' ? `${originOf(await this.sites.byId(site_id), this.config)}/${this.invitations.tokenOf(row.id)}` : null,
    };
  }
}

/** The door asks too; what is made here lets people in. */
function assertMay({ roles }: StaffActor): void {
  if (!mayUse(roles, 'invitations')) throw new AppError('forbidden');
}
