import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#contracts';
import { Card } from '#member/ui/Card';
import { toOpenOrder } from '../model/open-orders';
import { CancelOrder } from './CancelOrder';
import { OuterButton } from './OuterButton';
import { TransferDetails } from './TransferDetails';

/** It waits for the money: for the member's press, their transfer, or the answer of the bank. Until then it can be called off. */
export function PendingOrder({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { checkout_url: url, transfer, cancellable } = order;
  const text = transfer ? 'order.transfer_text' : url ? 'order.pay_text' : 'order.pending_text';
  return (
    <Card padded>
      <p>{t(text)}</p>
      {transfer ? <TransferDetails transfer={transfer} amount={order.amount} /> : null}
      <Flex mt="5" gap="3" wrap="wrap" css={{ '&:empty': { display: 'none' } }}>
        {url && !transfer ? <OuterButton href={url}>{t('order.pay_now')}</OuterButton> : null}
        {cancellable ? (
          <Box>
            <CancelOrder order={toOpenOrder(order)} />
          </Box>
        ) : null}
      </Flex>
    </Card>
  );
}
