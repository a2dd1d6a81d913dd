import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';

/** Paid, and some or all of the money goes back: how each return stands. */
export function ReturnedOrder({ order: { refunds } }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  return (
    <Card padded>
      <Box as="ul" display="grid" gap="2">
        {refunds.map(({ amount, at, cause, id, state }) => (
          <li key={id}>
            {t(`order.refund_${cause === 'chargeback' ? cause : state}`, { amount: money(amount), date: date(new Date(at)) })}
          </li>
        ))}
      </Box>
    </Card>
  );
}
