import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import type { WithdrawalAnswer, WithdrawalQuote } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { moveFocus } from '#member/ui/move-focus';
import { NotFound } from '#member/ui/NotFound';
import { ErrorNotice, useErrorWords } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { SaidNotice } from '#member/ui/SaidNotice';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { useWithdrawal } from '../hooks/use-withdrawal';
import { orderPath, ordersPath } from '../model/paths';
import { WithdrawConfirm, WithdrawDone, WithdrawStart, withdrawStepId } from './WithdrawSteps';

/** `/transactions/:id/withdraw`: out of the contract in two steps. With the key of the receipt's link it works without a session. */
export function WithdrawScreen() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const key = query.get('key');
  const { quote, act } = useWithdrawal(id, key);
  const error = quote.error ? toApiError(quote.error) : null;
  const isUnknown = error?.code === 'order_not_found' || error?.code === 'invalid_input';
  if (isUnknown && key === null && !quote.data) return <NotFound />;
  return (
    <Page title={t('withdraw.title')} noIndex width="form">
      <PageTitle>{t('withdraw.title')}</PageTitle>
      {act.data && quote.data ? (
        <WithdrawDone quote={quote.data} answer={act.data} />
      ) : quote.data ? (
        <Steps id={id} quote={quote.data} act={act} />
      ) : error ? (
        <Refused id={id} error={error} code={isUnknown ? 'link_invalid' : error.code} onRetry={() => void quote.refetch()} />
      ) : (
        <LinesSkeleton />
      )}
      <Box mt="6">
        <PhoneLink />
      </Box>
    </Page>
  );
}

interface StepsProps {
  readonly id: string;
  readonly quote: WithdrawalQuote;
  readonly act: ReturnType<typeof useWithdrawal>['act'];
}

function Steps({ id, quote, act }: StepsProps) {
  const { t } = useTranslation('payments');
  const [step, setStep] = useState<1 | 2>(1);
  const goTo = (next: 1 | 2) => {
    setStep(next);
    moveFocus(withdrawStepId);
  };
  const refused = act.error ? toApiError(act.error) : null;
  const isOver = refused?.code === 'withdrawal_over' || refused?.code === 'withdrawal_done';
  if (refused && isOver) return <Refused id={id} error={refused} code={refused.code} />;
  const confirm = () =>
    act.mutate(quote.refund, {
      onSuccess: (_answer: WithdrawalAnswer) => announce(t('withdraw.done_title')),
      // The other amount is looked at first.
      onError: (error) => toApiError(error).code === 'withdrawal_changed' && goTo(1),
    });
  return (
    <>
      {refused ? (
        <Box mb="5">
          {refused.code === 'withdrawal_changed' ? (
            <SaidNotice tone="warning">{t('withdraw.changed')}</SaidNotice>
          ) : (
            <ErrorNotice error={refused} />
          )}
        </Box>
      ) : null}
      {step === 1 ? (
        <WithdrawStart quote={quote} onContinue={() => goTo(2)} />
      ) : (
        <WithdrawConfirm quote={quote} busy={act.isPending} onConfirm={confirm} />
      )}
    </>
  );
}

interface RefusedProps {
  readonly id: string;
  readonly error: ApiError;
  /** What it means here: a link with another key finds no order. */
  readonly code: string;
  readonly onRetry?: () => void;
}

/** The period is over, it was done before, or the link is not one of ours. */
function Refused({ id, error, code: meant, onRetry }: RefusedProps) {
  const { t } = useTranslation('payments');
  const { user } = useSession();
  const words = useErrorWords();
  const title = { withdrawal_over: 'over_title', withdrawal_done: 'again_title', link_invalid: 'link_title' } as const;
  if (!(meant in title)) return <ErrorNotice error={error} onRetry={onRetry} />;
  const code = meant as keyof typeof title;
  // Whose order a wrong link means nobody knows: it leads to all of one's own.
  const isOurs = code !== 'link_invalid';
  const place = isOurs ? orderPath(id) : ordersPath;
  return (
    <SaidNotice
      tone="warning"
      title={t(`withdraw.${title[code]}`)}
      action={
        user ? (
          <LinkButton to={place}>{t(isOurs ? 'withdraw.to_order' : 'order.all')}</LinkButton>
        ) : (
          <LinkButton to={`/login?next=${encodeURIComponent(place)}`}>{t('withdraw.login')}</LinkButton>
        )
      }
    >
      {code === 'withdrawal_over' ? words(error) : t(code === 'link_invalid' ? 'withdraw.link_text' : 'withdraw.again_text')}
    </SaidNotice>
  );
}
