import { Box, Flex, Heading } from '@chakra-ui/react';
import { Ban, Heart, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { askToBlock } from '#member/shared/state/block-question';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { PersonFacts } from '#member/ui/PersonCard';
import { TextLink } from '#member/ui/TextLink';
import type { Game } from '../model/game';
import { LimitNotice } from './LimitNotice';
import { SwipePhoto } from './SwipePhoto';

const limitId = 'swipe-limit';

interface GameTableProps {
  readonly game: Game;
  readonly person: MemberCard;
  readonly onDecide: (like: boolean) => void;
}

/** The card on top, with its two large buttons. They stay while the cards go, and with them the focus. */
export function GameTable({ game, person, onDecide }: GameTableProps) {
  const { t } = useTranslation(['swipe', 'common']);
  const { likes_left: left, retry_at: retryAt, zone } = game;
  const isOut = left <= 0;
  return (
    <Flex direction="column" gap="4">
      {isOut ? <LimitNotice id={limitId} retryAt={retryAt} zone={zone} /> : null}
      <Card
        as="article"
        position="relative"
        aria-labelledby="swipe-name"
        overflow="hidden"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 20rem) minmax(0, 1fr)' }}
      >
        <SwipePhoto key={person.id} person={person} low={isOut} onDecide={onDecide} />
        <Flex direction="column" px={{ base: '4', md: '7' }} py={{ base: '3.5', md: '6' }} gap="1">
          <About person={person} />
          <Flex mt="auto" pt="3" gap="3">
            <Buttons person={person} isOut={isOut} onDecide={onDecide} />
          </Flex>
          <TextLink to={`/members/${person.id}`} mt="1" alignSelf="flex-start" display="inline-flex" alignItems="center" minH="target">
            {t('profile', { name: person.name })}
          </TextLink>
          <Flex align="center" justify="space-between" wrap="wrap">
            <Box fontWeight="medium">{isOut ? null : t('left', { count: left })}</Box>
            <ActionButton
              tone="quiet"
              size="compact"
              aria-label={t('common:action.block_name', person)}
              icon={<Ban size="1.4rem" aria-hidden />}
              onClick={() => askToBlock({ id: person.id, name: person.name, fictional: person.fictional })}
            >
              {t('common:action.block')}
            </ActionButton>
          </Flex>
        </Flex>
      </Card>
    </Flex>
  );
}

function About({ person }: { readonly person: MemberCard }) {
  const { t } = useTranslation(['swipe', 'common']);
  return (
    <>
      <Heading as="h2" id="swipe-name" textStyle="h2">
        {t('common:person.name_age', person)}
      </Heading>
      <PersonFacts person={person} />
      {person.headline ? (
        <Box mt="1" lineClamp={{ base: 2, md: 5 }}>
          {person.headline}
        </Box>
      ) : null}
    </>
  );
}

function Buttons({ person, isOut, onDecide }: Pick<GameTableProps, 'person' | 'onDecide'> & { readonly isOut: boolean }) {
  const { t } = useTranslation(['swipe', 'common']);
  const { name } = person;
  return (
    <>
      <ActionButton
        tone="outline"
        size="lg"
        flex="1"
        px="3"
        aria-label={t('pass_name', { name })}
        icon={<X size="1.6rem" aria-hidden />}
        onClick={() => onDecide(false)}
      >
        {t('pass')}
      </ActionButton>
      <ActionButton
        tone="like"
        size="lg"
        flex="1"
        px="3"
        unavailable={isOut}
        aria-describedby={isOut ? limitId : undefined}
        aria-label={t('common:action.like_name', { name })}
        icon={<Heart size="1.6rem" aria-hidden />}
        onClick={() => onDecide(true)}
      >
        {t('common:action.like')}
      </ActionButton>
    </>
  );
}

interface UndoButtonProps {
  readonly game: Game;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

export function UndoButton({ game: { last }, busy, onUndo }: UndoButtonProps) {
  const { t } = useTranslation('swipe');
  if (!last) return null;
  return (
    <ActionButton tone="quiet" busy={busy} icon={<Undo2 size="1.4rem" aria-hidden />} onClick={onUndo}>
      {t(last.like ? 'undo_like' : 'undo_pass', { name: last.name })}
    </ActionButton>
  );
}
