import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DebitForm, DebitRequestView, DirectDebitView, PricedBundle, PricesView } from '#contracts';
import { toApiError } from '#kit';
import { useFormats, useMe } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { SaidNotice } from '#member/ui/SaidNotice';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { useDebitRequest } from '../hooks/use-debit-request';
import { isWrongTooOften, stepOf } from '../model/debit-steps';
import { isSame } from '../model/money';
import { ordersPath } from '../model/paths';
import { ConfirmFirst } from './CheckoutNotices';
import { DebitAccount } from './DebitAccount';
import { DebitCode } from './DebitCode';
import { DebitOver, WrongTooOften } from './DebitOver';
import { debitStepId } from './DebitStepTitle';
import { DebitSummary } from './DebitSummary';

interface DebitStepsProps {
  readonly prices: PricesView;
  readonly bundle: PricedBundle;
  readonly view: DirectDebitView;
  readonly onOldFacts: () => Promise<unknown>;
}

/** Which step is shown is told by the request in the address. What was typed stays until the screen is left, and goes nowhere else. */
export function DebitSteps({ prices, bundle, view, onOldFacts }: DebitStepsProps) {
  const { status } = useMe();
  const { id, asked, open, lay, leave } = useDebitRequest();
  const [typed, setTyped] = useState<DebitForm | null>(null);
  const request = id === null ? null : (asked.data ?? null);
  const step = stepOf(request);
  useFocusOn(id !== null && !request ? null : step);
  if (status === 'not_confirmed') return <ConfirmFirst />;
  if (id !== null && !request) {
    const error = asked.error ? toApiError(asked.error) : null;
    if (!error) return <LinesSkeleton />;
    const isUnknown = error.status === 404 || error.status === 422;
    return isUnknown ? <DebitOver onAgain={leave} /> : <ErrorNotice error={error} onRetry={() => void asked.refetch()} />;
  }
  if (request === null)
    return (
      <DebitAccount prices={prices} bundle={bundle} view={view} typed={typed} onType={setTyped} onAsked={open} onOldFacts={onOldFacts} />
    );
  if (step === 'used') return <Used />;
  const isSamePrice = isSame(request.summary.amount, bundle.payable);
  const onStale = () => asked.refetch();
  if (step === 'over' && isSamePrice && isWrongTooOften(request))
    return <WrongTooOften request={request} onChange={lay} onStale={onStale} onBack={leave} />;
  if (step === 'over') return <DebitOver onAgain={leave} />;
  if (!isSamePrice) return <OtherPrice request={request} bundle={bundle} onAgain={leave} />;
  if (step === 'code') return <DebitCode request={request} onChange={lay} onStale={onStale} onBack={leave} />;
  return (
    <DebitSummary
      prices={prices}
      bundle={bundle}
      request={request}
      typed={typed}
      onOldFacts={() => Promise.all([onOldFacts(), asked.refetch()])}
    />
  );
}

/** The title of a step has the focus when the step comes, but for the first, which comes with the page. */
function useFocusOn(step: string | null): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (step === null) return;
    const before = shown.current;
    shown.current = step;
    if (before !== null && before !== step) document.getElementById(debitStepId)?.focus();
  }, [step]);
}

/** A code belongs to one amount: a discount ended meanwhile, or began. */
function OtherPrice({
  request,
  bundle,
  onAgain,
}: {
  readonly request: DebitRequestView;
  readonly bundle: PricedBundle;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation('direct-debit');
  const { t: payments } = useTranslation('payments');
  const { money } = useFormats();
  return (
    <SaidNotice
      tone="warning"
      title={payments('checkout.new_price_title')}
      action={<ActionButton onClick={onAgain}>{t('over.again')}</ActionButton>}
    >
      {t('over.other_price', { before: money(request.summary.amount), now: money(bundle.payable) })}
    </SaidNotice>
  );
}

/** Back leads here from the page of the order. */
function Used() {
  const { t } = useTranslation('direct-debit');
  const { t: payments } = useTranslation('payments');
  return (
    <Box>
      <Notice title={t('used.title')} action={<LinkButton to={ordersPath}>{payments('order.all')}</LinkButton>}>
        {t('used.text')}
      </Notice>
    </Box>
  );
}
