import {
  dismissalNames,
  isClosedFor,
  landerFactsOf,
  pushOfferCookie,
  displayPrefsOf,
  type Badges,
  type FormState,
  type Locale,
  type PageDataKey,
  type PagePlan,
  type RenderInput,
  type RenderResult,
} from '#contracts';
import { chooseLocale } from '#site';
import { advertisingOf, measuringOf } from './cookies.js';
import type { PageContext } from './data/page-data-source.js';
import type { FoundData } from './data/page-data.service.js';
import type { PageFacts, PageSite, PageVisitor } from './page-facts.js';
import type { Renderer } from './renderer.js';
import { newNonce, SharedPages, type SharedPage } from './shared-pages.js';
import { isSourceKnown, trackingOf, trackingToKeep, type Tracking } from '../http/tracking.js';

export interface Page {
  readonly result: RenderResult | SharedPage;
  readonly nonce: string;
  readonly isPrivate: boolean;
  /** Where the visit came from, for the browser to keep; null where it keeps what it has. */
  readonly tracking: Tracking | null;
  /** The language of a lander, for the browser to keep: what lies behind it speaks the same. Null where it keeps what it has. */
  readonly language: Locale | null;
}

export interface PageState {
  readonly form?: FormState | null;
  /** Draws the error page. */
  readonly failure?: boolean;
}

/** Finds what the page under a key needs in its first HTML. */
export interface PageDataFinder {
  find(key: PageDataKey, context: PageContext): Promise<FoundData>;
}

type Drawing = Omit<RenderInput, 'nonce'>;

const noBadges: Badges = { messages: 0, likes: 0 };
const needsNothing: FoundData = { data: {} };
const errorPage: PagePlan = { data: null, params: {}, sharedAs: null };

/** One page for one visitor. What no visitor's own facts are in is rendered once for many. */
export class PagesService {
  private readonly shared = new SharedPages();

  constructor(
    private readonly facts: PageFacts,
    private readonly data: PageDataFinder,
    private readonly renderer: Pick<Renderer, 'plan' | 'render'>,
    /** The script that counts visits, where visitors agree. */
    private readonly analyticsUrl?: string,
  ) {}

  /** Null when the host is no site of ours. */
  async page(visitor: PageVisitor, url: string, { form = null, failure = false }: PageState = {}): Promise<Page | null> {
    const address = new URL(url, 'http://page');
    const user = await this.facts.userOf(visitor);
    const lander = landerFactsOf(address.pathname);
    const { site, locale } = await this.siteFor(visitor, user?.language, lander?.locale);
    if (!site) return null;
    const fromAddress = trackingOf(address.searchParams);
    const source = visitor.cookies['source'];
    const arrival = { nonce: newNonce(), isPrivate: user !== null, tracking: trackingToKeep(fromAddress, source), language: null };
    const goto = (redirect: string): Page => ({ ...arrival, result: { status: 302, redirect } });

    const plan = failure ? errorPage : await this.renderer.plan(address, locale, user);
    if ('redirect' in plan) return goto(plan.redirect);
    const { company, site: read, addresses } = site;
    // The slug of a lander names the niche whose words and colours it has.
    const settings = lander ? { ...site.settings, niche: lander.niche } : site.settings;
    const sourceKnown = isSourceKnown(fromAddress, source);
    const context = {
      visitor,
      site: read,
      settings,
      locale,
      user,
      sourceKnown,
      params: plan.params,
      path: address.pathname,
      query: address.searchParams,
    };
    const found = plan.data === null ? needsNothing : await this.data.find(plan.data, context);
    if (found && 'redirect' in found) return goto(found.redirect);

    const drawing: Drawing = {
      url,
      settings,
      company,
      addresses,
      user,
      badges: user ? await this.facts.badgesOf(user) : noBadges,
      discount: user && (await this.facts.discountOf(user)),
      now: new Date().toISOString(),
      locale,
      form,
      failure,
      // What a member chose once holds on every device; a visitor's browser keeps its own choice.
      prefs: user?.display ?? displayPrefsOf(visitor.cookies),
      dismissed: dismissalNames.filter((name) => isClosedFor(visitor.cookies[name], user?.id)),
      offersPush: user !== null && settings.push_public !== null && visitor.cookies[pushOfferCookie] !== undefined,
      ...(user === null && this.analyticsUrl && { measuring: measuringOf(visitor.cookies), analyticsUrl: this.analyticsUrl }),
      ...(user === null && read.settings.cam_promo && { advertising: advertisingOf(visitor.cookies) }),
      sourceKnown,
      invited: user === null && (await this.facts.isInvited(visitor)),
      data: found?.data ?? {},
      missing: found ? null : address.pathname,
      status: found?.status,
    };
    const isOwn = user !== null || form !== null || found?.status !== undefined || drawing.missing !== null;
    const shared = isOwn || plan.sharedAs === null ? null : await this.sharedPage(plan.sharedAs, read, drawing);
    const language = lander && found && visitor.cookies['locale'] !== lander.locale ? lander.locale : null;
    return { ...arrival, language, result: shared ?? (await this.renderer.render({ ...drawing, nonce: arrival.nonce })) };
  }

  private async siteFor(
    visitor: PageVisitor,
    userLanguage: Locale | undefined,
    spoken?: Locale,
  ): Promise<{ site: PageSite | null; locale: Locale }> {
    let locale: Locale = 'en';
    const site = await this.facts.settingsFor(visitor, (domainLanguage) => {
      locale = spoken ?? localeOf(visitor, userLanguage, domainLanguage);
      return locale;
    });
    return { site, locale };
  }

  /** Its key is every fact that the HTML depends on; each has few values, and none is a visitor's to choose freely. */
  private sharedPage(url: string, site: object, drawing: Drawing): Promise<SharedPage | null> {
    const { locale, prefs, dismissed, measuring, advertising, sourceKnown, invited, data, settings } = drawing;
    const { domain, geoip_country: country } = settings;
    const key = JSON.stringify([url, domain, country, locale, prefs, dismissed, measuring, advertising, sourceKnown, invited, data]);
    return this.shared.of(key, site, (nonce) => this.renderer.render({ ...drawing, url, nonce }));
  }
}

/** Cookie, then the member's own language, then the domain's, then the browser's. */
export function localeOf(visitor: PageVisitor, user: Locale | undefined, domainLanguage: string | null): Locale {
  return chooseLocale({ cookie: visitor.cookies['locale'], user, domainLanguage, acceptLanguage: visitor.acceptLanguage });
}
