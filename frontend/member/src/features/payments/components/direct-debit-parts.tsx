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

/** What only those see who pay by direct debit comes with its words when they do. */
export const directDebitScreen = part(async () => (await import('./DirectDebitScreen')).DirectDebitScreen, ScreenComing);
export const mandates = part(async () => (await import('./Mandates')).Mandates, LinesSkeleton);
