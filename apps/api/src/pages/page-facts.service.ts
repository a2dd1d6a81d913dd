import { Injectable } from '@nestjs/common';
import { INVITATION_COOKIE, SignupChecks } from '#auth';
import { ReadingService } from '#chats';
import type { Badges, DiscountCodeView, Locale, UserView } from '#contracts';
import { WelcomeDiscountService } from '#payments';
import { UserViews } from '../auth/user-views.js';
import type { PageFacts, PageSite, PageVisitor } from './page-facts.js';
import { PageSites } from './page-sites.js';
import { PageVisitors } from './page-visitors.js';

/** What pages know, answered by the same services as the API, in this process. */
@Injectable()
export class PageFactsService implements PageFacts {
  constructor(
    private readonly visitors: PageVisitors,
    private readonly sites: PageSites,
    private readonly users: UserViews,
    private readonly signups: SignupChecks,
    private readonly reading: ReadingService,
    private readonly welcome: WelcomeDiscountService,
  ) {}

  settingsFor(visitor: PageVisitor, chooseLocale: (domainLanguage: string | null) => Locale): Promise<PageSite | null> {
    return this.sites.find(visitor, chooseLocale);
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
