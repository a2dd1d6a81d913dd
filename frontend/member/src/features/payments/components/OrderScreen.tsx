import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { OrderView } from '#contracts';
import { toApiError } from '#kit';
import { announce } from '#member/ui/announce';
import { NotFound } from '#member/ui/NotFound';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { useOrder } from '../hooks/use-order';
import { useDayWords } from '../hooks/use-words';
import { cardFailureOf, isDebitReturned } from '../model/failures';
import { ordersPath } from '../model/paths';
import { CompletedOrder } from './CompletedOrder';
import { PendingDebit, ReturnedDebit } from './DebitOrder';
import { FailedOrder } from './FailedOrder';
import { OrderDetails } from './OrderDetails';
import { PendingOrder } from './PendingOrder';
import { ReturnedOrder } from './ReturnedOrder';

/** `/transactions/:id`: how one order stands. It follows the order by itself. */
export function OrderScreen() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  const { data: order, error: thrown, refetch } = useOrder(id);
  const titleOf = useTitle();
  const title = order ? titleOf(order) : t('order.title');
  useChangeAnnounced(order, title);
  const error = thrown ? toApiError(thrown) : null;
  if (!order && (error?.status === 404 || error?.status === 422)) return <NotFound />;
  return (
    <Page title={title} noIndex width="form">
      <PageTitle>{title}</PageTitle>
      {order ? (
        <>
          <Standing order={order} />
          <OrderDetails order={order} />
        </>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Box mb="5">{t('order.loading')}</Box>
          <LinesSkeleton />
        </>
      )}
      <Box mt="6" display="grid" justifyItems="start">
        <TextLink to={ordersPath} display="inline-flex" alignItems="center" minH="target">
          {t('order.all')}
        </TextLink>
        <PhoneLink />
      </Box>
    </Page>
  );
}

function Standing({ order }: { readonly order: OrderView }) {
  switch (order.state) {
    case 'pending':
      return order.debit ? <PendingDebit order={order} debit={order.debit} /> : <PendingOrder order={order} />;
    case 'completed':
      if (!isReturned(order)) return <CompletedOrder order={order} />;
      return (
        <Box display="grid" gap="5">
          {isDebitReturned(order) ? <ReturnedDebit order={order} /> : null}
          <ReturnedOrder order={order} />
        </Box>
      );
    case 'failed':
      return isDebitReturned(order) ? <ReturnedDebit order={order} /> : <FailedOrder order={order} />;
    case 'cancelled':
      return <FailedOrder order={order} />;
  }
}

const isReturned = ({ refunds }: OrderView): boolean => refunds.length > 0;
/** It can be called off without having been left at a bank's page. */
const isCalledOff = ({ method }: OrderView): boolean => method === 'banktransfer' || method === 'directdebit';

function useTitle(): (order: OrderView) => string {
  const { t } = useTranslation('payments');
  const dayOf = useDayWords();
  return (order) => {
    if ((order.state === 'completed' || order.state === 'failed') && isDebitReturned(order)) return t('debit.returned_title');
    if (order.state === 'completed') return t(isReturned(order) ? 'order.refund' : 'order.completed_title');
    if (order.state === 'cancelled') return t(isCalledOff(order) ? 'order.called_off_title' : 'order.cancelled_title');
    if (order.state === 'failed') return t(cardFailureOf(order) ? 'order.card_title' : 'order.failed_title');
    if (order.debit?.state === 'announced') return t('debit.announced_title', { date: dayOf(order.debit.collect_on) });
    if (order.debit) return t('debit.sent_title');
    if (order.transfer) return t('order.transfer_title');
    return t(order.checkout_url ? 'order.pay_title' : 'order.pending_title');
  };
}

/** The title of a page is read when it comes; what it turns into later is said. */
function useChangeAnnounced(order: OrderView | undefined, title: string): void {
  const said = useRef<string | undefined>(undefined);
  const state = order && `${order.state} ${order.debit?.state ?? ''}`;
  useEffect(() => {
    if (said.current !== undefined && state !== undefined && said.current !== state) announce(title);
    said.current = state;
  }, [state, title]);
}
