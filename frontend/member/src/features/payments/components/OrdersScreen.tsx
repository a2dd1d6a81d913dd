import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderView } from '#contracts';
import { toApiError } from '#kit';
import { useFormats, useMe } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { useOrders } from '../hooks/use-orders';
import { useDayWords, useOrderWords } from '../hooks/use-words';
import { orderPath, spendingPath } from '../model/paths';

/** `/transactions`: all orders, the newest first. */
export function OrdersScreen() {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation();
  const { paid_user: paid } = useMe();
  const list = useOrders();
  const orders = list.data?.pages.flatMap(({ payments }) => payments);
  return (
    <Page title={t('orders.title')} noIndex width="form">
      <PageTitle>{t('orders.title')}</PageTitle>
      {orders ? (
        orders.length > 0 ? (
          <Card as="ul" py="2" overflow="hidden">
            {orders.map((order) => (
              <Row key={order.payment_id} order={order} />
            ))}
          </Card>
        ) : (
          <EmptyState
            drawing={<LetterDrawing />}
            title={t('orders.empty_title')}
            action={<LinkButton to={paid ? '/credits' : '/premium'}>{t('orders.buy')}</LinkButton>}
          >
            {t('orders.empty_text')}
          </EmptyState>
        )
      ) : list.isError ? (
        <ErrorNotice error={toApiError(list.error)} onRetry={() => void list.refetch()} />
      ) : (
        <LinesSkeleton />
      )}
      {list.hasNextPage ? (
        <Box mt="5">
          <ActionButton tone="outline" wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {common('action.more')}
          </ActionButton>
        </Box>
      ) : null}
      {orders && list.isFetchNextPageError ? (
        <Box mt="5">
          <ErrorNotice error={toApiError(list.error)} onRetry={() => void list.fetchNextPage()} />
        </Box>
      ) : null}
      <TextLink to={spendingPath} mt="5" display="inline-flex" alignItems="center" minH="target">
        {t('list.spending')}
      </TextLink>
    </Page>
  );
}

const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    px: { base: '5', md: '7' },
    py: '4',
    color: 'ink',
    textDecoration: 'none',
    outlineOffset: '-3px',
    _hover: { bg: 'sunken' },
  },
});

/** How it stands, in one phrase. */
function useStateWords(): (order: OrderView) => string {
  const { t } = useTranslation('payments');
  const dayOf = useDayWords();
  return ({ debit, state, transfer }) => {
    if (state !== 'pending') return t(`orders.${state}`);
    if (debit?.state === 'announced') return t('orders.debit', { date: dayOf(debit.collect_on) });
    return t(transfer ? 'orders.transfer' : 'orders.pending');
  };
}

const tones = { completed: 'success', pending: 'warning', failed: 'danger', cancelled: 'ink.soft' } as const;

function Row({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const words = useOrderWords();
  const stateWords = useStateWords();
  const returned = order.refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount.minor), 0);
  return (
    <Box as="li" borderBottomWidth="1px" borderColor="hairline" _last={{ borderBottomWidth: '0' }}>
      <Entry to={orderPath(order.payment_id)}>
        <Box flex="1" minW="0">
          <Box fontWeight="medium">{words(order)}</Box>
          <Flex textStyle="small" columnGap="4" wrap="wrap">
            <Box color="ink.soft">{date(new Date(order.at))}</Box>
            <Box color={tones[order.state]} fontWeight="medium">
              {stateWords(order)}
            </Box>
            {returned > 0 ? (
              <Box color="ink.soft">{t('orders.returned', { amount: money({ ...order.amount, minor: returned }) })}</Box>
            ) : null}
          </Flex>
        </Box>
        <Box color="ink.soft" flexShrink={0}>
          <ChevronRight size="1.4rem" aria-hidden />
        </Box>
      </Entry>
    </Box>
  );
}
