import { Box, Flex } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LinkButton } from '#member/ui/ActionButton';
import { bannerAction } from '#member/ui/Banner';
import { Notice } from '#member/ui/Notice';
import { useTimeBonus } from '../hooks/use-time-bonus';
import { useWords } from '../hooks/use-words';
import type { TimeBonus } from '../model/time-bonus';
import { Countdown } from './Countdown';

const pricesPath = '/premium';
const never = () => () => undefined;

/** The bonus of a member's first hours. */
export function TimeBonusBanner({ stands }: { readonly stands: boolean }) {
  const { pathname } = useLocation();
  const { bonus, now } = useTimeBonus();
  return bonus && stands ? <Shown bonus={bonus} now={now} hasLink={pathname !== pricesPath} /> : null;
}

interface ShownProps {
  readonly bonus: TimeBonus;
  readonly now: number;
  readonly hasLink: boolean;
}

function Shown({ bonus, now, hasLink }: ShownProps) {
  const { t } = useTranslation('time-bonus');
  const { title, until, line } = useWords(bonus, now);
  // The server does not know which time it is where the member is: it keeps the place of these words.
  const knowsZone = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Box as="section" aria-label={title}>
      <Notice brief>
        <Flex columnGap="6" rowGap="1" align="center" wrap="wrap">
          <Box flex="1 1 16rem" minW="0" fontWeight="bold" overflowWrap="anywhere" visibility={knowsZone ? undefined : 'hidden'}>
            <Box hideFrom="md" lineHeight="tight">
              {line}
            </Box>
            <Box hideBelow="md">{until}</Box>
          </Box>
          <Flex columnGap="2" rowGap="2" wrap="wrap" align="center" minW="0" maxW="full">
            {hasLink ? (
              <LinkButton to={pricesPath} {...bannerAction}>
                {t('prices')}
              </LinkButton>
            ) : null}
            <Countdown leftMs={bonus.endsAt - now} />
          </Flex>
        </Flex>
      </Notice>
    </Box>
  );
}
