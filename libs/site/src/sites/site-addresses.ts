import type { Config } from '#config';
import { localeOf, type Locale, type SiteAddresses } from '#contracts';
import type { Site } from '../settings/index.js';

type Addresses = Pick<Config, 'publicUrls' | 'isDemo'>;
type Sister = Pick<Site, 'id' | 'communityId' | 'domainLanguage' | 'hosts' | 'isDefault'> & {
  readonly settings: Pick<Site['settings'], 'niche'>;
};

/**
 * Where a site stands, for its mails and for the web. It comes from the settings, never from a request: whoever forges a Host header must not be
 * able to send members elsewhere.
 */
export function originOf(site: Pick<Site, 'hosts'>, { publicUrls, isDemo }: Addresses): string {
  const [mainUrl] = publicUrls;
  const own = publicUrls.find((url) => site.hosts.includes(new URL(url).hostname));
  const [host] = site.hosts;
  if (own || !host) return own ?? mainUrl;
  const { protocol, port } = new URL(mainUrl);
  // In a demo every site is on this machine and this port.
  return `${protocol}//${host}${isDemo && port ? `:${port}` : ''}`;
}

/**
 * The site among those that say the same in other languages: of its community and its niche, each with a language of its own. One that speaks as
 * the browser wishes, if there is one, is for everybody else. One without a host of its own is reached by nobody.
 */
export function addressesOf(site: Sister, all: readonly Sister[], config: Addresses): SiteAddresses {
  const family = all.filter(({ communityId, settings }) => communityId === site.communityId && settings.niche === site.settings.niche);
  // Its own address stands for its own language, whoever else speaks it.
  const ordered = [site, ...family.filter(({ id, hosts }) => id !== site.id && hosts.length > 0)].map((one) => ({
    ...one,
    origin: originOf(one, config),
  }));
  const languages = new Map<Locale, string>();
  for (const { domainLanguage, origin } of ordered) {
    const language = localeOf(domainLanguage);
    if (language && !languages.has(language)) languages.set(language, origin);
  }
  const everybody = ordered.find(({ domainLanguage }) => !localeOf(domainLanguage)) ?? ordered.find(({ isDefault }) => isDefault);
  const origin = originOf(site, config);
  return {
    origin,
    languages: [...languages].toSorted(([one], [two]) => one.localeCompare(two)),
    everybody: everybody?.origin ?? languages.get('en') ?? origin,
  };
}
