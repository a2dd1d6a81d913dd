import { createContext, use } from 'react';
import { localeFacts, type DisplayPrefs, type PageBoot, type PublicSettings, type UserView } from '#contracts';
import { formats, type Formats } from '#kit';

/** How this person wants to see the site; kept in cookies and on the account, set on the root element. */
export type Prefs = Readonly<DisplayPrefs>;

/** What came with the page. `badges` and `dismissed` are as they were then: `useBadges` and `useDismissed` know what came since. */
export interface Session extends PageBoot {
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
