import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { toApiError } from '#kit';
import { moveFocus } from '#member/ui/move-focus';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { useCode } from '../hooks/use-code';
import { useDirectDebit } from '../hooks/use-direct-debit';
import { usePrices } from '../hooks/use-prices';
import { directDebitPath } from '../model/paths';
import { BundleCards } from './BundleCards';
import { BundleGone } from './BundleGone';
import { DebitSteps } from './DebitSteps';
import { NoDirectDebit } from './NoDirectDebit';

/** `/directdebit?bundle=…`: the account, the code that comes by SMS, the mandate, and the order. Without a bundle, one is chosen first. */
export function DirectDebitScreen() {
  const { t } = useTranslation('payments');
  const [query] = useSearchParams();
  const { code } = useCode();
  const id = query.get('bundle');
  const prices = usePrices({ method: 'directdebit', ...(id && { bundle_id: id }), ...(code && { code }) });
  const debit = useDirectDebit();
  const bundle = prices.data?.bundles.find((one) => one.id === id);
  const error = prices.error ? toApiError(prices.error) : null;
  const isGone = id !== null && (prices.data ? !bundle : error?.status === 404 || error?.status === 422);
  const failure = error ?? (debit.error ? toApiError(debit.error) : null);
  const isOffered = prices.data?.methods.includes('directdebit') ?? true;
  // The frame found no title yet: this screen comes in a file of its own after its route.
  useEffect(() => {
    if (document.activeElement === document.body) moveFocus();
  }, []);
  const refetch = () => Promise.all([prices.refetch(), debit.refetch()]);
  return (
    <Page title={t('debit.title')} noIndex width={id ? 'form' : 'content'}>
      {isGone ? null : <PageTitle>{t('debit.title')}</PageTitle>}
      {isGone ? (
        <BundleGone />
      ) : !prices.data || !debit.data ? (
        failure ? (
          <ErrorNotice error={failure} onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton />
        )
      ) : debit.data.availability !== 'available' || !isOffered ? (
        <NoDirectDebit view={debit.data} bundleId={id} />
      ) : bundle ? (
        <DebitSteps prices={prices.data} bundle={bundle} view={debit.data} onOldFacts={refetch} />
      ) : (
        <>
          <Box mb="6">{t('debit.choose')}</Box>
          <BundleCards prices={prices.data} code={code} pathOf={directDebitPath} />
        </>
      )}
      <Box mt="6">
        <PhoneLink />
      </Box>
    </Page>
  );
}
