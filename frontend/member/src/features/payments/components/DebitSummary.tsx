import { Box, Heading } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { DebitForm, DebitRequestView, PricedBundle, PricesView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { useOrderForm } from '../hooks/use-order-form';
import { useDayWords } from '../hooks/use-words';
import { hasAgreed } from '../model/agreed';
import { billingFrom } from '../model/debit-form';
import { awaitedOf } from '../model/open-orders';
import { ConfirmFirst, NewConsent, OverLimit } from './CheckoutNotices';
import { DebitRefused } from './DebitRefused';
import { DebitStepTitle } from './DebitStepTitle';
import { Fact, Facts } from './Facts';
import { Review } from './Review';
import { SecondOrder } from './SecondOrder';

interface DebitSummaryProps {
  readonly prices: PricesView;
  readonly bundle: PricedBundle;
  readonly request: DebitRequestView;
  readonly typed: DebitForm | null;
  readonly onOldFacts: () => Promise<unknown>;
}

/** Step 3: the whole mandate and the whole order, and below them the one button that gives the first and makes the second. */
export function DebitSummary({ prices, bundle, request, typed, onOldFacts }: DebitSummaryProps) {
  const { t } = useTranslation('direct-debit');
  const { time } = useFormats();
  const agreed = hasAgreed(useLocation().state, prices.consent);
  const element = useRef<HTMLFormElement>(null);
  const form = useOrderForm({ element, prices, bundle, method: 'directdebit', agreed, debitRequest: request.id, onOldPrice: onOldFacts });
  const { refusal, where, problem } = form;
  const awaited = awaitedOf(prices.open_orders);
  return (
    <>
      <Box display="grid" gap="5" css={{ '&:not(:empty)': { mb: '6' } }}>
        {where === 'address' ? <ConfirmFirst /> : null}
        {where === 'consent' ? <NewConsent /> : null}
        {where === 'limit' && refusal ? <OverLimit error={refusal} /> : null}
        {where === 'debit' && refusal ? <DebitRefused error={refusal} bundleId={bundle.id} /> : null}
      </Box>
      <ErrorSummary errors={problem.errors} message={problem.message} attempt={form.attempt} />
      <Card padded mb="6">
        <DebitStepTitle step={3}>{t('summary.title')}</DebitStepTitle>
        <Box mb="4">{t('summary.until', { time: time(new Date(request.expires_at)) })}</Box>
        <MandateFacts request={request} />
      </Card>
      <form ref={element} onSubmit={form.onSubmit} noValidate>
        <Review
          prices={prices}
          bundle={bundle}
          method="directdebit"
          errors={problem.errors}
          busy={form.busy}
          agreed={agreed}
          wantsBilling={form.wantsBilling}
          onBilling={form.setWantsBilling}
          known={typed ? billingFrom(typed) : undefined}
        />
      </form>
      {where === 'open' && awaited ? <SecondOrder order={awaited} onOrder={form.orderBoth} onClose={form.forgetRefusal} /> : null}
    </>
  );
}

/** Who collects what, from which account, when and under which reference; when the credits come; and the authorisation word for word. */
function MandateFacts({ request: { summary } }: Pick<DebitSummaryProps, 'request'>) {
  const { t } = useTranslation('direct-debit');
  const { t: payments } = useTranslation('payments');
  const { money } = useFormats();
  const dayOf = useDayWords();
  const credits = (count: number) => payments('list.credits', { count });
  return (
    <>
      <Heading as="h3" textStyle="h3" mb="1">
        {t('summary.mandate')}
      </Heading>
      <Facts>
        <Fact label={payments('debit.creditor')}>{summary.creditor_name}</Fact>
        <Fact label={payments('debit.creditor_id')}>{summary.creditor_id}</Fact>
        <Fact label={payments('debit.reference')}>{summary.reference}</Fact>
        <Fact label={t('form.holder')}>{summary.holder}</Fact>
        <Fact label={payments('debit.account')}>{payments('debit.ends_in', { end: summary.iban_ends_in })}</Fact>
        <Fact label={payments('transfer.amount')} strong>
          {money(summary.amount)}
        </Fact>
        <Fact label={payments('debit.collect_on')} strong>
          {dayOf(summary.collect_on)}
        </Fact>
        <Fact label={t('summary.now')}>{credits(summary.credits_at_once)}</Fact>
        {summary.credits_later > 0 ? <Fact label={t('summary.later')}>{credits(summary.credits_later)}</Fact> : null}
      </Facts>
      <Box mt="4" textStyle="small" whiteSpace="pre-line">
        {summary.text}
      </Box>
    </>
  );
}
