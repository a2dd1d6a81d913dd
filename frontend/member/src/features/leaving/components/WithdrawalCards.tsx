import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalQuote } from '#contracts';
import { toApiError } from '#kit';
import { useOpenWithdrawals } from '#member/shared/api/withdrawals';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { LinesSkeleton } from '#member/ui/Skeletons';

/** Whoever leaves within the withdrawal period is owed money: that comes before everything else that is offered. */
export function WithdrawalCards() {
  const { data: quotes, error, refetch } = useOpenWithdrawals();
  if (!quotes) {
    return <Box mb="6">{error ? <ErrorNotice error={toApiError(error)} onRetry={() => void refetch()} /> : <LinesSkeleton />}</Box>;
  }
  return quotes.map((quote) => <WithdrawalCard key={quote.payment.payment_id} quote={quote} />);
}

function WithdrawalCard({ quote: { payment, refund } }: { readonly quote: WithdrawalQuote }) {
  const { t } = useTranslation('leaving');
  const { date, money } = useFormats();
  const until = payment.withdraw_until;
  const what = { date: date(new Date(payment.at)), amount: money(payment.amount) };
  return (
    <Card padded mb="6">
      <Heading as="h2" textStyle="h3" mb="2">
        {t('withdraw.title')}
      </Heading>
      <Box mb="2">
        {until
          ? t('withdraw.text', { ...what, refund: money(refund), until: date(new Date(`${until}T12:00:00`)) })
          : t('withdraw.text_unpaid', what)}
      </Box>
      {until ? <Box mb="5">{t('withdraw.later')}</Box> : null}
      <LinkButton to={`/transactions/${payment.payment_id}/withdraw`} tone="outline">
        {t('withdraw.button')}
      </LinkButton>
    </Card>
  );
}
