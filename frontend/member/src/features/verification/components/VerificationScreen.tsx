import { Box, Flex } from '@chakra-ui/react';
import { Clock, EyeOff, HandHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationAnswer } from '#contracts';
import { toApiError } from '#kit';
import { useVerification } from '#member/shared/hooks/use-verification';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { SaidNotice } from '#member/ui/SaidNotice';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { VerifiedBadge } from '#member/ui/VerifiedBadge';
import { useSelfie } from '../hooks/use-selfie';
import { errorOf, SelfieForm, useMoment } from './SelfieForm';

/** `/verification`: a selfie with a pose, for a moderator to compare with the photos. */
export function VerificationScreen() {
  const { t } = useTranslation('verification');
  const standing = useVerification();
  // Whoever has the badge need not be told how to get it.
  const isDone = standing.data?.verification.state === 'verified';
  return (
    <Page title={t('title')} width="prose" noIndex>
      <PageTitle lead={isDone ? undefined : t('lead')}>{t('title')}</PageTitle>
      {isDone ? null : <Facts />}
      {standing.data ? <Standing answer={standing.data} /> : null}
      {standing.isError && !standing.data ? (
        <ErrorNotice error={toApiError(standing.error)} onRetry={() => void standing.refetch()} />
      ) : null}
      {standing.isPending ? <LinesSkeleton /> : null}
    </Page>
  );
}

/** What happens with the selfie, before anything is asked. */
function Facts() {
  const { t } = useTranslation('verification');
  const facts = [
    [EyeOff, t('facts.who')],
    [Clock, t('facts.gone')],
    [HandHeart, t('facts.free')],
  ] as const;
  return (
    <Box as="ul" mb="6" display="grid" gap="3">
      {facts.map(([Icon, text]) => (
        <Flex as="li" key={text} gap="3" align="flex-start">
          <Box color="primary" pt="0.5" flexShrink={0}>
            <Icon size="1.5rem" aria-hidden />
          </Box>
          <span>{text}</span>
        </Flex>
      ))}
    </Box>
  );
}

function Standing({ answer }: { readonly answer: VerificationAnswer }) {
  const { t } = useTranslation('verification');
  const { begin, send, withdraw } = useSelfie();
  const { state, pose, pose_until } = answer.verification;
  const error = errorOf(begin.error, withdraw.error);
  if (state === 'asked' && pose) {
    const onSend = (selfie: File) => send.mutate(selfie, { onSuccess: () => announce(t('sent')) });
    return <SelfieForm key={pose} pose={pose} until={pose_until} busy={send.isPending} error={errorOf(send.error)} onSend={onSend} />;
  }
  return (
    <Flex direction="column" gap="5" align="stretch">
      <VerificationState answer={answer} />
      {error ? <ErrorNotice error={error} /> : null}
      <Flex gap="3" wrap="wrap">
        {state === 'no_photo' || state === 'resting' ? (
          <LinkButton to="/profile" tone={state === 'resting' ? 'outline' : 'primary'}>
            {t('to_photos')}
          </LinkButton>
        ) : null}
        {state === 'none' || state === 'refused' || state === 'expired' || state === 'resting' ? (
          <Begin answer={answer} busy={begin.isPending} onBegin={() => begin.mutate()} />
        ) : null}
        {state === 'waiting' ? (
          <ActionButton
            tone="outline"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(undefined, { onSuccess: () => announce(t('withdrawn')) })}
          >
            {t('withdraw')}
          </ActionButton>
        ) : null}
      </Flex>
    </Flex>
  );
}

interface BeginProps {
  readonly answer: VerificationAnswer;
  readonly busy: boolean;
  readonly onBegin: () => void;
}

/** The next try, or when there is one. */
function Begin({ answer: { verification }, busy, onBegin }: BeginProps) {
  const { t } = useTranslation('verification');
  const moment = useMoment();
  const { state, next_try_at, tries_left } = verification;
  if (next_try_at) return <Box>{t('next_try', { when: moment(next_try_at) })}</Box>;
  return (
    <Flex direction="column" gap="2" align="flex-start">
      <ActionButton busy={busy} onClick={onBegin}>
        {state === 'refused' ? t('retry') : t('begin')}
      </ActionButton>
      {state === 'refused' ? (
        <Box textStyle="small" color="ink.soft">
          {t('tries_left', { n: tries_left })}
        </Box>
      ) : null}
    </Flex>
  );
}

function VerificationState({ answer: { verification, texts } }: { readonly answer: VerificationAnswer }) {
  const { t } = useTranslation('verification');
  const { state } = verification;
  const say = (tone: 'info' | 'success' | 'warning', title: string | undefined, text: ReactNode) => (
    <SaidNotice tone={tone} title={title}>
      {text}
    </SaidNotice>
  );
  if (state === 'verified') {
    return say(
      'success',
      t('verified_title'),
      <Flex direction="column" gap="2" align="flex-start">
        <VerifiedBadge />
        {t('verified_text')}
      </Flex>,
    );
  }
  if (state === 'waiting') return say('info', t('waiting_title'), t('waiting_text'));
  if (state === 'refused') return say('warning', t('refused_title'), texts.reason);
  if (state === 'expired') return say('warning', t('expired_title'), t('expired_text'));
  if (state === 'resting') return say('warning', t('resting_title'), t('resting_text'));
  if (state === 'no_photo') return say('info', undefined, t('no_photo'));
  return state === 'unavailable' ? say('info', undefined, t('unavailable')) : null;
}
