import { createContext, use, useMemo, type ReactNode } from 'react';
import { localeFacts, type DisplayPrefs, type PageBoot, type PublicSettings, type UserView } from '#contracts';
import { formats, type Formats } from '#kit';

/** How this person wants to see the site; kept in cookies and on the account, set on the root element. */
export type Prefs = Readonly<DisplayPrefs>;

/** What came with the page. `badges` and `dismissed` are as they were then: `useBadges` and `useDismissed` know what came since. */
export interface Session extends PageBoot {
  readonly setUser: (user: UserView | null) => void;
  readonly setPrefs: (prefs: Partial<Prefs>) => void;
}

/** What of a session stays the same as long as the same person is there. */
interface StableSession extends Pick<Session, 'locale' | 'settings'> {
  readonly myId: UserView['id'] | null;
}

const SessionContext = createContext<Session | null>(null);
const StableContext = createContext<StableSession | null>(null);

/** The credits of a member change with each message that they send: what asks for the stable part only is not drawn anew then. */
export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  const { locale, settings, user } = session;
  const myId = user?.id ?? null;
  const stable = useMemo(() => ({ locale, settings, myId }), [locale, settings, myId]);
  return (
    <SessionContext value={session}>
      <StableContext value={stable}>{children}</StableContext>
    </SessionContext>
  );
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs the session provider');
  return session;
}

function useStableSession(): StableSession {
  const session = use(StableContext);
  if (!session) throw new Error('The session provider is missing');
  return session;
}

export const useLocale = (): Session['locale'] => useStableSession().locale;

export const useSettings = (): PublicSettings => useStableSession().settings;

export const useFormats = (): Formats => formats(localeFacts[useLocale()].iso);

/** The signed-in member; for screens that only members can reach. */
export function useMe(): UserView {
  const { user } = useSession();
  if (!user) throw new Error('useMe on a screen without a member');
  return user;
}

/** Who the signed-in member is, without what changes of them; for screens that only members can reach. */
export function useMyId(): UserView['id'] {
  const { myId } = useStableSession();
  if (myId === null) throw new Error('useMyId on a screen without a member');
  return myId;
}

export const useIsSignedIn = (): boolean => useStableSession().myId !== null;
