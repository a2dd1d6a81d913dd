import { createContext, use } from 'react';
import {
  localeFacts,
  type Badges,
  type CompanyInfo,
  type Dismissal,
  type DisplayPrefs,
  type LinkKind,
  type LinkState,
  type Locale,
  type PublicSettings,
  type TeaserView,
  type UserView,
} from '#contracts';
import { formats, type Formats } from '#kit';

/** How this person wants to see the site; kept in cookies and on the account, set on the root element. */
export type Prefs = Readonly<DisplayPrefs>;

/** What a form without JavaScript posted, and what was wrong with it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** A sentence about the whole form. */
  readonly message?: string;
  readonly code?: string;
  readonly done?: boolean;
}

/** What a stored link is for, and whether its button still does something; the link itself stays in the address. */
export interface TokenFacts {
  readonly kind: LinkKind;
  readonly state: LinkState;
}

export interface Session {
  readonly settings: PublicSettings;
  readonly company: CompanyInfo;
  readonly locale: Locale;
  readonly user: UserView | null;
  /** What was new when the page was made; `useBadges` knows what came since. */
  readonly badges: Badges;
  readonly prefs: Prefs;
  readonly form: FormState | null;
  readonly token: TokenFacts | null;
  /** The visitor came through a known source, now or in the last 30 days. */
  readonly sourceKnown: boolean;
  /** The visitor accepted an invitation that still counts. */
  readonly invited: boolean;
  /** Reads English in the United States: privacy content has a part of its own there. */
  readonly inUnitedStates: boolean;
  /** The member whom the page for visitors is about, when they allow it. */
  readonly teaser: TeaserView | null;
  /** The `:id` of the address that the page was made for, when nothing of that name is there for this person. */
  readonly missing: string | null;
  /** What this browser had closed when the page was made; `useDismissed` knows what was closed since. */
  readonly dismissed: readonly Dismissal[];
  readonly setUser: (user: UserView | null) => void;
  readonly setPrefs: (prefs: Partial<Prefs>) => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs the session provider');
  return session;
}

export const useSettings = (): PublicSettings => useSession().settings;

/** The signed-in member; for screens that only members can reach. */
export function useMe(): UserView {
  const { user } = useSession();
  if (!user) throw new Error('useMe on a screen without a member');
  return user;
}

export const useFormats = (): Formats => formats(localeFacts[useSession().locale].iso);
