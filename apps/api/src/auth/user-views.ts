import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import { AllowanceService } from '#chats';
import type { MemberId, UserView } from '#contracts';
import { Transactions } from '#database';
import { PhotoViews } from '#media';
import { OwnDecisions } from '#moderation';
import { OpenWithdrawals, WalletService } from '#payments';
import { ProfilesService } from '#profiles';
import { SiteService, termsVersionOf } from '#site';
import { VisibilityService } from '#visibility';

/** The signed-in member's own view: the only answer that puts together what seven modules know. */
@Injectable()
export class UserViews {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly photos: PhotoViews,
    private readonly wallet: WalletService,
    private readonly allowances: AllowanceService,
    private readonly visibility: VisibilityService,
    private readonly sites: SiteService,
    private readonly decisions: OwnDecisions,
    private readonly withdrawals: OpenWithdrawals,
  ) {}

  of(memberId: MemberId): Promise<UserView> {
    return this.transactions.read(async (tx) => {
      const [account, profile, images, credits, unitPrice, allowance, standing, unseen, withdrawalOpen] = await Promise.all([
        this.accounts.account(tx, memberId),
        this.profiles.own(tx, memberId),
        this.photos.mainImagesOf(tx, [memberId], memberId),
        this.wallet.balance(tx, memberId),
        this.wallet.nextPrice(tx, memberId),
        this.allowances.of(tx, memberId),
        this.visibility.standingOf(tx, memberId),
        this.decisions.hasUnseen(tx, memberId),
        this.withdrawals.hasAny(tx, memberId),
      ]);
      const site = await this.sites.byId(account.siteId);
      const { settings } = site;
      const paid = standing?.paid ?? false;
      return {
        id: account.id,
        status: account.status,
        email: account.email,
        credits,
        unit_price: unitPrice,
        free_messages_left: allowance.freeMessagesLeft,
        free_conversations_left: paid ? null : Math.max(0, settings.free_conversations - allowance.started),
        notifications_disabled: [...account.notificationsDisabled],
        paid_user: paid,
        signup_date: account.createdAt.toISOString(),
        language: account.language,
        display: account.display,
        fictional_icon: settings.fictional_icon,
        decision_unseen: unseen,
        withdrawal_open: withdrawalOpen,
        terms_due: account.termsVersion < termsVersionOf(site),
        profile: {
          id: account.id,
          name: profile.name,
          age: profile.age,
          gender: profile.gender,
          sought_sex: profile.soughtSex,
          status: account.status === 'active' ? 'active' : 'disabled',
          country: profile.country,
          region: profile.regionName,
          city: profile.city,
          main_image: images.get(memberId) ?? null,
        },
      };
    });
  }
}
