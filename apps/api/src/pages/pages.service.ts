import { dismissalNames, displayPrefsOf, type Locale, type MemberId, type Badges } from '#contracts';
import { chooseLocale } from '#site';
import type { PageFacts, PageVisitor } from './page-facts.js';
import type { FormState, Renderer, RenderInput, RenderResult } from './renderer.js';
import { newNonce, SharedPages, type SharedPage } from './shared-pages.js';
import { isSourceKnown, trackingOf, trackingToKeep, type Tracking } from './tracking.js';

export interface Page {
  readonly result: RenderResult | SharedPage;
  readonly nonce: string;
  readonly isPrivate: boolean;
  /** Where the visit came from, for the browser to keep; null where it keeps what it has. */
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

/** One page for one visitor. What no visitor's own facts are in is rendered once for many. */
export class PagesService {
  private readonly shared = new SharedPages();

  constructor(
    private readonly facts: PageFacts,
    private readonly renderer: Renderer,
  ) {}

  /** Null when the host is no site of ours. */
  async page(visitor: PageVisitor, url: string, { form = null, failure = false }: PageState = {}): Promise<Page | null> {
    const address = new URL(url, 'http://page');
    const { pathname, searchParams } = address;
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
    const source = visitor.cookies['source'];
    const fromAddress = trackingOf(searchParams);
    const tracking = trackingToKeep(fromAddress, source);
    const sourceKnown = isSourceKnown(fromAddress, source);
    const nonce = newNonce();
    if (stored?.state === 'spent' && stored.spentPage)
      return { result: { status: 302, redirect: stored.spentPage }, nonce, isPrivate: true, tracking };
    const { reading, settings, company } = site;
    const input: Omit<RenderInput, 'nonce'> = {
      url,
      settings,
      company,
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
      inUnitedStates: isInUnitedStates(locale, settings.geoip_country, visitor.acceptLanguage),
      teaser,
      isThere: (subject, id) => this.facts.isThere({ visitor, user, sourceKnown }, subject, id),
    };
    const isOwn = user !== null || form !== null || failure || token !== undefined || teaser !== null;
    const common = isOwn ? null : await this.renderer.addressOf(address, locale);
    const shared = common === null ? null : await this.sharedPage(common, reading, input);
    const result = shared ?? (await this.renderer.render({ ...input, nonce }));
    return { result, nonce, isPrivate: user !== null, tracking };
  }

  /** Its key is every fact that the HTML depends on; each has few values, and none is a visitor's to choose freely. */
  private sharedPage(url: string, reading: object, input: Omit<RenderInput, 'nonce'>): Promise<SharedPage | null> {
    const { locale, prefs, dismissed, sourceKnown, invited, inUnitedStates, settings } = input;
    const { domain, geoip_country: country } = settings;
    const key = JSON.stringify([url, domain, country, locale, prefs, dismissed, sourceKnown, invited, inUnitedStates]);
    return this.shared.of(key, reading, (nonce) => this.renderer.render({ ...input, url, nonce }));
  }
}

/** `en-US` is no language of the interface, only a variant of privacy content. Where the address tells no country, the browser's language does. */
export const isInUnitedStates = (locale: Locale, country: string | null, acceptLanguage: string): boolean =>
  locale === 'en' && (country === null ? /^en-US\b/i.test(acceptLanguage) : country === 'US');

/** Cookie, then the member's own language, then the domain's, then the browser's. */
export function localeOf(visitor: PageVisitor, user: Locale | undefined, domainLanguage: string | null): Locale {
  return chooseLocale({ cookie: visitor.cookies['locale'], user, domainLanguage, acceptLanguage: visitor.acceptLanguage });
}
