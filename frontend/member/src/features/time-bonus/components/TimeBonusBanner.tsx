import { Box, Flex } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePlaceAbove } from '#member/shared/state/interruptions';
import { LinkButton } from '#member/ui/ActionButton';
import { bannerAction } from '#member/ui/Banner';
import { Notice } from '#member/ui/Notice';
import { useTimeBonus } from '../hooks/use-time-bonus';
import { useWords } from '../hooks/use-words';
import { isInArea, type TimeBonus } from '../model/time-bonus';
import { Countdown } from './Countdown';

const pricesPath = '/premium';
const never = () => () => undefined;

/** The bonus of a member's first hours, above the screens of the members' area. */
export function TimeBonusBanner() {
  const { pathname } = useLocation();
  const { bonus, now } = useTimeBonus();
  const isHere = usePlaceAbove('time-bonus', bonus !== null && isInArea(pathname));
  return bonus && isHere ? <Shown bonus={bonus} now={now} hasLink={pathname !== pricesPath} /> : null;
}

interface ShownProps {
  readonly bonus: TimeBonus;
  readonly now: number;
  readonly hasLink: boolean;
}

function Shown({ bonus, now, hasLink }: ShownProps) {
  const { t } = useTranslation('time-bonus');
  const { title, until } = useWords(bonus, now);
  // The server does not know which time it is where the member is: it keeps the place of these words.
  const knowsZone = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Box as="section" aria-label={title}>
      <Notice>
        <Flex columnGap="6" rowGap="2" align="center" wrap="wrap">
          <Box flex="1 1 16rem" minW="0" fontWeight="bold" overflowWrap="anywhere" visibility={knowsZone ? undefined : 'hidden'}>
            {until}
          </Box>
          <Flex columnGap="4" rowGap="2" wrap="wrap" align="center" minW="0" maxW="full">
            <Countdown leftMs={bonus.endsAt - now} />
            {hasLink ? (
              <LinkButton to={pricesPath} {...bannerAction}>
                {t('prices')}
              </LinkButton>
            ) : null}
          </Flex>
        </Flex>
      </Notice>
    </Box>
  );
}
