import { defaultLocale, fallbackLocale, type BundleView, type CompanyInfo, type Locale, type PublicSettings } from '#contracts';
import type { Company, Site } from './site-settings.js';

export type SiteTexts = Pick<
  PublicSettings,
  'description' | 'index_title' | 'fictional_warning' | 'fictional_singular' | 'fictional_plural'
>;

export type VisitorFacts = { readonly host: string; readonly country: string | null; readonly demo: boolean; readonly texts: SiteTexts };

/** Support numbers are dialled from a link: no blanks, no dashes. */
export const dialable = (phone: string): string => phone.replace(/[\s-]/g, '');

/** What the site tells one visitor. `texts` are the built-in ones in the visitor's language; the owner's own replace them. */
export function toPublicSettings(site: Site, visitor: VisitorFacts): PublicSettings {
  const {
    bundles,
    texts: _texts,
    reveal_account_existence: _reveal,
    photo_moderation_first: _first,
    terms_version: _terms,
    swipe_likes: _swipes,
    first_messages_new: _newcomers,
    first_messages: _everybody,
    new_member_days: _newDays,
    ...open
  } = site.settings;
  const priced = bundles.map((bundle): BundleView => ({ ...bundle, unit_minor: Math.round(bundle.price_minor / bundle.credits) }));
  const cheapest = priced.reduce<BundleView | undefined>(
    (best, bundle) => (best && best.unit_minor <= bundle.unit_minor ? best : bundle),
    undefined,
  );
  return {
    ...open,
    ...visitor.texts,
    name: site.name,
    domain: visitor.host,
    domain_language: site.domainLanguage,
    cdn_prefix: '/photos/',
    geoip_country: visitor.country,
    geoip_selected_country: visitor.country && open.countries.includes(visitor.country) ? visitor.country : (open.countries[0] ?? 'NL'),
    minimum_message_costs: Object.fromEntries(
      open.countries.map((country) => [
        country,
        { costs: (cheapest?.unit_minor ?? 0) * open.message_credits, currency: cheapest?.currency ?? 'EUR' },
      ]),
    ),
    support_phone: dialable(open.support_phone),
    member_resell: false,
    company_id: site.company.id,
    mail_name: mailNameOf(site),
    bundles: priced,
    terms_version: termsVersionOf(site).toISOString(),
    demo: visitor.demo,
  };
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
