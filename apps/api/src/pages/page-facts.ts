import type {
  Badges,
  ComplaintAnswer,
  ComplaintBody,
  DiscountCodeView,
  DisplayPrefs,
  Locale,
  PageCompany,
  PublicSettings,
  SignupCheckBody,
  SiteAddresses,
  UserView,
} from '#contracts';
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

/** Lines for `Set-Cookie`, made by whoever owns the cookie. */
export interface CookieChange {
  readonly cookies: readonly string[];
}

/** What the forms of the pages do. Each refuses with an `AppError`, whose text the page shows. */
export interface PageActions {
  login(
    visitor: PageVisitor,
    body: { readonly email: string; readonly password: string },
  ): Promise<CookieChange & { readonly user: UserView }>;
  logout(visitor: PageVisitor): Promise<CookieChange>;
  checkSignup(visitor: PageVisitor, body: SignupCheckBody): Promise<void>;
  askReset(visitor: PageVisitor, body: { readonly email: string; readonly locale: Locale }): Promise<void>;
  /** The link that brings a deleted account back, once more; says nothing about whether there is one. */
  askUndo(visitor: PageVisitor, body: { readonly email: string }): Promise<void>;
  doReset(visitor: PageVisitor, body: { readonly token: string; readonly password: string }): Promise<CookieChange>;
  /** A complaint of anybody; the same again has the reference of the first. */
  complain(visitor: PageVisitor, body: ComplaintBody, locale: Locale): Promise<ComplaintAnswer>;
  /** The button of a stored link. Says where to go then, for example `/activate/done`, also when it does nothing any more. */
  useToken(visitor: PageVisitor, token: string): Promise<CookieChange & { readonly goto: string }>;
  /** The button of the link that went to a member's new address. */
  confirmMailChange(visitor: PageVisitor, token: string): Promise<void>;
  /** How this person sees the site now: a form without a script changes one thing of it. */
  displayOf(visitor: PageVisitor): Promise<DisplayPrefs>;
  /** Keeps the choice on a signed-in member's account; failures are ignored. */
  rememberDisplay(visitor: PageVisitor, display: DisplayPrefs): Promise<void>;
  /** The language of a signed-in member's mails; failures are ignored. */
  rememberLanguage(visitor: PageVisitor, locale: Locale): Promise<void>;
}

export interface PageServices {
  readonly facts: PageFacts;
  readonly actions: PageActions;
}
