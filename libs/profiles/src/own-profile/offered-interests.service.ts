import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { Interest, MemberId } from '#contracts';
import type { Tx } from '#database';
import { SiteService } from '#site';
import { refuseField } from './refuse-field.js';

/** The interests that the site of a member offers. */
@Injectable()
export class OfferedInterests {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
  ) {}

  /** What the site hides is not chosen anew; who has it keeps it. Throws `interest_not_offered`. */
  async assertOffered(tx: Tx, memberId: MemberId, before: readonly Interest[], chosen: readonly Interest[]): Promise<void> {
    const { siteId } = await this.accounts.account(tx, memberId);
    const offered = new Set<Interest>([...(await this.sites.byId(siteId)).settings.interests, ...before]);
    if (chosen.some((interest) => !offered.has(interest))) refuseField('interests', 'interest_not_offered');
  }
}
