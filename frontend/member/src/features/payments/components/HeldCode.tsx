import { useTranslation } from 'react-i18next';
import type { OpenOrder } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Notice } from '#member/ui/Notice';
import { orderPath } from '../model/paths';
import { CancelOrder } from './CancelOrder';

/** A discount that is not there because an order that waits for its money holds it: where it is, and both ways to go on. */
export function HeldCode({ order }: { readonly order: OpenOrder & { readonly code: string } }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const { code, credits, amount, at, payment_id: id } = order;
  return (
    <Notice
      tone="warning"
      title={t('waiting.code_title', { code })}
      action={
        <>
          <LinkButton to={orderPath(id)} tone="outline">
            {t('waiting.see')}
          </LinkButton>
          <CancelOrder order={order} />
        </>
      }
    >
      {t('waiting.code_text', { code, credits: t('list.credits', { count: credits }), amount: money(amount), date: date(new Date(at)) })}
    </Notice>
  );
}
