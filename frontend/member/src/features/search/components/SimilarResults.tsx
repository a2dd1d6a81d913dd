import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { upToAge } from '#kit';
import { Section } from '#member/ui/Page';
import { PersonCard, PersonGrid } from '#member/ui/PersonCard';
import type { SimilarGroup } from '../hooks/use-similar';

interface SimilarResultsProps {
  readonly groups: readonly SimilarGroup[];
  readonly onLike: (person: MemberCard) => void;
}

/** Who nearly matches, and in what they differ from what was asked. */
export function SimilarResults({ groups, onLike }: SimilarResultsProps) {
  const { t } = useTranslation('search');
  return (
    <Section title={t('similar.title')}>
      {groups.map(({ kind, filters, people }) => (
        <Box key={kind} mb="8">
          <Box mb="5" color="ink.soft">
            {kind === 'region' ? t('similar.region') : t('similar.ages', { from: filters.min_age, to: upToAge(filters.max_age) })}
          </Box>
          <PersonGrid>
            {people.map((person) => (
              <li key={person.id}>
                <PersonCard person={person} onLike={onLike} headingLevel="h3" />
              </li>
            ))}
          </PersonGrid>
        </Box>
      ))}
    </Section>
  );
}
