import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration, useLocation } from 'react-router';
import { useNewVersionNotice } from '#member/shared/state/new-version';
import { announce } from '#member/ui/announce';
import { ConnectionNotice } from '#member/ui/ConnectionNotice';
import { LiveRegions } from '#member/ui/LiveRegions';
import { LoadingBar } from '#member/ui/LoadingBar';
import { EntryWarning, useEntryWarning } from './EntryWarning';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    px: '5',
    py: '3',
    bg: 'surface',
    color: 'primary',
    fontWeight: 'medium',
    borderRadius: 'control',
    boxShadow: 'card',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/** The address of the screen, whichever layout draws it. */
let last: string | undefined;

/** After a change of screen inside the app the focus goes to the new title, as after a fresh load. */
function useFocusOnNewScreen(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const before = last;
    last = pathname;
    if (before === undefined || before === pathname) return;
    // A choice that stands in the address is no new screen: whoever makes it goes on choosing.
    if (document.activeElement instanceof HTMLInputElement && document.activeElement.closest('main')) return;
    document.getElementById('page-title')?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname]);
}

interface FrameProps {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** Keeps the whole screen in the window; the content scrolls inside. */
  readonly fullHeight?: boolean;
  /** Only visitors from these countries are warned at the entry; without a list all are, and with an empty one nobody is. */
  readonly entryCountries?: readonly string[];
  readonly children: ReactNode;
}

/** What every layout has: the skip link, the one main landmark and the places from which the app speaks. */
export function Frame({ header, footer, fullHeight = false, entryCountries, children }: FrameProps) {
  const { t } = useTranslation();
  useFocusOnNewScreen();
  const warned = useEntryWarning(entryCountries);
  const newVersion = useNewVersionNotice();
  return (
    <>
      {warned ? <EntryWarning /> : null}
      <Flex direction="column" minH="100dvh" inert={warned} {...(fullHeight ? { h: '100dvh', 'data-fills-window': '' } : {})}>
        <Skip href="#content">{t('skip')}</Skip>
        <LoadingBar />
        {header}
        {/* The conversation says it where one writes. */}
        {fullHeight ? null : <ConnectionNotice />}
        {/* It comes with the next screen anyway; the conversation keeps its room. */}
        {fullHeight ? null : newVersion}
        <Box
          as="main"
          id="content"
          tabIndex={-1}
          flex="1"
          minH="0"
          w="full"
          outline="none"
          {...(fullHeight ? { display: 'flex', flexDirection: 'column' } : {})}
        >
          {children}
        </Box>
        {footer}
        <LiveRegions />
        <ScrollRestoration />
      </Flex>
    </>
  );
}
