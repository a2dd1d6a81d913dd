import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { toApiError } from '#kit';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { useCode } from '../hooks/use-code';
import { usePrices } from '../hooks/use-prices';
import { methodOf } from '../model/methods';
import { BundleGone } from './BundleGone';
import { CheckoutForm } from './CheckoutForm';

/** `/credits/:id/:method?`: how to pay for one bundle, everything about it once more, and the order. */
export function CheckoutScreen() {
  const { t } = useTranslation('payments');
  const { id = '', method } = useParams();
  const { code } = useCode();
  const chosen = methodOf(method);
  const prices = usePrices({ bundle_id: id, ...(code && { code }), ...(chosen && { method: chosen }) });
  const bundle = prices.data?.bundles.find((one) => one.id === id);
  const error = prices.error ? toApiError(prices.error) : null;
  const isGone = prices.data ? !bundle : error?.status === 404 || error?.status === 422;
  return (
    <Page title={t('checkout.title')} noIndex>
      {isGone ? null : <PageTitle>{t('checkout.title')}</PageTitle>}
      {prices.data && bundle ? (
        <CheckoutForm prices={prices.data} bundle={bundle} chosen={chosen} onOldPrice={() => prices.refetch()} />
      ) : isGone ? (
        <BundleGone />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void prices.refetch()} />
      ) : (
        <LinesSkeleton />
      )}
    </Page>
  );
}
