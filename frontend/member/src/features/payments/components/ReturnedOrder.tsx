import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { endsContract, type OrderView, type RefundView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { bankAccountPath } from '../model/paths';

/** The member says to which account we transfer it; where somebody at the provider asked for it, nobody waits for money. */
const needsAccount = (refund: RefundView) => endsContract(refund) && refund.state === 'failed';

function wordsOf(refund: RefundView) {
  if (needsAccount(refund)) return 'order.refund_account';
  return refund.cause === 'chargeback' ? 'order.refund_chargeback' : (`order.refund_${refund.state}` as const);
}

/** Paid, and some or all of the money goes back: how each return stands. */
export function ReturnedOrder({ order: { payment_id: id, refunds } }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  return (
    <Card padded>
      <Box as="ul" display="grid" gap="2">
        {refunds.map((refund) => (
          <li key={refund.id}>{t(wordsOf(refund), { amount: money(refund.amount), date: date(new Date(refund.at)) })}</li>
        ))}
      </Box>
      {refunds.some(needsAccount) ? (
        <Box mt="5">
          <LinkButton to={bankAccountPath(id)}>{t('order.bank_account')}</LinkButton>
        </Box>
      ) : null}
    </Card>
  );
}
