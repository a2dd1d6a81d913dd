import type { Measuring } from './cookies.js';
import type { Dismissal } from './dismissals.js';
import type { DisplayPrefs } from './display.js';
import type { InfoPage } from './info-pages.js';
import type { Locale } from './locales.js';
import type { PageData, PageDataKey } from './page-data.js';
import type { DiscountCodeView } from './discounts.js';
import type { CompanyInfo, PublicSettings } from './settings.js';
import type { Badges, UserView } from './user.js';
import type { WebManifest } from './web-app.js';

/** What a form without JavaScript posted, and what was wrong with it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form. */
  readonly message?: string | undefined;
  readonly code?: string;
  readonly done?: boolean;
}

/** `lines`: its street and town as people of its country write them; the server knows how. */
export interface PageCompany extends CompanyInfo {
  readonly lines?: readonly string[];
}

/** What the first HTML of every page carries, so that the browser asks for nothing before it can draw. */
export interface PageBoot {
  readonly settings: PublicSettings;
  readonly company: PageCompany;
  readonly locale: Locale;
  readonly user: UserView | null;
  /** What was new when the page was made. */
  readonly badges: Badges;
  /** What a member who never bought has off the first credits without typing a code, while it has an end. */
  readonly discount: DiscountCodeView | null;
  /** When the page was made, as an ISO date. A shared page may be older. */
  readonly now: string;
  readonly prefs: DisplayPrefs;
  readonly form: FormState | null;
  /** The visitor came through a known source, now or in the last 30 days. */
  readonly sourceKnown: boolean;
  /** The visitor accepted an invitation that still counts. */
  readonly invited: boolean;
  /** What this browser has closed and still keeps closed. */
  readonly dismissed: readonly Dismissal[];
  /** This browser could show notices, and does not: it said so on an earlier page. */
  readonly offersPush?: boolean;
  /** Whether this visit may be counted; absent where nobody counts visits, or a member is signed in. */
  readonly measuring?: Measuring;
  /** Whether the advertisement may show its pictures; absent where there is none, or a member is signed in. */
  readonly advertising?: Measuring;
  /** What this page needs of its own, under the key that its route names. */
  readonly data: Partial<PageData>;
  /** The path of the page when nothing of that name is there for this person. */
  readonly missing: string | null;
}

/** Files of the browser build that the HTML names. */
export interface PageFiles {
  /** The script's address. */
  readonly entry: string;
  /** For each module of the build: the files that a page with it needs at once. */
  readonly preload: Readonly<Record<string, readonly string[]>>;
  /** Font faces, inlined. */
  readonly fontCss: string;
  /** The font that the first text needs. */
  readonly fontUrl: string;
}

/** Where the pages of a site stand for the whole web. It comes from the settings, never from a request. */
export interface SiteAddresses {
  /** Of this site: scheme and host, without a slash at the end. */
  readonly origin: string;
  /** Of the sites that say the same in another language, and this one's own. */
  readonly languages: readonly (readonly [language: Locale, origin: string])[];
  /** Of the site for everybody whose language none of them speaks. */
  readonly everybody: string;
}

/** What a search engine may list, and where it has nothing to look for. */
export interface PageMap {
  /** Paths of pages that may be found. */
  readonly indexed: readonly string[];
  /** Beginnings of paths that belong to members. */
  readonly closed: readonly string[];
}

export interface RenderInput extends PageBoot {
  /** Path and query. */
  readonly url: string;
  readonly nonce: string;
  /** A failure while the page was made: the error page is drawn instead. */
  readonly failure?: boolean;
  /** Only to be looked at: without any script. */
  readonly still?: boolean;
  /** Of a page that is there, where it is not 200. */
  readonly status?: number | undefined;
  readonly addresses: SiteAddresses;
  /** The script that counts visits, where the site has one. */
  readonly analyticsUrl?: string | undefined;
}
/** `loads`: a script of another host that stands in the page. `shows`: pictures of other hosts in it. */
export type RenderResult =
  | { readonly status: number; readonly html: string; readonly loads?: string | undefined; readonly shows?: readonly string[] | undefined }
  | { readonly status: 302; readonly redirect: string };

/** What the table of routes says of an address: who must go elsewhere, and what must be known before the page is drawn. */
export type PagePlan =
  | { readonly redirect: string }
  | {
      readonly data: PageDataKey | null;
      /** The variables of its path. */
      readonly params: Readonly<Record<string, string | undefined>>;
      /** The address under which visitors share the rendered page; null for one that is a single caller's own. */
      readonly sharedAs: string | null;
    };

/** All that the offline page depends on: it is kept by browsers, so nothing of a member may get into it. */
export interface OfflineInput {
  readonly settings: Pick<PublicSettings, 'name' | 'niche'>;
  readonly locale: Locale;
  readonly prefs: DisplayPrefs;
  readonly nonce: string;
}

export interface BuiltInText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** The member app as the API calls it: the exports of its server build. */
export interface PageRenderer {
  plan(url: URL, locale: Locale, user: UserView | null): Promise<PagePlan>;
  render(input: RenderInput, files: PageFiles): Promise<RenderResult>;
  manifest(settings: PublicSettings, locale: Locale): Promise<WebManifest>;
  offlinePage(input: OfflineInput, files: PageFiles): Promise<string>;
  map(): Promise<PageMap>;
  /** The built-in text of a page, with its placeholders. */
  builtInText(page: InfoPage, locale: Locale): Promise<BuiltInText>;
}
