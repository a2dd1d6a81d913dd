import type { SiteSettings } from '../settings/index.js';

type Rules = Pick<SiteSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;

/** Whether people who are not signed in may look around: the site lets everybody, or those who came from a known source. */
export const visitorsMaySearch = ({ settings }: { readonly settings: Rules }, sourceKnown: boolean): boolean =>
  settings.logged_out_search !== 'none' || (settings.logged_out_search_trafficsource !== 'none' && sourceKnown);
