import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenOrder } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Dialog } from '#member/ui/Dialog';
import { ErrorNotice } from '#member/ui/Notice';
import { useCancelOrder } from '../hooks/use-cancel-order';

/** Calls an order off that is not paid yet, after one question. */
export function CancelOrder({ order }: { readonly order: OpenOrder }) {
  const { t } = useTranslation('payments');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton tone="outline" onClick={() => setOpen(true)}>
        {t('waiting.cancel')}
      </ActionButton>
      {isOpen ? <CancelDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function CancelDialog({ order, onClose }: { readonly order: OpenOrder; readonly onClose: () => void }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const cancel = useCancelOrder(order.payment_id);
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        onClose();
        announce(t('waiting.cancelled'));
        // The button that was pressed leaves with the order.
        setTimeout(() => document.getElementById('page-title')?.focus({ preventScroll: true }));
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('waiting.cancel_title')}
      actions={
        <>
          <ActionButton busy={cancel.isPending} onClick={confirm}>
            {t('waiting.cancel_yes')}
          </ActionButton>
          <ActionButton tone="outline" onClick={onClose}>
            {t('waiting.cancel_no')}
          </ActionButton>
        </>
      }
    >
      <Box display="grid" gap="3">
        <Box fontWeight="medium">
          {t('withdraw.ordered', {
            credits: t('list.credits', { count: order.credits }),
            amount: money(order.amount),
            date: date(new Date(order.at)),
          })}
        </Box>
        {order.method === 'banktransfer' ? <p>{t('waiting.cancel_transfer')}</p> : null}
        {order.method === 'directdebit' ? <p>{t('debit.cancel_text')}</p> : null}
        {order.code ? <p>{t('waiting.cancel_code', { code: order.code })}</p> : null}
        {cancel.error ? <ErrorNotice error={toApiError(cancel.error)} /> : null}
      </Box>
    </Dialog>
  );
}
