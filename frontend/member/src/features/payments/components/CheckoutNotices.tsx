import { useTranslation } from 'react-i18next';
import type { Money, OrderView } from '#contracts';
import type { ApiError } from '#kit';
import { useFormats, useMe } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Notice, useErrorWords } from '#member/ui/Notice';
import { SaidNotice } from '#member/ui/SaidNotice';
import { OuterButton } from './OuterButton';
import { orderPath, spendingPath } from '../model/paths';

/** The receipt must arrive: without a confirmed address nothing is sold. */
export function ConfirmFirst() {
  const { t } = useTranslation('payments');
  const { email } = useMe();
  return (
    <Notice
      tone="warning"
      title={t('checkout.confirm_title')}
      action={<LinkButton to="/complete-signup">{t('checkout.confirm_action')}</LinkButton>}
    >
      {t('checkout.confirm_text', { email })}
    </Notice>
  );
}

/** Back from the provider without having paid. */
export function OpenOrder({ order: { payment_id: id, checkout_url: url } }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  return (
    <Notice
      title={t('checkout.open_title')}
      action={
        <>
          {url ? <OuterButton href={url}>{t('checkout.continue')}</OuterButton> : null}
          <LinkButton to={orderPath(id)} tone="outline">
            {t('checkout.see_order')}
          </LinkButton>
        </>
      }
    >
      {t('checkout.open_text')}
    </Notice>
  );
}

export function NewPrice({ before, now }: { readonly before: Money; readonly now: Money }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  return (
    <SaidNotice tone="warning" title={t('checkout.new_price_title')}>
      {t('checkout.new_price_text', { before: money(before), now: money(now) })}
    </SaidNotice>
  );
}

/** Above boxes that are empty again, because other words stand beside them. */
export function NewConsent() {
  const { t } = useTranslation('payments');
  return (
    <SaidNotice tone="warning" title={t('checkout.new_consent_title')}>
      {t('checkout.new_consent_text')}
    </SaidNotice>
  );
}

export function OverLimit({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const words = useErrorWords();
  return (
    <SaidNotice
      tone="warning"
      title={words(error)}
      action={
        <LinkButton to={spendingPath} tone="outline">
          {t('checkout.limit_change')}
        </LinkButton>
      }
    >
      {error.retryAt ? t('checkout.limit_again', { date: date(error.retryAt) }) : null}
    </SaidNotice>
  );
}
