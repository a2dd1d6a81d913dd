import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#contracts';
import { Card } from '#member/ui/Card';
import { OuterButton } from './OuterButton';
import { TransferDetails } from './TransferDetails';

/** It waits for the money: for the member's press, their transfer, or the answer of the bank. */
export function PendingOrder({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { checkout_url: url, transfer } = order;
  if (transfer) {
    return (
      <Card padded>
        <p>{t('order.transfer_text')}</p>
        <TransferDetails transfer={transfer} amount={order.amount} />
      </Card>
    );
  }
  return (
    <Card padded>
      <p>{t(url ? 'order.pay_text' : 'order.pending_text')}</p>
      {url ? (
        <Box mt="5">
          <OuterButton href={url}>{t('order.pay_now')}</OuterButton>
        </Box>
      ) : null}
    </Card>
  );
}
