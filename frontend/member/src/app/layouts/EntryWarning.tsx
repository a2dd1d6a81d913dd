import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { BadgeInfo, Cookie, HandCoins, UserRound, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDismissed } from '#member/shared/state/dismissals';
import { useSession, useSettings } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { DismissForm } from '#member/ui/DismissForm';
import { TextLink } from '#member/ui/TextLink';
import { cookiesPath, isWarnedAtEntry } from './entry-rule';

/** Whether the warning lies over the page now: all else is inert then. */
export function useEntryWarning(countries?: readonly string[]): boolean {
  const { settings, user } = useSession();
  const { pathname } = useLocation();
  const closed = useDismissed('skip-site-entry');
  return isWarnedAtEntry({ settings, user, closed, pathname, countries });
}

const Veil = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'entry',
    display: 'flex',
    overflowY: 'auto',
    p: '4',
    bg: 'backdrop',
    '@media (display-mode: standalone)': { display: 'none' },
  },
});

const Sheet = chakra('div', {
  base: {
    m: 'auto',
    w: 'full',
    maxW: 'modal.md',
    p: { base: '5', md: '7' },
    bg: 'surface',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'edge',
  },
});

/**
 * What a visitor must know before coming in. It stands in the first HTML and needs no script: the rest of the page is inert, and each button
 * posts. Closing it, also with Escape, is the work of `first-script.ts`. The focus goes to the title, and no description names the text: a screen
 * reader says all of a dialog that has the focus itself, says its description too, and then reads what stands in it.
 */
export function EntryWarning() {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  // A page that is drawn anew by the app has lost the focus that the first script gave.
  useEffect(() => {
    if (!title.current?.closest('form')?.contains(document.activeElement)) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div data-closes="skip-site-entry">
      <Veil>
        <Sheet role="dialog" aria-modal="true" aria-labelledby="entry-title">
          <DismissForm what="skip-site-entry">
            {/* Where both do not fit in a row, the button stands above the title. */}
            <Flex wrap="wrap-reverse" justify="space-between" align="flex-end" columnGap="4" mt="-1">
              <Heading
                ref={title}
                as="h2"
                id="entry-title"
                tabIndex={-1}
                outline="none"
                textStyle="h2"
                pt="2.5"
                flex="1 1 10rem"
                minW="0"
                overflowWrap="anywhere"
                hyphens="auto"
              >
                {t('entry.title')}
              </Heading>
              <ActionButton
                type="submit"
                tone="quiet"
                size="compact"
                px="3"
                me="-2"
                ms="auto"
                flexShrink={0}
                icon={<X size="1.4rem" aria-hidden />}
              >
                {t('action.close')}
              </ActionButton>
            </Flex>
            <Facts />
            <ActionButton type="submit" wide size="lg">
              {t('entry.understood')}
            </ActionButton>
          </DismissForm>
        </Sheet>
      </Veil>
    </div>
  );
}

/** Who may come in, and what is to be known of the people, of money and of cookies here. */
function Facts() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <Box as="ul" mt="4" mb="6" display="grid" gap="4">
      {settings.entry_warning ? (
        <Fact icon={BadgeInfo}>{settings.entry_warning}</Fact>
      ) : (
        <>
          <Fact icon={UserRound}>{t('entry.adults', { site: settings.name, min_age: settings.min_age })}</Fact>
          <Fact icon={BadgeInfo}>{t('entry.fictional')}</Fact>
          <Fact icon={HandCoins}>{t('entry.money')}</Fact>
        </>
      )}
      <Fact icon={Cookie}>
        {t('entry.cookies')}{' '}
        <TextLink to={cookiesPath} display="inline-block" py="2.5" my="-2.5">
          {t('entry.cookies_link')}
        </TextLink>
      </Fact>
    </Box>
  );
}

function Fact({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <Flex as="li" gap="3.5" align="flex-start">
      <Box color="secondary" flexShrink={0} pt="0.5">
        <Icon size="1.6rem" aria-hidden />
      </Box>
      <Box minW="0" overflowWrap="anywhere" hyphens="auto">
        {children}
      </Box>
    </Flex>
  );
}
