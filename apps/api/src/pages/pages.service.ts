import { randomBytes } from 'node:crypto';
import { dismissalNames, displayPrefsOf, type Locale, type MemberId, type Badges } from '#contracts';
import { chooseLocale } from '#site';
import type { PageFacts, PageVisitor } from './page-facts.js';
import type { FormState, Renderer, RenderResult } from './renderer.js';
import { isSourceKnown, trackingOf, type Tracking } from './tracking.js';

export interface Page {
  readonly result: RenderResult;
  readonly nonce: string;
  readonly isPrivate: boolean;
  readonly tracking: Tracking | null;
}

export interface PageState {
  readonly form?: FormState | null;
  /** Draws the error page. */
  readonly failure?: boolean;
}

const noBadges: Badges = { messages: 0, likes: 0 };
const teaserPath = /^\/members\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/signup$/;
const tokenPath = /^\/([A-Za-z0-9_-]{20,100})$/;

/** One page for one visitor. */
export class PagesService {
  constructor(
    private readonly facts: PageFacts,
    private readonly render: Renderer,
  ) {}

  /** Null when the host is no site of ours. */
  async page(visitor: PageVisitor, url: string, { form = null, failure = false }: PageState = {}): Promise<Page | null> {
    const { pathname, searchParams } = new URL(url, 'http://page');
    const token = tokenPath.exec(pathname)?.[1];
    const [user, stored] = await Promise.all([this.facts.userOf(visitor), token ? this.facts.tokenOf(token) : null]);
    const badges = user ? await this.facts.badgesOf(user) : noBadges;
    let locale: Locale = 'en';
    const site = await this.facts.settingsFor(visitor, (domainLanguage) => {
      locale = localeOf(visitor, user?.language, domainLanguage);
      return locale;
    });
    if (!site) return null;
    const invited = user === null && (await this.facts.isInvited(visitor));
    const shown = teaserPath.exec(pathname)?.[1];
    const teaser = shown ? await this.facts.teaserOf(visitor, shown as MemberId) : null;
    const tracking = trackingOf(searchParams);
    const sourceKnown = isSourceKnown(tracking, visitor.cookies['source']);
    const nonce = randomBytes(16).toString('base64');
    if (stored?.state === 'spent' && stored.spentPage)
      return { result: { status: 302, redirect: stored.spentPage }, nonce, isPrivate: true, tracking };
    const result = await this.render({
      url,
      nonce,
      ...site,
      user,
      badges,
      locale,
      form,
      failure,
      token: stored,
      // What a member chose once holds on every device; a visitor's browser keeps its own choice.
      prefs: user?.display ?? displayPrefsOf(visitor.cookies),
      dismissed: dismissalNames.filter((name) => visitor.cookies[name]),
      sourceKnown,
      invited,
      inUnitedStates: isInUnitedStates(locale, site.settings.geoip_country, visitor.acceptLanguage),
      teaser,
      isThere: (subject, id) => this.facts.isThere({ visitor, user, sourceKnown }, subject, id),
    });
    return { result, nonce, isPrivate: user !== null, tracking };
  }
}

/** `en-US` is no language of the interface, only a variant of privacy content. Where the address tells no country, the browser's language does. */
export const isInUnitedStates = (locale: Locale, country: string | null, acceptLanguage: string): boolean =>
  locale === 'en' && (country === null ? /^en-US\b/i.test(acceptLanguage) : country === 'US');

/** Cookie, then the member's own language, then the domain's, then the browser's. */
export function localeOf(visitor: PageVisitor, user: Locale | undefined, domainLanguage: string | null): Locale {
  return chooseLocale({ cookie: visitor.cookies['locale'], user, domainLanguage, acceptLanguage: visitor.acceptLanguage });
}
