import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalQuote } from '#contracts';
import { toApiError } from '#kit';
import { useOpenWithdrawals } from '#member/shared/api/withdrawals';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { useDayWords } from '../hooks/use-words';
import { orderPath, ordersPath } from '../model/paths';

/** `/transactions/withdraw`: every order that can still be withdrawn from, each with the way to do it. */
export function WithdrawalsScreen() {
  const { t } = useTranslation('payments');
  const { data: quotes, error, refetch } = useOpenWithdrawals();
  return (
    <Page title={t('withdraw.title')} noIndex width="form">
      <PageTitle lead={quotes && quotes.length > 0 ? t('withdraw.list_lead') : undefined}>{t('withdraw.title')}</PageTitle>
      {quotes ? (
        quotes.length > 0 ? (
          <Box as="ul" display="grid" gap="5">
            {quotes.map((quote) => (
              <Entry key={quote.payment.payment_id} quote={quote} />
            ))}
          </Box>
        ) : (
          <EmptyState
            drawing={<LetterDrawing />}
            title={t('withdraw.list_empty_title')}
            action={<LinkButton to={ordersPath}>{t('order.all')}</LinkButton>}
          >
            {t('withdraw.list_empty_text')}
          </EmptyState>
        )
      ) : error ? (
        <ErrorNotice error={toApiError(error)} onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton />
      )}
      <Box mt="6">
        <PhoneLink />
      </Box>
    </Page>
  );
}

function Entry({ quote: { payment, refund } }: { readonly quote: WithdrawalQuote }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const dayOf = useDayWords();
  const until = payment.withdraw_until;
  return (
    <Card as="li" padded>
      <Box fontWeight="medium">
        {t('withdraw.ordered', {
          credits: t('list.credits', { count: payment.credits }),
          amount: money(payment.amount),
          date: date(new Date(payment.at)),
        })}
      </Box>
      {until ? <Box>{t('withdraw.until', { date: dayOf(until) })}</Box> : null}
      <Box mt="2">{t(payment.state === 'completed' ? 'withdraw.list_back' : 'withdraw.unpaid', { refund: money(refund) })}</Box>
      <Box mt="5">
        <LinkButton to={`${orderPath(payment.payment_id)}/withdraw`} tone="outline">
          {t('order.withdraw')}
        </LinkButton>
      </Box>
    </Card>
  );
}
