import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '#member/ui/Page';
import { part } from '#member/ui/part';
import { LinesSkeleton } from '#member/ui/Skeletons';

function ScreenComing() {
  const { t } = useTranslation('payments');
  return (
    <Page title={t('debit.title')} noIndex width="form">
      <PageTitle>{t('debit.title')}</PageTitle>
      <LinesSkeleton />
    </Page>
  );
}

/** Who pays in another way never fetches it, nor its words. */
export const directDebitScreen = part(async () => (await import('./DirectDebitScreen')).DirectDebitScreen, ScreenComing);
