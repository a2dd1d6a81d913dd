import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { bankAccountPath } from '../model/paths';

/** Paid, and some or all of the money goes back: how each return stands. */
export function ReturnedOrder({ order: { payment_id: id, refunds } }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  return (
    <Card padded>
      <Box as="ul" display="grid" gap="2">
        {refunds.map(({ amount, at, cause, id: refundId, state }) => (
          <li key={refundId}>
            {t(`order.refund_${cause === 'chargeback' ? cause : state}`, { amount: money(amount), date: date(new Date(at)) })}
          </li>
        ))}
      </Box>
      {refunds.some(({ cause, state }) => cause === 'withdrawal' && state === 'failed') ? (
        <Box mt="5">
          <LinkButton to={bankAccountPath(id)}>{t('order.bank_account')}</LinkButton>
        </Box>
      ) : null}
    </Card>
  );
}
