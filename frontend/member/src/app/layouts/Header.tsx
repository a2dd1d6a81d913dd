import { Box, chakra, Flex } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { UserView } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { barAbove, barStays } from '#member/theme/windows';
import { LinkButton } from '#member/ui/ActionButton';
import { Badge } from '#member/ui/Badge';
import { LanguageSelect, TextSizeSwitch } from '#member/ui/DisplaySwitches';
import { Dropdown } from '#member/ui/Dropdown';
import { AccountMenu } from './AccountMenu';
import { BackButton } from './BackButton';
import { Brand } from './Brand';
import { hasLanguageChoice } from './language-places';
import { isOwnPlace, usePlaces } from './places';

const PlaceLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // On a desktop of 1280 px all of it stands in one row, also in the languages with long words.
    minH: 'target',
    px: { base: '3.5', xl: '1', '2xl': '3' },
    borderRadius: 'control',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'primary.tint', color: 'primary.deep' },
  },
});

function Places({ user }: { readonly user: UserView }) {
  const { t } = useTranslation();
  const places = usePlaces(user);
  // Breakpoints know the device's letters, not the larger ones that the member chose here.
  const ownRow = useSession().prefs.text !== '100';
  return (
    <Box
      as="nav"
      aria-label={t('nav.main')}
      display="none"
      css={{ [barAbove]: { display: 'block' } }}
      order={{ md: 2, xl: ownRow ? 2 : 0 }}
      // What the row has left goes between the places: on a desktop of 1280 px little in the languages with long words.
      flex={{ xl: ownRow ? 'none' : '1 1 auto' }}
      w={{ md: 'full', xl: ownRow ? 'full' : 'auto' }}
      ms={{ md: '-3.5', xl: ownRow ? '-1' : '0' }}
    >
      <Flex
        as="ul"
        columnGap={{ base: '1', xl: ownRow ? '4' : '0' }}
        justify={{ xl: ownRow ? 'flex-start' : 'space-between' }}
        maxW="42rem"
        wrap={{ base: 'wrap', xl: 'nowrap' }}
      >
        {places.map(({ to, icon: Icon, label, count, countLabel, tone }) => (
          <li key={to}>
            <PlaceLink to={to}>
              {/* Room for the badge, also where none comes: no place moves. */}
              <Box position="relative" pe="4">
                <Icon size="1.4rem" aria-hidden />
                {count > 0 || tone === 'danger' ? (
                  <Box position="absolute" top="-3" insetEnd="0" scale="0.85">
                    <Badge count={count} label={countLabel} tone={tone} />
                  </Box>
                ) : null}
              </Box>
              {label}
            </PlaceLink>
          </li>
        ))}
      </Flex>
    </Box>
  );
}

function Account({ user }: { readonly user: UserView }) {
  const { t } = useTranslation();
  const isHere = isOwnPlace(useLocation().pathname);
  return (
    <Box display={{ base: 'none', md: 'block' }}>
      <Dropdown
        accessibleName={`${t('nav.account')}: ${user.profile.name}`}
        isHere={isHere}
        summaryStyle={{ px: { base: '3', xl: '2' } }}
        label={
          <>
            <UserRound size="1.4rem" aria-hidden />
            <Box as="span" maxW={{ base: '9rem', xl: '6.5rem', '2xl': '9rem' }} truncate>
              {user.profile.name}
            </Box>
          </>
        }
      >
        <AccountMenu />
      </Dropdown>
    </Box>
  );
}

interface HeaderProps {
  /** On the phone screens that bring a header of their own. */
  readonly hiddenOnPhones?: boolean;
}

/** The bar at the top: where one is, how the site looks, who one is. On phones the member's places stand in the bar at the bottom. */
export function Header({ hiddenOnPhones = false }: HeaderProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { pathname } = useLocation();
  const language = hasLanguageChoice(pathname) ? <LanguageSelect /> : null;
  return (
    <Box
      as="header"
      display={hiddenOnPhones ? 'none' : 'block'}
      // The words follow the letters that the member chose; what is pressed is large enough without: the page has the window.
      css={{ '--m-sizes-target': '48px', [barAbove]: { display: 'block' }, [barStays]: { position: 'sticky' } }}
      top="0"
      zIndex="bar"
      bg="surface"
      borderBottomWidth="1px"
      borderColor="hairline"
      pt="env(safe-area-inset-top)"
    >
      <Flex
        minH="bar"
        maxW={user ? 'wide' : 'content'}
        mx="auto"
        px={{ base: '4', md: user ? '6' : '8', '2xl': '8' }}
        // With the largest letters there are four rows on a phone, which may take a quarter of it.
        py="4px"
        align="center"
        columnGap={{ base: '2', xl: '6' }}
        rowGap="2px"
        wrap="wrap"
      >
        <BackButton />
        <Brand />
        {user ? <Places user={user} /> : null}
        <Flex
          ms="auto"
          align="center"
          justify={{ base: user ? 'flex-end' : 'space-between', md: 'flex-end' }}
          columnGap={{ base: '1', md: '2', xl: '1', '2xl': '2' }}
          wrap="wrap"
          w={{ base: user ? 'auto' : 'full', md: 'auto' }}
          order={{ base: user ? 0 : 1, md: 0 }}
        >
          <Box display={user ? { base: 'none', md: 'block' } : 'block'} ms={{ base: '-3', md: '0' }}>
            {language}
          </Box>
          <TextSizeSwitch />
          {user ? <Account user={user} /> : null}
        </Flex>
        {user ? null : (
          <LinkButton to="/login" tone="outline" size="compact" py="0" px={{ base: '3', md: '4' }} ms={{ base: 'auto', md: '3' }}>
            {t('nav.login')}
          </LinkButton>
        )}
      </Flex>
    </Box>
  );
}
