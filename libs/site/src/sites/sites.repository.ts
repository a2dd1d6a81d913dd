import { Injectable } from '@nestjs/common';
import type { Locale } from '#contracts';
import { exampleSupport, type SiteWordKey } from '#contracts-admin';
import type { Tx } from '#database';
import { logger } from '#observability';
import { exampleCompany } from '../first-site.js';
import { withWords, type WordsByLocale } from '../site-words/index.js';
import { withTerms } from '../texts/index.js';
import { readSettings, type Company, type Site, type SiteSettings } from '../settings/index.js';

type SiteRow = {
  id: string;
  community_id: string;
  name: string;
  domain_language: string | null;
  settings: unknown;
  is_default: boolean;
  hosts: string[];
  /** Those that have begun, the latest first. */
  price_lists: SiteSettings['price_lists'];
  /** Of the terms that began last, if they were made in the back office. */
  terms_from: Date | null;
  terms_changes: Partial<Record<Locale, string>> | null;
  /** What was set in the back office, by key. */
  words: Partial<Record<SiteWordKey, WordsByLocale>> | null;
  company: Omit<Company, 'vatNumbers' | 'creditorId' | 'supportPhone' | 'deleteDiscount' | 'added'> & {
    vat_numbers: string[];
    creditor_id: string | null;
    support_phone: string;
    delete_discount: boolean;
    added: string;
  };
};

@Injectable()
export class SitesRepository {
  async all(tx: Tx): Promise<Site[]> {
    const rows = await tx.query<SiteRow>(
      `select s.id, s.community_id, s.name, s.domain_language, s.settings, s.is_default, to_jsonb(c) as company,
              te.begins_at as terms_from, te.changes as terms_changes,
              (select jsonb_object_agg(w.key, w.texts)
                 from (select distinct on (sw.key) sw.key, sw.texts from site.site_words sw
                        where sw.site_id = s.id order by sw.key, sw.version desc) w) as words,
              array(select h.host from site.site_host h where h.site_id = s.id order by h.host) as hosts,
              coalesce((select jsonb_agg(jsonb_build_object('countries', l.countries, 'bundles', l.bundles) order by l.begins_at desc, l.id desc)
                 from site.price_list l
                where l.site_id = s.id and l.withdrawn_at is null and l.begins_at <= public.app_now()), '[]') as price_lists
         from site.site s join site.company c on c.id = s.company_id
         left join lateral (select e.begins_at, e.changes from site.terms_edition e
                             where e.site_id = s.id and e.withdrawn_at is null and e.begins_at <= public.app_now()
                             order by e.begins_at desc, e.id desc limit 1) te on true`,
    );
    return rows.map(toSite);
  }

  /** Gives these host names to the default site, but those that a site has already. */
  async addHosts(tx: Tx, hosts: readonly string[]): Promise<void> {
    await tx.query(
      `insert into site.site_host (host, site_id)
       select host, s.id from unnest($1::text[]) as host cross join site.site s where s.is_default on conflict (host) do nothing`,
      [hosts],
    );
  }

  /** The name of a site that still names the built-in example as its company, if there is one. */
  async withExampleCompany(tx: Tx): Promise<string | undefined> {
    const [found] = await tx.query<{ name: string }>(
      `select s.name from site.site s join site.company c on c.id = s.company_id
        where c.kvk = $1 or c.address = $2 or c.vat_numbers && $3 or coalesce(s.settings ->> 'support_email', $4) = $4 limit 1`,
      [exampleCompany.kvk, exampleCompany.address, exampleCompany.vatNumbers, exampleSupport.email],
    );
    return found?.name;
  }
}

/** Those that the log names already, once in each process: they are read several times a minute. */
const logged = new Set<string>();
function settingsOf({ id, settings: stored }: SiteRow) {
  const { settings, wrong } = readSettings(stored);
  const mark = `${id} ${wrong.join(' ')}`;
  if (wrong.length > 0 && !logged.has(mark))
    logger.warn({ site: id, settings: wrong }, 'settings that are not allowed: their defaults hold');
  logged.add(mark);
  return settings;
}

/** What was made in the back office counts before what is built in, and for each country the latest. */
const withLists = (settings: SiteSettings, lists: SiteSettings['price_lists']): SiteSettings => ({
  ...settings,
  bundles: lists.find(({ countries }) => countries.length === 0)?.bundles ?? settings.bundles,
  price_lists: [...lists.filter(({ countries }) => countries.length > 0), ...settings.price_lists],
});

const settingsInForce = (row: SiteRow): SiteSettings =>
  withTerms(withWords(withLists(settingsOf(row), row.price_lists), row.words ?? {}), {
    from: row.terms_from,
    changes: row.terms_changes ?? {},
  });

function toSite(row: SiteRow): Site {
  const { company } = row;
  return {
    id: row.id,
    communityId: row.community_id,
    name: row.name,
    domainLanguage: row.domain_language,
    hosts: row.hosts,
    isDefault: row.is_default,
    settings: settingsInForce(row),
    company: {
      id: company.id,
      name: company.name,
      address: company.address,
      kvk: company.kvk,
      city: company.city,
      country: company.country,
      tradenames: company.tradenames,
      vatNumbers: company.vat_numbers,
      creditorId: company.creditor_id,
      supportPhone: company.support_phone,
      deleteDiscount: company.delete_discount,
      added: new Date(company.added),
    },
  };
}
