import type { ComplaintAnswer, ComplaintBody, DisplayPrefs, Locale, SignupCheckBody, UserView } from '#contracts';
import type { PageVisitor } from '../page-facts.js';

/** Lines for `Set-Cookie`, made by whoever owns the cookie. */
export interface CookieChange {
  readonly cookies: readonly string[];
}

export interface SessionActions {
  login(
    visitor: PageVisitor,
    body: { readonly email: string; readonly password: string },
  ): Promise<CookieChange & { readonly user: UserView }>;
  logout(visitor: PageVisitor): Promise<CookieChange>;
  checkSignup(visitor: PageVisitor, body: SignupCheckBody): Promise<void>;
}

/** Mails with a link that are asked for, and the buttons behind the links. */
export interface LinkActions {
  askReset(visitor: PageVisitor, body: { readonly email: string }): Promise<void>;
  doReset(visitor: PageVisitor, body: { readonly token: string; readonly password: string }): Promise<CookieChange>;
  /** The link that brings a deleted account back, once more; says nothing about whether there is one. */
  askUndo(visitor: PageVisitor, body: { readonly email: string }): Promise<void>;
  /** The button of a stored link. Says where to go then, for example `/activate/done`, also when it does nothing any more. */
  useToken(visitor: PageVisitor, token: string): Promise<CookieChange & { readonly goto: string }>;
  /** The button of the link that went to a member's new address. */
  confirmMailChange(visitor: PageVisitor, token: string): Promise<void>;
}

export interface PreferenceActions {
  /** How this person sees the site now: a form without a script changes one thing of it. */
  displayOf(visitor: PageVisitor): Promise<DisplayPrefs>;
  /** Keeps the choice on a signed-in member's account; failures are ignored. */
  rememberDisplay(visitor: PageVisitor, display: DisplayPrefs): Promise<void>;
  /** The language of a signed-in member's mails; failures are ignored. */
  rememberLanguage(visitor: PageVisitor, locale: Locale): Promise<void>;
}

export interface ComplaintActions {
  /** A complaint of anybody; the same again has the reference of the first. */
  complain(visitor: PageVisitor, body: ComplaintBody, locale: Locale): Promise<ComplaintAnswer>;
}

/** What the forms of the pages do. Each refuses with an `AppError`, whose text the page shows. */
export interface PageActions {
  readonly sessions: SessionActions;
  readonly links: LinkActions;
  readonly preferences: PreferenceActions;
  readonly complaints: ComplaintActions;
}
