import { addressParts, localeFacts, type CompanyInfo, type Locale, type PublicSettings, type SiteAddresses } from '#contracts';
import { escapeHtml, inlineJson } from './document';
import type { Head } from './shared/hooks/use-head';

/** The picture of the site where somebody shares a page; never one of a member. Drawn when the app is built. */
export const sharedPicture = { path: '/share.png', width: 1_200, height: 630 } as const;

export interface FoundPage {
  readonly path: string;
  readonly locale: Locale;
  readonly settings: Pick<PublicSettings, 'name' | 'index_title' | 'description' | 'support_phone' | 'support_email'>;
  readonly company: Pick<CompanyInfo, 'name' | 'address' | 'city' | 'country'>;
  readonly head: Head;
  readonly addresses: SiteAddresses;
  /** Search engines may list it. */
  readonly isIndexed: boolean;
  readonly nonce: string;
}

const meta = (kind: 'name' | 'property', name: string, content: string | number): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`;

/** How search engines and people who share a page find it: its one address, its languages, its card, and what it is about. */
export function foundTags(page: FoundPage): string {
  const { path, addresses, isIndexed } = page;
  if (!isIndexed) return [meta('name', 'robots', 'noindex'), ...cardOf(page)].join('\n');
  const alternate = (language: string, origin: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + path)}">`;
  return [
    `<link rel="canonical" href="${escapeHtml(addresses.origin + path)}">`,
    ...(namesLanguage(path)
      ? []
      : [...addresses.languages.map(([language, origin]) => alternate(language, origin)), alternate('x-default', addresses.everybody)]),
    ...cardOf(page),
    `<script type="application/ld+json" nonce="${page.nonce}">${inlineJson(factsOf(page))}</script>`,
  ].join('\n');
}

/** The slug of a lander says its language: the same address has no other. */
const namesLanguage = (path: string): boolean => /^\/landers\/[^/]+\/./.test(path);

/** A page that is not for everybody has the card of the site: its own title may name a member. */
function cardOf({ path, locale, settings, head, addresses: { origin }, isIndexed }: FoundPage): string[] {
  const title = isIndexed ? head.title : settings.index_title;
  const description = (isIndexed ? head.description : undefined) ?? settings.description;
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:locale', localeFacts[locale].iso.replace('-', '_')),
    meta('property', 'og:url', origin + (isIndexed ? path : '/')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', origin + sharedPicture.path),
    meta('property', 'og:image:width', sharedPicture.width),
    meta('property', 'og:image:height', sharedPicture.height),
    meta('property', 'og:image:alt', settings.name),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', origin + sharedPicture.path),
  ];
}

/** Facts alone: who we are and how to reach us, and the answers that stand on the page. No stars, no praise. */
function factsOf({ locale, settings, company, head, addresses: { origin } }: FoundPage): object {
  const address = addressParts(company);
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postcode || undefined,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: settings.support_phone || undefined,
      email: settings.support_email || undefined,
    },
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: settings.name,
    url: `${origin}/`,
    inLanguage: localeFacts[locale].iso,
    publisher: { '@id': organization['@id'] },
  };
  const answers = head.questions && {
    '@type': 'FAQPage',
    inLanguage: localeFacts[locale].iso,
    mainEntity: head.questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [organization, site, ...(answers ? [answers] : [])] };
}
