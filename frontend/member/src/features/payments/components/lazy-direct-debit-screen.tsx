import { useTranslation } from 'react-i18next';
import { Page, PageTitle } from '#member/ui/Page';
import { lazyWithPreload } from '#member/ui/lazy-with-preload';
import { LinesSkeleton } from '#member/ui/Skeletons';

function ScreenFallback() {
  const { t } = useTranslation('payments');
  return (
    <Page title={t('debit.title')} noIndex width="form">
      <PageTitle>{t('debit.title')}</PageTitle>
      <LinesSkeleton />
    </Page>
  );
}

/** Who pays in another way never fetches it, nor its words. */
export const directDebitScreen = lazyWithPreload(async () => (await import('./DirectDebitScreen')).DirectDebitScreen, ScreenFallback);
