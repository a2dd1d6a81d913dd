import { useTranslation } from 'react-i18next';
import { methodBrands, type ActiveDiscount, type OrderView, type PaymentMethod } from '#contracts';
import { serverNow } from '#kit';
import { useFormats } from '#member/shared/state/session';

export function useMethodName(): (method: PaymentMethod) => string {
  const { t } = useTranslation('payments');
  return (method) =>
    method === 'creditcard' || method === 'banktransfer' || method === 'directdebit' ? t(`method.${method}`) : methodBrands[method];
}

/** Until when an offer holds, as people say it: "Until 21:40 today." */
export function useUntilWords(): (end: string, now?: Date) => string {
  const { t } = useTranslation('payments');
  const { date, time } = useFormats();
  return (end, now = new Date(serverNow())) => {
    const at = new Date(end);
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    if (at.toDateString() === now.toDateString()) return t('discount.until_today', { time: time(at) });
    if (at.toDateString() === tomorrow.toDateString()) return t('discount.until_tomorrow', { time: time(at) });
    return t('discount.until_date', { date: date(at), time: time(at) });
  };
}

export function useDiscountWords(): (discount: ActiveDiscount) => string {
  const { t } = useTranslation('payments');
  const { percent } = useFormats();
  return ({ kind, code, basis_points: points }) =>
    kind === 'code' ? t('discount.code', { code, percent: percent(points) }) : t(`discount.${kind}`, { percent: percent(points) });
}

/** "50 credits for € 40". */
export function useOrderWords(): (order: Pick<OrderView, 'credits' | 'amount'>) => string {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  return ({ credits, amount }) => t('orders.row', { credits: t('list.credits', { count: credits }), amount: money(amount) });
}

/** A day of the contract (`2026-12-09`), in words. */
export function useDayWords(): (day: string) => string {
  const { date } = useFormats();
  return (day) => date(new Date(`${day}T12:00:00`));
}
