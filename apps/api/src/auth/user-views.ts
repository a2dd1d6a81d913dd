import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { MemberId, UserView } from '#contracts';
import { Transactions } from '#database';
import { OwnDecisions } from '#moderation';
import { OpenWithdrawals } from '#payments';
import { SiteService, termsVersionOf } from '#site';
import { OwnCardView } from './own-card-view.js';
import { OwnMeansView } from './own-means-view.js';

/** The signed-in member's own view: the only answer that puts together what seven modules know. */
@Injectable()
export class UserViews {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
    private readonly card: OwnCardView,
    private readonly means: OwnMeansView,
    private readonly decisions: OwnDecisions,
    private readonly withdrawals: OpenWithdrawals,
  ) {}

  of(memberId: MemberId): Promise<UserView> {
    return this.transactions.read(async (tx) => {
      const account = await this.accounts.account(tx, memberId);
      const site = await this.sites.byId(account.siteId);
      const [profile, means, unseen, withdrawalOpen] = await Promise.all([
        this.card.of(tx, account),
        this.means.of(tx, memberId, site.settings.free_conversations),
        this.decisions.hasUnseen(tx, memberId),
        this.withdrawals.hasAny(tx, memberId),
      ]);
      return {
        id: account.id,
        status: account.status,
        email: account.email,
        ...means,
        notifications_disabled: [...account.notificationsDisabled],
        signup_date: account.createdAt.toISOString(),
        language: account.language,
        display: account.display,
        fictional_icon: site.settings.fictional_icon,
        decision_unseen: unseen,
        withdrawal_open: withdrawalOpen,
        terms_due: account.termsVersion < termsVersionOf(site),
        profile,
      };
    });
  }
}
