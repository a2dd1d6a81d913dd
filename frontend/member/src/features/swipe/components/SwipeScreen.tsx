import { Box, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberId } from '#contracts';
import { LinkButton } from '#member/ui/ActionButton';
import { BenchDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { Shape } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { useAnnouncedGame } from '../hooks/use-announced-game';
import { GameTable, UndoButton } from './GameTable';

interface SwipeScreenProps {
  readonly onMatch: (id: MemberId) => void;
  readonly onLiked: () => void;
}

/** The swipe game: one face at a time. */
export function SwipeScreen({ onMatch, onLiked }: SwipeScreenProps) {
  const { t } = useTranslation('swipe');
  const { game, error, reload, isLoading, onDecide, undo, undoing } = useAnnouncedGame({ onMatch, onLiked });
  const [person] = game?.cards ?? [];

  const isEmpty = game !== undefined && !person && !isLoading;
  useEffect(() => {
    // The button under the finger went with the last card.
    if (isEmpty && document.activeElement === document.body) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [isEmpty]);

  return (
    <Page title={t('title')} noIndex width="prose">
      <PageTitle
        lead={
          // On a phone the card comes first, and the rules stand under it.
          <Box as="span" display={person ? { base: 'none', md: 'inline' } : 'inline'}>
            {t('lead')}
          </Box>
        }
      >
        {t('title')}
      </PageTitle>
      {error && !person ? <ErrorNotice error={error} onRetry={reload} /> : null}
      {!error && !person && !isEmpty ? <GameSkeleton /> : null}
      {game && person ? <GameTable game={game} person={person} onDecide={onDecide} /> : null}
      {isEmpty && !error ? (
        <EmptyState drawing={<BenchDrawing />} title={t('empty.title')} action={<LinkButton to="/members">{t('empty.action')}</LinkButton>}>
          {t('empty.text')}
        </EmptyState>
      ) : null}
      {game ? (
        <Flex mt="3" direction="column" align="center" gap="2" textAlign="center">
          <UndoButton game={game} busy={undoing} onUndo={undo} />
          <TextLink to="/swipe-game/passed" display="inline-flex" alignItems="center" minH="target">
            {t('passed.title')}
          </TextLink>
          {person ? (
            <Box textStyle="small" color="ink.soft" maxW="30rem">
              <Box as="span" display={{ base: 'inline', md: 'none' }}>
                {t('lead')}{' '}
              </Box>
              {t('hands')}
            </Box>
          ) : null}
        </Flex>
      ) : null}
    </Page>
  );
}

function GameSkeleton() {
  const { t } = useTranslation();
  return (
    <Box aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Shape h="min(48dvh, 26rem)" borderRadius="card" />
      <Flex mt="4" gap="3">
        <Shape h="15" flex="1" />
        <Shape h="15" flex="1" />
      </Flex>
    </Box>
  );
}
