import type { PublicSettings, UserView } from '#contracts';

interface EntryFacts {
  readonly settings: Pick<PublicSettings, 'enable_site_entry_popup' | 'geoip_country'>;
  readonly user: UserView | null;
  /** Closed on this browser before, or the installed app. */
  readonly closed: boolean;
  readonly pathname: string;
  /** Only visitors from these countries are warned; without a list, all are. */
  readonly countries?: readonly string[];
}

/** The page that the warning leads to can be read before the warning is closed. */
export const cookiesPath = '/pages/cookies';

/** Whoever objects to a decision comes by the link of its mail, and is no visitor to be warned. */
const appealsPath = '/appeals/';

export function isWarnedAtEntry({ settings, user, closed, pathname, countries }: EntryFacts): boolean {
  if (user || closed || settings.enable_site_entry_popup === 'no') return false;
  if (pathname === cookiesPath || pathname.startsWith(appealsPath)) return false;
  return countries === undefined || (settings.geoip_country !== null && countries.includes(settings.geoip_country));
}

/** Where the layout is not the default one. */
export const countriesWarnedEverywhere = ['NL', 'DE'] as const;
