import { defaultLocale, fallbackLocale, type CompanyInfo, type Locale, type PublicSettings } from '#contracts';
import { bundlesFor, leastCostOf, toBundleView, type Company, type Site, type SiteSettings } from '../settings/index.js';

export type SiteTexts = Pick<
  PublicSettings,
  'description' | 'index_title' | 'fictional_warning' | 'fictional_singular' | 'fictional_plural' | 'premium_claim' | 'entry_warning'
>;

export type VisitorFacts = {
  readonly host: string;
  readonly country: string | null;
  readonly demo: boolean;
  readonly pushPublic: string | null;
  readonly texts: SiteTexts;
  readonly giftPrices: readonly number[];
};

/** Support numbers are dialled from a link: no blanks, no dashes. */
export const dialable = (phone: string): string => phone.replace(/[\s-]/g, '');

/** What an owner may set that everybody is told as it is; all else is for the server alone. */
const openSettings = [
  'niche',
  'signups',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'enable_site_entry_popup',
  'support_email',
  'fictional_icon',
  'countries',
  'visible_profile_fields',
  'visible_profile_notes',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'signup_credits',
  'message_length',
  'search_fields',
  'refund_days',
  'min_age',
  'free_messages',
  'free_conversations',
] as const satisfies readonly (keyof SiteSettings & keyof PublicSettings)[];

/** What the site tells one visitor. `texts` are the built-in ones in the visitor's language; the owner's own replace them. */
export function toPublicSettings(site: Site, visitor: VisitorFacts): PublicSettings {
  const { settings } = site;
  const { countries } = settings;
  const selected = visitor.country && countries.includes(visitor.country) ? visitor.country : (countries[0] ?? 'NL');
  return {
    ...pick(settings, openSettings),
    ...visitor.texts,
    name: site.name,
    gift_prices: [...visitor.giftPrices],
    domain: visitor.host,
    domain_language: site.domainLanguage,
    cdn_prefix: '/photos/',
    geoip_country: visitor.country,
    geoip_selected_country: selected,
    minimum_message_costs: Object.fromEntries(countries.map((country) => [country, messageCosts(settings, country)])),
    support_phone: dialable(settings.support_phone),
    push_public: visitor.pushPublic,
    member_resell: false,
    company_id: site.company.id,
    mail_name: mailNameOf(site),
    bundles: bundlesFor(settings, selected).map(toBundleView),
    terms_version: termsVersionOf(site).toISOString(),
    demo: visitor.demo,
  };
}

const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;

function messageCosts(settings: SiteSettings, country: string) {
  const { minor, currency } = leastCostOf(bundlesFor(settings, country), settings.message_credits);
  return { costs: minor, currency };
}

export function toCompanyInfo(company: Company): CompanyInfo {
  return {
    name: company.name,
    address: company.address,
    kvk: company.kvk,
    city: company.city,
    country: company.country,
    tradenames: [...company.tradenames],
    vat_numbers: [...company.vatNumbers],
    support_phone: dialable(company.supportPhone),
    delete_discount: company.deleteDiscount,
    added: company.added.toISOString(),
  };
}

/** Who mails of the site come from, as their readers see it. */
export const mailNameOf = ({ settings, name }: Pick<Site, 'settings' | 'name'>): string => settings.mail_name.trim() || name;

/** What the owner wrote under a key, in the reader's language, else in English, else in Dutch; empty when there is nothing. */
export const ownTextOf = ({ settings: { texts } }: Site, locale: Locale, key: string): string =>
  [locale, defaultLocale, fallbackLocale].map((one) => texts[one]?.[key]).find(Boolean) ?? '';

/** The terms count from their own date, or from the day the company was added if that is later. */
export function termsVersionOf({ settings, company }: TermsFacts): Date {
  const version = new Date(settings.terms_version);
  return version > company.added ? version : company.added;
}
type TermsFacts = { readonly settings: Pick<Site['settings'], 'terms_version'>; readonly company: Pick<Company, 'added'> };
