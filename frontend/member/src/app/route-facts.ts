import type { PageDataKey, PublicSettings, UserView } from '#contracts';
import type { Namespace } from '#member/words/load';

/** What the router, the server and the guards know about a screen without loading it. */
export interface RouteFacts {
  readonly words: readonly Namespace[];
  /**
   * `visitor`: only for people without a session (others go to the members); `member`: only with one; `paid` and `unpaid`: only for members who
   * have bought credits once, or have not yet.
   */
  readonly access: 'any' | 'visitor' | 'member' | 'paid' | 'unpaid';
  /** `server`: finished HTML, the script comes with the first intent. `client`: the server sends the frame, the script comes at once. */
  readonly from: 'server' | 'client';
  /** Of a screen from the browser: the server draws it too, to be looked at until the browser has drawn it. */
  readonly drawn?: true;
  /** Its source beside the table of routes, as `./routes/likes.tsx`. */
  readonly module: string;
  readonly status?: number;
  /** Search engines may list it; every other page says that they may not. `quiet`: people pay here, or tell something about themselves, and nobody counts that. */
  readonly indexed?: 'counted' | 'quiet';
  /** What it needs of its own in its first HTML; where the server finds nothing, the page is a 404. */
  readonly data?: PageDataKey;
  /** Names in the query that its HTML depends on: with one of them the page is for one caller alone. */
  readonly reads?: readonly string[];
  /** Has no screen of its own: the path of the one that opens instead. */
  readonly opens?: string;
}

export const isRouteFacts = (value: unknown): value is RouteFacts => typeof value === 'object' && value !== null && 'words' in value;

/** Whether a script of another company may count visits to it, where a visitor agreed: never where people talk, pay or tell about themselves. */
export const mayBeMeasured = ({ indexed }: Pick<RouteFacts, 'indexed'>): boolean => indexed === 'counted';

/** Whether such a script stands in the page that is open. */
export const isMeasured = (): boolean => document.querySelector('script[data-measures]') !== null;

/** Credits for who has none yet, and for who bought some before: each leads to the other. */
export const premiumPath = '/premium';
export const repeatOrderPath = '/credits/repeat-order';

/** Where a visitor or member is sent instead, or null when the screen is theirs. */
export function elsewhere({ access, opens }: Pick<RouteFacts, 'access' | 'opens'>, user: UserView | null, path: string): string | null {
  if (access === 'visitor' && user) return user.status === 'not_confirmed' ? '/complete-signup' : '/members';
  if (access === 'any' || access === 'visitor') return null;
  if (!user) return `/login?next=${encodeURIComponent(path)}`;
  if (access === 'paid' && !user.paid_user) return premiumPath;
  if (access === 'unpaid' && user.paid_user) return repeatOrderPath;
  return opens ?? null;
}

/**
 * Whether what a screen needs came with the page that was loaded, as far as it needs anything. A screen that the browser draws asks the API; all
 * others have their data in their own HTML alone.
 */
export const isLoaded = ({ data, from, reads = [] }: Pick<RouteFacts, 'data' | 'from' | 'reads'>, loaded: URL, wanted: URL): boolean =>
  data === undefined ||
  from === 'client' ||
  (loaded.pathname === wanted.pathname && reads.every((name) => loaded.searchParams.get(name) === wanted.searchParams.get(name)));

export const mayLookAround = (settings: PublicSettings, user: UserView | null, sourceKnown: boolean): boolean =>
  user !== null || settings.logged_out_search !== 'none' || (settings.logged_out_search_trafficsource !== 'none' && sourceKnown);
