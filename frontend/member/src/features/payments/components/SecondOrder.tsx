import { useTranslation } from 'react-i18next';
import type { OpenOrder } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { orderPath } from '../model/paths';

interface SecondOrderProps {
  /** The one that waits. */
  readonly order: OpenOrder;
  readonly onOrder: () => void;
  readonly onClose: () => void;
}

/** Whoever has not made a transfer yet may have forgotten it, or thinks that it did not work: they are asked before they order once more. */
export function SecondOrder({ order: { payment_id: id, amount, at, credits }, onOrder, onClose }: SecondOrderProps) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('waiting.second_title')}
      actions={
        <>
          <ActionButton onClick={onOrder}>{t('waiting.second_yes')}</ActionButton>
          <LinkButton to={orderPath(id)} tone="outline">
            {t('checkout.see_order')}
          </LinkButton>
          <ActionButton tone="outline" onClick={onClose}>
            {t('waiting.second_no')}
          </ActionButton>
        </>
      }
    >
      {t('waiting.second_text', { credits: t('list.credits', { count: credits }), amount: money(amount), date: date(new Date(at)) })}
    </Dialog>
  );
}
