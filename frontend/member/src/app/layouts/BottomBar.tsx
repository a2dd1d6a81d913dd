import { Box, chakra, Flex } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { UserView } from '#contracts';
import { Badge } from '../../ui/Badge';
import { Dropdown } from '../../ui/Dropdown';
import { AccountMenu } from './AccountMenu';
import { usePlaces } from './places';

const spot = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minW: 'min({sizes.target}, 12.5vw)',
  minH: '4rem',
  px: '0.6vw',
  py: '1.5',
  borderRadius: 'control',
  // The letters grow as far as the five words of every language stay in one row.
  fontSize: 'min({fontSizes.sm}, 4.6vw)',
  fontWeight: 'medium',
  lineHeight: 'tight',
  textDecoration: 'none',
  textAlign: 'center',
} as const;

/** The number grows as far as it leaves the next place free. */
const besideTheNext = {
  '&& > *': {
    minW: 'min(1.75rem, 7.2vw)',
    h: 'min(1.75rem, 7.2vw)',
    px: 'min({spacing.1.5}, 1.5vw)',
    fontSize: 'min({fontSizes.sm}, 4.4vw)',
  },
};

const Spot = chakra(NavLink, {
  base: { ...spot, position: 'relative', '&[aria-current=page]': { bg: 'primary.tint', color: 'primary.deep' } },
});

/** On phones: five places with a word each, in reach of the thumb. In a low window it stays at the end of the page. */
export function BottomBar({ user }: { readonly user: UserView }) {
  const { t } = useTranslation();
  const places = usePlaces(user);
  return (
    <Box
      as="nav"
      aria-label={t('nav.main')}
      display={{ base: 'block', md: 'none' }}
      position="sticky"
      bottom="0"
      zIndex="bar"
      bg="surface"
      borderTopWidth="1px"
      borderColor="hairline"
      pb="env(safe-area-inset-bottom)"
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <Flex as="ul" justify="space-around" wrap="wrap" py="1">
        {places.map(({ to, icon: Icon, shortLabel, count, countLabel, tone }) => (
          <li key={to}>
            <Spot to={to}>
              <Box position="relative">
                <Icon size="1.5rem" aria-hidden />
                {count > 0 || tone === 'danger' ? (
                  <Box position="absolute" bottom="20%" insetStart="55%" css={besideTheNext}>
                    <Badge count={count} label={countLabel} tone={tone} />
                  </Box>
                ) : null}
              </Box>
              {shortLabel}
            </Spot>
          </li>
        ))}
        <li>
          <Dropdown
            placement="above"
            arrow={false}
            summaryStyle={spot}
            accessibleName={`${t('nav.me')}: ${user.profile.name}`}
            label={
              <>
                <UserRound size="1.5rem" aria-hidden />
                {t('nav.me')}
              </>
            }
          >
            <AccountMenu withLanguage />
          </Dropdown>
        </li>
      </Flex>
    </Box>
  );
}
