import { useTranslation } from 'react-i18next';
import { LinkButton } from '#member/ui/ActionButton';
import { TeaDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';

/** The bundle that the address names is not sold any more. It is the whole page, title included. */
export function BundleGone() {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      headingLevel="h1"
      drawing={<TeaDrawing />}
      title={t('checkout.bundle_gone_title')}
      action={<LinkButton to="/credits">{t('checkout.bundle_gone_action')}</LinkButton>}
    >
      {t('checkout.bundle_gone_text')}
    </EmptyState>
  );
}
