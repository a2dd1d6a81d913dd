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
  type MakeInvitationBody,
} from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { originOf } from '#notifications';
import { SiteService, type Site } from '#site';
import { InvitationsOfficeRepository, type InvitationListRow } from './invitations-office.repository.js';
import type { StaffActor } from './staff-actor.js';

/** Invitations as staff make, give away and take back. */
@Injectable()
export class InvitationsOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly invitations: Invitations,
    private readonly office: InvitationsOfficeRepository,
    private readonly sites: SiteService,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(actor: StaffActor, query: InvitationsQuery): Promise<InvitationsAnswer> {
    assertMay(actor);
    const [rows, found] = await this.transactions.read(async (tx) => [
      await this.office.page(tx, query),
      await this.office.count(tx, query),
    ]);
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
    const row = await this.office.find(tx, id);
    if (!row) throw new AppError('not_found');
    return this.toRow(row);
  }

  private record(tx: Tx, { id: staffId, ip }: StaffActor, act: 'invitation.made' | 'invitation.revoked', id: string): Promise<void> {
    return this.audit.record(tx, { staffId, act, subject: { kind: 'invitation', id }, ip });
  }

  private async toRow({ site_id, member_id, member_name, ...row }: InvitationListRow): Promise<InvitationRow> {
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
