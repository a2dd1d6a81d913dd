import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { DecisionAnswer } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { useAppeal } from '../hooks/use-appeal';
import { AppealForm } from './AppealForm';
import { DecisionFacts } from './DecisionFacts';

const ofLink: ReadonlySet<string> = new Set(['link_invalid', 'invalid_input']);

/** `/appeals/:token`: what was decided about an account and why, and the way to object. It works without a session. */
export function AppealScreen() {
  const { t } = useTranslation('appeals');
  const { token = '' } = useParams();
  const { decision, act } = useAppeal(token);
  const error = decision.error ? toApiError(decision.error) : null;
  return (
    <Page title={t('title')} noIndex width="form">
      <PageTitle lead={decision.data ? t('lead') : undefined}>{t('title')}</PageTitle>
      {decision.data ? (
        <>
          <Card padded>
            <DecisionFacts {...decision.data} />
          </Card>
          <Standing answer={decision.data} wasSent={act.isSuccess} />
          {canAppeal(decision.data) ? <AppealForm act={act} until={decision.data.decision.appeal_until} /> : null}
        </>
      ) : error && ofLink.has(error.code) ? (
        <Notice tone="warning" live title={t('link_title')}>
          {t('link_text')}
        </Notice>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void decision.refetch()} />
      ) : (
        <LinesSkeleton />
      )}
      <Box mt="6">
        <PhoneLink />
      </Box>
    </Page>
  );
}

const isLate = (until: string): boolean => Date.parse(until) < Date.now();
const canAppeal = ({ decision }: DecisionAnswer): boolean => !decision.appeal && !decision.overturned && !isLate(decision.appeal_until);

/** What became of the objection, or why there can be none. */
function Standing({ answer: { decision }, wasSent }: { readonly answer: DecisionAnswer; readonly wasSent: boolean }) {
  const { t } = useTranslation('appeals');
  const { day } = useFormats();
  const { appeal, overturned, appeal_until } = decision;
  const say = (tone: 'success' | 'info' | 'warning', title: string | undefined, text: string) => (
    <Box mt="6">
      <Notice tone={tone} live title={title}>
        {text}
      </Notice>
    </Box>
  );
  if (overturned) return say('success', undefined, t('overturned'));
  if (appeal?.state === 'upheld') return say('info', undefined, t(appeal.alone ? 'upheld_alone' : 'upheld'));
  if (appeal && wasSent) return say('success', t('sent_title'), t('sent_text'));
  if (appeal) return say('info', undefined, t('open', { date: day(new Date(appeal.at)) }));
  return isLate(appeal_until) ? say('warning', t('over_title'), t('over_text')) : null;
}
