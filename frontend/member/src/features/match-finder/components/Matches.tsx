import { Box, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MatchReason, MemberCard } from '#contracts';
import { toApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { BenchDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { PersonCard, PersonGrid } from '#member/ui/PersonCard';
import { CardsSkeleton } from '#member/ui/Skeletons';
import { matchesQuery } from '../api/match-finder';
import { inSentence, sentenceOf } from '../model/sentence';
import { useValueWords } from '../model/use-value-words';

interface MatchesProps {
  readonly onLike: (person: MemberCard) => void;
  readonly onChange: () => void;
}

const Details = chakra('details', { base: { mb: '6', maxW: 'prose' } });
const Summary = chakra('summary', { base: { minH: 'target', py: '2', cursor: 'pointer', color: 'primary', fontWeight: 'medium' } });

/** Up to twenty people, the best first, each with why. */
export function Matches({ onLike, onChange }: MatchesProps) {
  const { t } = useTranslation('match-finder');
  const found = useQuery(matchesQuery);
  const reasonWords = useReasonWords();
  if (found.isPending) return <CardsSkeleton count={6} />;
  if (found.isError) return <ErrorNotice error={toApiError(found.error)} onRetry={() => void found.refetch()} />;
  const { matches } = found.data;
  if (matches.length === 0) {
    return (
      <EmptyState
        drawing={<BenchDrawing />}
        title={t('matches.empty_title')}
        action={<ActionButton onClick={onChange}>{t('matches.change')}</ActionButton>}
      >
        {t('matches.empty')}
      </EmptyState>
    );
  }
  return (
    <>
      <ActionButton tone="outline" mb="4" onClick={onChange}>
        {t('matches.change')}
      </ActionButton>
      <Details>
        <Summary>{t('ranking.title')}</Summary>
        <Box color="ink.soft">{t('ranking.text')}</Box>
      </Details>
      <PersonGrid as="ol">
        {matches.map(({ profile, reasons }, index) => (
          // The reasons of a row are as tall as the longest, so that the photos below stand in one line.
          <Box as="li" key={profile.id} display="grid" gridTemplateRows="subgrid" gridRow="span 2" rowGap="3">
            <Box px="4" py="3" bg="secondary.tint" borderRadius="control" fontWeight="medium">
              {reasonWords(profile, reasons)}
            </Box>
            <PersonCard person={profile} onLike={onLike} priority={index < 3} />
          </Box>
        ))}
      </PersonGrid>
    </>
  );
}

/** Why, in one true sentence. */
function useReasonWords(): (person: MemberCard, reasons: readonly MatchReason[]) => string {
  const { t, i18n } = useTranslation('match-finder');
  const { t: profile } = useTranslation('profile');
  const words = useValueWords();
  const locale = i18n.language;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (person, reasons) =>
    sentenceOf(
      reasons.map((reason) => {
        switch (reason.kind) {
          case 'interests':
            return t('reason.interests', {
              list: list.format(reason.values.map((value) => inSentence(words('interests', value), locale))),
            });
          case 'distance':
            return t('reason.distance', { km: reason.km });
          case 'reason':
            return t('reason.reason', {
              goal: words('reason', reason.value).charAt(0).toLocaleLowerCase(locale) + words('reason', reason.value).slice(1),
            });
          case 'relationship':
          case 'body':
          case 'tattoos':
            return t('reason.wish', {
              name: person.name,
              label: profile(`facts.${reason.kind}`),
              value: words(reason.kind, reason.value, person.gender),
            });
        }
      }),
      locale,
    );
}
