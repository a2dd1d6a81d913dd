import { locales, type Locale } from '#contracts';
import { readHost, siteDetails, type SiteDetails, type SitePage } from '#contracts-admin';
import { siteDetailWords as text } from './detail-words';

/** What stands in the form, as it was typed and chosen. */
export interface SiteForm {
  readonly name: string;
  /** Empty: what the browser wishes. */
  readonly domain_language: Locale | '';
  /** One on each line. */
  readonly hosts: string;
}

export const emptySite: SiteForm = { name: '', domain_language: '', hosts: '' };

export const siteFormOf = ({ name, domain_language, hosts }: Pick<SitePage, 'name' | 'domain_language' | 'hosts'>): SiteForm => ({
  name,
  domain_language: domain_language ?? '',
  hosts: hosts.join('\n'),
});

export const languageChoices: readonly Locale[] = locales;

type Faults = Readonly<Record<string, string>>;

/** The details that are wished for, or what is wrong with them: by the contract that the server asks as well. */
export function readSiteForm(form: SiteForm): { readonly details: SiteDetails } | { readonly faults: Faults } {
  const hosts = form.hosts.split('\n').flatMap((one) => one.trim() || []);
  const read = siteDetails.safeParse({ name: form.name, domain_language: form.domain_language || null, hosts });
  if (read.success) return { details: read.data };
  const wrong = hosts.find((one) => readHost(one) === undefined);
  const fields = new Set(read.error.issues.map(({ path: [field] }) => String(field)));
  return {
    faults: Object.fromEntries(
      [...fields].map((field) => [field, field === 'hosts' && wrong !== undefined ? text.wrongHost(wrong) : text.needed]),
    ),
  };
}
