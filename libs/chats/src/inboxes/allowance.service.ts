import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MemberLifecycle } from '#auth';
import type { Tx } from '#database';
import { SiteService } from '#site';
import { InboxesRepository } from './inboxes.repository.js';

export type Allowance = { readonly freeMessagesLeft: number; readonly started: number };

/** What a member may still do before the first purchase. Counted by the send function; given here once, at sign-up. */
@Injectable()
export class AllowanceService implements OnModuleInit {
  constructor(
    private readonly inboxes: InboxesRepository,
    private readonly sites: SiteService,
    private readonly lifecycle: MemberLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onJoin(async (tx, { memberId, siteId }) => {
      const { settings } = await this.sites.byId(siteId);
      await this.inboxes.insert(tx, memberId, settings.free_messages);
    });
  }

  /** What everybody gets who joins the site, for many members of another product. */
  async grantAll(tx: Tx, siteId: string, members: readonly string[]): Promise<void> {
    const { settings } = await this.sites.byId(siteId);
    await this.inboxes.insertAll(tx, members, settings.free_messages);
  }

  async of(tx: Tx, memberId: string): Promise<Allowance> {
    const { freeLeft, started } = await this.inboxes.allowance(tx, memberId);
    return { freeMessagesLeft: freeLeft, started };
  }
}
