import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PricedBundle, PricesView } from '#contracts';
import { useMe } from '#member/shared/state/session';
import { TextLink } from '#member/ui/TextLink';
import { useOpenOrder } from '../hooks/use-checkout';
import type { useOrderForm } from '../hooks/use-order-form';
import { holderOf } from '../model/open-orders';
import { ConfirmFirst, NewConsent, NewPrice, OpenOrder, OverLimit } from './CheckoutNotices';
import { HeldCode } from './HeldCode';

interface CheckoutHeadProps {
  readonly prices: PricesView;
  readonly bundle: PricedBundle;
  readonly code: string | undefined;
  readonly form: Pick<ReturnType<typeof useOrderForm>, 'refusal' | 'where' | 'before'>;
}

/** The way back to the bundles, and what has to be known before anything is ordered here. */
export function CheckoutHead({ prices, bundle, code, form: { refusal, where, before } }: CheckoutHeadProps) {
  const { t } = useTranslation('payments');
  const { status } = useMe();
  const openOrder = useOpenOrder();
  const holder = holderOf(prices.open_orders);
  return (
    <>
      <Box mt="-3" mb="5">
        <TextLink
          to={code ? `/credits?${new URLSearchParams({ code }).toString()}` : '/credits'}
          display="inline-flex"
          alignItems="center"
          gap="2"
          minH="target"
        >
          <ArrowLeft size="1.4rem" aria-hidden />
          {t('checkout.back')}
        </TextLink>
      </Box>
      <Box display="grid" gap="5" css={{ '&:not(:empty)': { mb: '6' } }}>
        {status === 'not_confirmed' || where === 'address' ? <ConfirmFirst /> : null}
        {holder ? <HeldCode order={holder} /> : openOrder ? <OpenOrder order={openOrder} /> : null}
        {where === 'price' && before ? <NewPrice before={before} now={bundle.payable} /> : null}
        {where === 'consent' ? <NewConsent /> : null}
        {where === 'limit' && refusal ? <OverLimit error={refusal} /> : null}
      </Box>
    </>
  );
}
