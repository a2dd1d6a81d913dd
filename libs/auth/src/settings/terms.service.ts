import { Injectable } from '@nestjs/common';
import { AppError, type TermsAnswer } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { ownTextOf, SiteService, TermsEditionsService, termsVersionOf } from '#site';
import { AccountsRepository, isAccepted } from '../accounts/index.js';
import type { SessionMember } from '../sessions/index.js';

/** Asking again, when the terms are newer than those that a member accepted. */
@Injectable()
export class TermsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly sites: SiteService,
    private readonly editions: TermsEditionsService,
  ) {}

  /** The terms of the site on which the member signed up, and what is new in them. */
  async current(me: SessionMember): Promise<TermsAnswer> {
    const site = await this.sites.byId(me.siteId);
    const { account, missed } = await this.transactions.read(async (tx) => {
      const found = await this.accounts.find(tx, me.id);
      return { account: found, missed: found ? await this.editions.changesSince(tx, site.id, found.termsVersion) : [] };
    });
    if (!account) throw new AppError('authentication_required');
    // Whoever was away for several of them is told of each.
    const changes = missed.map((edition) => edition[me.language] ?? '').filter(Boolean);
    return {
      terms_version: termsVersionOf(site).toISOString(),
      accepted_version: isAccepted(account.termsVersion) ? account.termsVersion.toISOString() : null,
      changes: changes.length > 0 ? changes.join('\n\n') : ownTextOf(site, me.language, 'terms_changes'),
    };
  }

  /** Stores version and time of the consent; a repeat changes nothing. Only the version that is in force now can be accepted. */
  async accept(me: SessionMember, version: Date): Promise<void> {
    const inForce = termsVersionOf(await this.sites.byId(me.siteId));
    if (version.getTime() !== inForce.getTime()) throw new AppError('terms_required');
    const isNew = await this.transactions.run((tx) => this.accounts.acceptTerms(tx, me.id, version));
    if (isNew) logger.info({ event: 'terms_accepted', member: me.id, version: version.toISOString() }, 'a member accepted newer terms');
  }
}
