import { Box, chakra } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { UserView } from '#contracts';
import { Badge } from '#member/ui/Badge';
import { Dropdown } from '#member/ui/Dropdown';
import { AccountMenu } from './AccountMenu';
import { barBelow, low } from '#member/theme/windows';
import { isOwnPlace, usePlaces, type Place } from './places';

const spot = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  w: 'full',
  minW: 'min({sizes.target}, 14vw)',
  minH: 'min({sizes.target}, 14vw)',
  px: '0.6vw',
  py: '0.5',
  borderRadius: 'control',
  // Three words of the longest language stand beside each other on the smallest phone; in a low window all five do.
  fontSize: 'min({fontSizes.sm}, 7vw)',
  fontWeight: 'medium',
  lineHeight: 'tight',
  textDecoration: 'none',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '& svg': { boxSize: 'min(1.5rem, 7vw)' },
  [low]: { gap: '0', fontSize: 'min({fontSizes.sm}, 4.6vw)', '& svg': { boxSize: 'min(1.25rem, 6dvh)' } },
} as const;

/** The number grows as far as it leaves the next place free. */
const besideTheNext = {
  '&& > *': {
    minW: 'min(1.75rem, 7.2vw)',
    h: 'min(1.75rem, 7.2vw)',
    px: 'min({spacing.1.5}, 1.5vw)',
    fontSize: 'min({fontSizes.sm}, 4.4vw)',
  },
  // In a low bar it stays within the bar, and beside the icon.
  [low]: { bottom: '0', insetStart: '80%', '&& > *': { minW: '6dvh', h: '6dvh', px: '1', fontSize: '4.5dvh' } },
};

const Spot = chakra(NavLink, {
  base: { ...spot, position: 'relative', '&[aria-current=page]': { bg: 'primary.tint', color: 'primary.deep' } },
});

/** Places that stay beside each other. */
const Group = chakra('ul', { base: { display: 'flex', flexBasis: 'auto', '& > li': { flex: '1 1 auto' } } });

/**
 * On phones and in low windows: five places with a word each, in reach of the thumb. Where larger letters leave no room for one row, they are
 * three and two; a low window has one low row.
 */
export function BottomBar({ user }: { readonly user: UserView }) {
  const { t } = useTranslation();
  const places = usePlaces(user);
  const { pathname } = useLocation();
  return (
    <Box
      as="nav"
      aria-label={t('nav.main')}
      display="none"
      flexWrap="wrap"
      css={{ [barBelow]: { display: 'flex' }, [low]: { flexWrap: 'nowrap' } }}
      position="sticky"
      bottom="0"
      zIndex="bar"
      bg="surface"
      borderTopWidth="1px"
      borderColor="hairline"
      px="env(safe-area-inset-left)"
      pb="env(safe-area-inset-bottom)"
    >
      <Group flexGrow={3}>
        {places.slice(0, 3).map((place) => (
          <PlaceSpot key={place.to} {...place} />
        ))}
      </Group>
      <Group flexGrow={2}>
        {places.slice(3).map((place) => (
          <PlaceSpot key={place.to} {...place} />
        ))}
        <li>
          <Dropdown
            placement="above"
            arrow={false}
            isHere={isOwnPlace(pathname)}
            summaryStyle={spot}
            accessibleName={`${t('nav.me')}: ${user.profile.name}`}
            label={
              <>
                <UserRound aria-hidden />
                {t('nav.me')}
              </>
            }
          >
            <AccountMenu withLanguage />
          </Dropdown>
        </li>
      </Group>
    </Box>
  );
}

function PlaceSpot({ to, icon: Icon, shortLabel, count, countLabel, tone }: Place) {
  return (
    <li>
      <Spot to={to}>
        <Box position="relative">
          <Icon aria-hidden />
          {count > 0 || tone === 'danger' ? (
            <Box position="absolute" bottom="-5%" insetStart="60%" css={besideTheNext}>
              <Badge count={count} label={countLabel} tone={tone} />
            </Box>
          ) : null}
        </Box>
        {shortLabel}
      </Spot>
    </li>
  );
}
