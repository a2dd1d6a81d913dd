import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDecision } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { BenchDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { OuterLink } from '#member/ui/TextLink';
import { useDecisions } from '../hooks/use-decisions';
import { standingOf } from '../model/standing';
import { DecisionFacts } from './DecisionFacts';

/** What was decided about the member, why, by whom, and the way to object. */
export function DecisionsPanel() {
  const { t } = useTranslation('appeals');
  const { data, error, isPending, refetch } = useDecisions();
  if (isPending) return <ListSkeleton rows={2} />;
  if (!data) return <ErrorNotice error={toApiError(error)} onRetry={() => void refetch()} />;
  const { decisions } = data;
  return (
    <>
      {decisions.length === 0 ? (
        <EmptyState drawing={<BenchDrawing />} title={t('list.empty')}>
          {t('list.empty_text')}
        </EmptyState>
      ) : (
        <>
          <Box mb="5">{t('list.lead')}</Box>
          <Box as="ul" aria-label={t('list.label')} display="grid" gap="5">
            {decisions.map((one) => (
              <DecisionDetails key={one.token} {...one} />
            ))}
          </Box>
        </>
      )}
      <OuterLink href="/transparency" display="inline-flex" alignItems="center" minH="target" mt="6">
        {t('list.how')}
      </OuterLink>
    </>
  );
}

function DecisionDetails({ decision, texts, token, deciders }: OwnDecision) {
  const { t } = useTranslation('appeals');
  const { day } = useFormats();
  const [now] = useState(Date.now);
  const standing = standingOf(decision, now);
  const dates = { can: decision.appeal_until, open: decision.appeal?.at } as const;
  const date = standing in dates ? day(new Date(dates[standing as keyof typeof dates] ?? '')) : '';
  return (
    <Card as="li" padded>
      <DecisionFacts decision={decision} texts={texts} more={[[t('list.by'), t(deciders === 2 ? 'list.two' : 'list.one')]]} />
      <Box mt="4">{t(`list.${standing}`, { date })}</Box>
      <Box mt="4">
        <LinkButton to={`/appeals/${token}`} tone="outline">
          {t(standing === 'can' ? 'list.appeal' : 'list.look')}
        </LinkButton>
      </Box>
    </Card>
  );
}
