import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { i18n } from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { UserView } from '#contracts';
import { SessionProvider, type Prefs, type Session } from '#member/shared/state/session';
import { markStarted } from '#member/shared/state/started';
import { system } from '#member/theme/system';
import type { Boot } from './boot';
import { LastResort } from './ErrorPage';
import { keepPrefs } from './prefs';

interface AppProps {
  readonly boot: Boot;
  readonly cache: EmotionCache;
  readonly words: i18n;
  readonly onUser?: (user: UserView | null) => void;
  readonly children: ReactNode;
}

/** The same tree of providers on the server and in the browser; the router is its child. */
export function App({ boot, cache, words, onUser, children }: AppProps) {
  const [user, storeUser] = useState(boot.user);
  const [prefs, storePrefs] = useState(boot.prefs);
  const setUser = useCallback(
    (next: UserView | null) => {
      onUser?.(next);
      storeUser(next);
    },
    [onUser],
  );
  // Says to whoever drives the page from outside that it answers to the hand; effects of the screens ran before this one.
  useEffect(() => {
    markStarted();
    if ('pressed' in document.documentElement.dataset) void import('./early-press').then(({ repeatEarlyPress }) => repeatEarlyPress());
  }, []);
  const chosen = useRef(boot.prefs);
  useEffect(() => {
    if (chosen.current === prefs) return;
    chosen.current = prefs;
    if (user) void import('./save-display').then(({ saveDisplay }) => saveDisplay(prefs, words.t('unknown', { ns: 'errors' })));
  }, [prefs, user, words]);
  const setPrefs = useCallback((change: Partial<Prefs>) => storePrefs((now) => keepPrefs({ ...now, ...change })), []);
  const session = useMemo<Session>(() => ({ ...boot, user, prefs, setUser, setPrefs }), [boot, user, prefs, setUser, setPrefs]);
  return (
    <LastResort words={words.t('last_resort', { ns: 'errors' })} home={words.t('home', { ns: 'errors' })}>
      <CacheProvider value={cache}>
        <ChakraProvider value={system}>
          <I18nextProvider i18n={words}>
            <SessionProvider session={session}>{children}</SessionProvider>
          </I18nextProvider>
        </ChakraProvider>
      </CacheProvider>
    </LastResort>
  );
}
