import { Inject, Injectable } from '@nestjs/common';
import { Invitations } from '#auth';
import { CONFIG, type Config } from '#config';
import type { InvitationRow } from '#contracts-admin';
import { originOf, SiteService } from '#site';
import type { InvitationListRow } from './invitations-office.repository.js';

/** Invitations as staff see them, each with its link as long as somebody can follow it. */
@Injectable()
export class InvitationRows {
  constructor(
    private readonly invitations: Invitations,
    private readonly sites: SiteService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of({ site_id, member_id, member_name, ...row }: InvitationListRow): Promise<InvitationRow> {
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
