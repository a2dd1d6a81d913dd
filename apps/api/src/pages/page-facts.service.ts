import { Inject, Injectable } from '@nestjs/common';
import { INVITATION_COOKIE, SignupChecks } from '#auth';
import { ReadingService } from '#chats';
import { CONFIG, type Config } from '#config';
import { addressLines, AppError, type Badges, type DiscountCodeView, type Locale, type UserView } from '#contracts';
import { WelcomeDiscountService } from '#payments';
import { addressesOf, SiteService, toCompanyInfo } from '#site';
import { UserViews } from '../auth/user-views.js';
import { PublicSettingsView } from '../site/public-settings.view.js';
import type { PageFacts, PageVisitor } from './page-facts.js';
import { PageVisitors } from './page-visitors.js';

/** What pages know, answered by the same services as the API, in this process. */
@Injectable()
export class PageFactsService implements PageFacts {
  constructor(
    private readonly visitors: PageVisitors,
    private readonly sites: SiteService,
    private readonly settings: PublicSettingsView,
    private readonly users: UserViews,
    private readonly signups: SignupChecks,
    private readonly reading: ReadingService,
    private readonly welcome: WelcomeDiscountService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async settingsFor(visitor: PageVisitor, chooseLocale: (domainLanguage: string | null) => Locale) {
    const site = await this.visitors.siteOf(visitor).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    });
    if (!site) return null;
    const locale = chooseLocale(site.domainLanguage);
    return {
      settings: this.settings.of(site, visitor.ip, visitor.host, locale),
      company: { ...toCompanyInfo(site.company), lines: addressLines(site.company) },
      site,
      addresses: addressesOf(site, await this.sites.all(), this.config),
    };
  }

  async userOf(visitor: PageVisitor): Promise<UserView | null> {
    const member = await this.visitors.memberOf(visitor);
    return member && this.users.of(member.id);
  }

  async isInvited(visitor: PageVisitor): Promise<boolean> {
    const invitation = visitor.cookies[INVITATION_COOKIE];
    return invitation !== undefined && this.signups.isInvited(await this.visitors.siteOf(visitor), invitation);
  }

  badgesOf({ id }: UserView): Promise<Badges> {
    return this.reading.badges(id);
  }

  discountOf(user: UserView): Promise<DiscountCodeView | null> {
    return this.welcome.findForNewcomer(user);
  }
}
