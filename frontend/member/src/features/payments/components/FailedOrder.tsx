import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OrderView, PaymentMethod } from '#contracts';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Notice } from '#member/ui/Notice';
import { usePrices } from '../hooks/use-prices';
import { cardFailureOf } from '../model/failures';
import { checkoutPath } from '../model/paths';

/** What being called off means depends on whose move it was to pay. */
const cancelledTextOf = (method: PaymentMethod) => {
  if (method === 'directdebit') return 'debit.cancelled_text';
  return method === 'banktransfer' ? 'order.called_off_text' : 'order.cancelled_text';
};

/** Nothing was paid: why, as far as the member can do something about it, and the ways on. */
export function FailedOrder({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { bundle_id: bundle, discount, method, state } = order;
  const code = discount?.code;
  const byCard = cardFailureOf(order);
  const isWithdrawn = order.refunds.some(({ cause }) => cause === 'withdrawal');
  // Where the way to pay cannot be had, it is not offered.
  const { data: prices } = usePrices({});
  const hasPaypal = prices?.methods.includes('paypal') ?? false;
  const text =
    state === 'cancelled'
      ? t(isWithdrawn ? 'order.withdrawn_text' : cancelledTextOf(method))
      : byCard
        ? t(`order.${byCard}`)
        : t('order.failed_text');
  return (
    <Card padded>
      {state === 'cancelled' ? (
        <p>{text}</p>
      ) : (
        <Notice tone="danger" live>
          {text}
        </Notice>
      )}
      {state === 'failed' && !byCard ? <Box mt="3">{t(method === 'directdebit' ? 'debit.cancelled_text' : 'order.failed')}</Box> : null}
      <Flex mt="5" gap="3" wrap="wrap">
        <LinkButton to={checkoutPath(bundle, method, code)}>{t('order.again')}</LinkButton>
        {method !== 'paypal' && byCard && hasPaypal ? (
          <LinkButton to={checkoutPath(bundle, 'paypal', code)} tone="outline">
            {t('order.with_paypal')}
          </LinkButton>
        ) : null}
        <LinkButton to={checkoutPath(bundle, null, code)} tone="outline">
          {t('order.another_way')}
        </LinkButton>
      </Flex>
    </Card>
  );
}
