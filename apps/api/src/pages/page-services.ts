import { Inject, Injectable } from '@nestjs/common';
import {
  LeavingService,
  DEVICE_COOKIE,
  INVITATION_COOKIE,
  LoginService,
  MailChangeService,
  PreferencesService,
  ResetService,
  SESSION_COOKIE,
  SessionsService,
  SignupService,
  type Caller,
  type SessionMember,
} from '#auth';
import {
  addressLines,
  AppError,
  displayPrefsOf,
  type Badges,
  type ComplaintAnswer,
  type ComplaintBody,
  type DiscountCodeView,
  type DisplayPrefs,
  type Locale,
  type SignupCheckBody,
  type UserView,
} from '#contracts';
import { ReadingService } from '#chats';
import { CONFIG, type Config } from '#config';
import { Transactions } from '#database';
import { ComplaintsService } from '#moderation';
import { WelcomeDiscountService } from '#payments';
import { addressesOf, SiteService, toCompanyInfo } from '#site';
import { endedSessionCookie, loginCookies } from '../auth/session-cookie.js';
import { UserViews } from '../auth/user-views.js';
import { PublicSettingsView } from '../site/public-settings.view.js';
import { Links } from './links.js';
import type { PageActions, PageFacts, PageVisitor } from './page-facts.js';

/** What pages know and do, answered by the same services as the API, in this process. */
@Injectable()
export class PageRoomServices implements PageFacts, PageActions {
  constructor(
    private readonly sites: SiteService,
    private readonly settings: PublicSettingsView,
    private readonly sessions: SessionsService,
    private readonly users: UserViews,
    private readonly reading: ReadingService,
    private readonly welcome: WelcomeDiscountService,
    private readonly logins: LoginService,
    private readonly signups: SignupService,
    private readonly resets: ResetService,
    private readonly leaving: LeavingService,
    private readonly mailChanges: MailChangeService,
    private readonly preferences: PreferencesService,
    private readonly complaints: ComplaintsService,
    private readonly links: Links,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async settingsFor(visitor: PageVisitor, chooseLocale: (domainLanguage: string | null) => Locale) {
    const site = await this.sites.siteOf(visitor.host).catch((error: unknown) => {
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
    const member = await this.memberOf(visitor);
    return member && this.users.of(member.id);
  }

  async isInvited(visitor: PageVisitor): Promise<boolean> {
    const invitation = visitor.cookies[INVITATION_COOKIE];
    return invitation !== undefined && this.signups.isInvited(await this.sites.siteOf(visitor.host), invitation);
  }

  badgesOf({ id }: UserView): Promise<Badges> {
    return this.reading.badges(id);
  }

  discountOf(user: UserView): Promise<DiscountCodeView | null> {
    return this.welcome.findForNewcomer(user);
  }

  async login(visitor: PageVisitor, body: { readonly email: string; readonly password: string }) {
    const { memberId, session } = await this.logins.login(await this.sites.siteOf(visitor.host), body, callerOf(visitor));
    return { user: await this.users.of(memberId), cookies: loginCookies(session, visitor.isSecure) };
  }

  async logout(visitor: PageVisitor) {
    const member = await this.memberOf(visitor);
    if (member) await this.transactions.run((tx) => this.sessions.revoke(tx, member.id, member.sessionId));
    return { cookies: [endedSessionCookie(visitor.isSecure)] };
  }

  async checkSignup(visitor: PageVisitor, body: SignupCheckBody): Promise<void> {
    await this.signups.check(await this.sites.siteOf(visitor.host), body, callerOf(visitor));
  }

  async askReset(visitor: PageVisitor, { email }: { readonly email: string }): Promise<void> {
    await this.resets.request(await this.sites.siteOf(visitor.host), email, callerOf(visitor));
  }

  async askUndo(visitor: PageVisitor, { email }: { readonly email: string }): Promise<void> {
    await this.leaving.sendUndoAgain(await this.sites.siteOf(visitor.host), email, callerOf(visitor));
  }

  async doReset(visitor: PageVisitor, body: { readonly token: string; readonly password: string }) {
    const session = await this.resets.complete(await this.sites.siteOf(visitor.host), body, callerOf(visitor));
    return { cookies: loginCookies(session, visitor.isSecure) };
  }

  async complain(visitor: PageVisitor, body: ComplaintBody, language: Locale): Promise<ComplaintAnswer> {
    const [site, member] = await Promise.all([this.sites.siteOf(visitor.host), this.memberOf(visitor)]);
    const from = { site, language, ip: visitor.ip, memberId: member?.id ?? null };
    return (await this.complaints.complain(body, from, null)).answer;
  }

  useToken(visitor: PageVisitor, token: string) {
    return this.links.use(token, callerOf(visitor), visitor.isSecure);
  }

  confirmMailChange(visitor: PageVisitor, token: string): Promise<void> {
    return this.mailChanges.confirm(token, callerOf(visitor));
  }

  async displayOf(visitor: PageVisitor): Promise<DisplayPrefs> {
    const user = await this.userOf(visitor);
    return user?.display ?? displayPrefsOf(visitor.cookies);
  }

  async rememberDisplay(visitor: PageVisitor, display: DisplayPrefs): Promise<void> {
    const member = await this.memberOf(visitor);
    if (member) await this.preferences.changeDisplay(member, display);
  }

  async rememberLanguage(visitor: PageVisitor, locale: Locale): Promise<void> {
    const member = await this.memberOf(visitor);
    if (member) await this.preferences.changeLanguage(member, locale);
  }

  private async memberOf(visitor: PageVisitor): Promise<SessionMember | null> {
    const token = visitor.cookies[SESSION_COOKIE];
    if (!token) return null;
    const [member, site] = await Promise.all([this.sessions.resolve(token), this.sites.siteOf(visitor.host)]);
    return member?.communityId === site.communityId ? member : null;
  }
}

const callerOf = (visitor: PageVisitor): Caller => ({
  requestId: visitor.requestId,
  ip: visitor.ip,
  userAgent: visitor.userAgent,
  oldToken: visitor.cookies[SESSION_COOKIE],
  deviceToken: visitor.cookies[DEVICE_COOKIE],
  invitation: visitor.cookies[INVITATION_COOKIE],
});
