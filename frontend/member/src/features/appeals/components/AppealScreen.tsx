import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { AppealAnswer } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { SaidNotice } from '#member/ui/SaidNotice';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { useAppeal } from '../hooks/use-appeal';
import { standingOf, type Standing as StandingName } from '../model/standing';
import { AppealForm } from './AppealForm';
import { DecisionFacts } from './DecisionFacts';
import { DismissalFacts } from './DismissalFacts';

const ofLink: ReadonlySet<string> = new Set(['link_invalid', 'invalid_input']);

/**
 * `/appeals/:token`: what was decided about an account and why, or that nothing was found in what somebody told, and the way to object. It works
 * without a session.
 */
export function AppealScreen() {
  const { t } = useTranslation('appeals');
  const { token = '' } = useParams();
  const { opened, act } = useAppeal(token);
  const [now] = useState(Date.now);
  const error = opened.error ? toApiError(opened.error) : null;
  const appealed = opened.data && appealedOf(opened.data);
  const title = t(appealed?.isDismissal ? 'dismissal.title' : 'title');
  const standing = appealed && standingOf(appealed, now);
  return (
    <Page title={title} noIndex width="form">
      <PageTitle lead={appealed ? t(appealed.isDismissal ? 'dismissal.lead' : 'lead') : undefined}>{title}</PageTitle>
      {opened.data && appealed && standing ? (
        <>
          <Card padded>
            {'dismissal' in opened.data ? <DismissalFacts {...opened.data.dismissal} /> : <DecisionFacts {...opened.data} />}
          </Card>
          <Standing appealed={appealed} standing={standing} wasSent={act.isSuccess} />
          {standing === 'can' ? <AppealForm act={act} until={appealed.appeal_until} /> : null}
        </>
      ) : error && ofLink.has(error.code) ? (
        <SaidNotice tone="warning" title={t('link_title')}>
          {t('link_text')}
        </SaidNotice>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void opened.refetch()} />
      ) : (
        <LinesSkeleton />
      )}
      <Box mt="6">
        <PhoneLink />
      </Box>
    </Page>
  );
}

/** What both have: whether it was taken back, until when one can object, and what became of that. */
function appealedOf(answer: AppealAnswer) {
  if ('dismissal' in answer) return { ...answer.dismissal, overturned: answer.dismissal.reopened, isDismissal: true };
  return { ...answer.decision, isDismissal: false };
}

interface StandingProps {
  readonly appealed: ReturnType<typeof appealedOf>;
  readonly standing: StandingName;
  readonly wasSent: boolean;
}

/** What became of the objection, or why there can be none. */
function Standing({ appealed: { appeal, isDismissal }, standing, wasSent }: StandingProps) {
  const { t } = useTranslation('appeals');
  const { day } = useFormats();
  const say = (tone: 'success' | 'info' | 'warning', title: string | undefined, text: string) => (
    <Box mt="6">
      <SaidNotice tone={tone} title={title}>
        {text}
      </SaidNotice>
    </Box>
  );
  switch (standing) {
    case 'can':
      return null;
    case 'over':
      return say('warning', t('over_title'), t('over_text'));
    case 'open':
      return wasSent
        ? say('success', t('sent_title'), t('sent_text'))
        : say('info', undefined, t('open', { date: day(new Date(appeal?.at ?? '')) }));
    case 'upheld':
    case 'upheld_alone':
      return say('info', undefined, t(isDismissal ? `dismissal.${standing}` : standing));
    case 'overturned':
      return say('success', undefined, t(isDismissal ? 'dismissal.reopened' : 'overturned'));
  }
}
