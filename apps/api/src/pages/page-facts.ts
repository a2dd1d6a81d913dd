import type { Badges, DiscountCodeView, Locale, PageCompany, PublicSettings, SiteAddresses, UserView } from '#contracts';
import type { Site } from '#site';

/** Who asks for a page, as far as HTTP tells. */
export interface PageVisitor {
  readonly requestId: string;
  /** Host name of the request, with its port. */
  readonly host: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly acceptLanguage: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly isSecure: boolean;
}

export interface PageSite {
  readonly settings: PublicSettings;
  readonly company: PageCompany;
  /** The same object for as long as the site was not read again. */
  readonly site: Site;
  readonly addresses: SiteAddresses;
}

/** What every page needs to know; each answer comes from a service in this process, never by HTTP. */
export interface PageFacts {
  /**
   * The site of the host, or null when there is none. Texts of the site depend on the language, and the language on the site: `chooseLocale`
   * gets `domain_language` and answers with the language of this visitor.
   */
  settingsFor(visitor: PageVisitor, chooseLocale: (domainLanguage: string | null) => Locale): Promise<PageSite | null>;
  /** The signed-in member, or null. */
  userOf(visitor: PageVisitor): Promise<UserView | null>;
  /** Whether this visitor accepted an invitation that still counts. */
  isInvited(visitor: PageVisitor): Promise<boolean>;
  /** What is new for a member. */
  badgesOf(user: UserView): Promise<Badges>;
  /** The discount that a new member has without typing a code, and when it ends. */
  discountOf(user: UserView): Promise<DiscountCodeView | null>;
}
