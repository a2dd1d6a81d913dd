import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { toApiError } from '#kit';
import { useSettings } from '#member/shared/state/session';
import { moveFocus } from '#member/ui/move-focus';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { ListSkeleton } from '#member/ui/Skeletons';
import { answersQuery } from '../api/match-finder';
import { questionsOf } from '../model/questions';
import { Matches } from './Matches';
import { Questions } from './Questions';

/** A few questions, and then the people whom the answers suit. */
export function MatchFinderScreen({ onLike }: { readonly onLike: (person: MemberCard) => void }) {
  const { t } = useTranslation('match-finder');
  const { search_fields } = useSettings();
  const saved = useQuery(answersQuery);
  const [asking, setAsking] = useState<boolean | null>(null);
  const answers = saved.data?.answers ?? null;
  // Decided once: the first answer is no reason to ask no more.
  if (saved.data && asking === null) setAsking(answers === null);
  const turnTo = (next: boolean) => {
    setAsking(next);
    moveFocus();
  };
  const questions = questionsOf(search_fields);
  const isAsking = saved.data !== undefined && questions.length > 0 && asking === true;
  return (
    <Page title={t('title')} noIndex width={isAsking ? 'form' : 'content'}>
      <PageTitle lead={isAsking ? t('lead') : t('matches.lead')}>{t('title')}</PageTitle>
      {saved.isPending ? <ListSkeleton rows={4} /> : null}
      {saved.isError ? <ErrorNotice error={toApiError(saved.error)} onRetry={() => void saved.refetch()} /> : null}
      {isAsking ? <Questions questions={questions} answers={answers ?? {}} onDone={() => turnTo(false)} /> : null}
      {saved.data && asking !== null && !isAsking ? <Matches onLike={onLike} onChange={() => turnTo(true)} /> : null}
    </Page>
  );
}
