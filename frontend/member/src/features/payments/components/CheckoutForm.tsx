import { Box, Grid } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { PaymentMethod, PricedBundle, PricesView } from '#contracts';
import { useMe } from '#member/shared/state/session';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { TextLink } from '#member/ui/TextLink';
import { useOpenOrder } from '../hooks/use-checkout';
import { useCode } from '../hooks/use-code';
import { useOrderForm } from '../hooks/use-order-form';
import { hasAgreed } from '../model/agreed';
import { hasApplePay, methodOf, offered } from '../model/methods';
import { checkoutPath } from '../model/paths';
import { awaitedOf, holderOf } from '../model/open-orders';
import { ConfirmFirst, NewConsent, NewPrice, OpenOrder, OverLimit } from './CheckoutNotices';
import { DebitNext } from './DebitNext';
import { DiscountPanel } from './DiscountPanel';
import { HeldCode } from './HeldCode';
import { MethodChoice } from './MethodChoice';
import { Review } from './Review';
import { SecondOrder } from './SecondOrder';

interface CheckoutFormProps {
  readonly prices: PricesView;
  readonly bundle: PricedBundle;
  /** The way to pay that the address names. */
  readonly chosen: PaymentMethod | null;
  readonly onOldPrice: () => Promise<unknown>;
}

/** The way to pay on one side, the order with its button on the other. The choice stands in the address, so that Back finds it again. */
export function CheckoutForm({ prices, bundle, chosen, onOldPrice }: CheckoutFormProps) {
  const { t } = useTranslation('payments');
  const { status } = useMe();
  const go = useNavigate();
  const state = useLocation().state as unknown;
  const { code, setCode } = useCode();
  const openOrder = useOpenOrder();
  const methods = offered(prices.methods, hasApplePay());
  // The address follows a moment after the press.
  const [picked, setPicked] = useState({ method: chosen, address: chosen });
  if (picked.address !== chosen) setPicked({ method: chosen, address: chosen });
  const method = picked.method && methods.includes(picked.method) ? picked.method : null;
  const holder = holderOf(prices.open_orders);
  const awaited = awaitedOf(prices.open_orders);
  const agreed = hasAgreed(state, prices.consent);
  const element = useRef<HTMLFormElement>(null);
  const form = useOrderForm({ element, prices, bundle, method, agreed, onOldPrice });
  const { refusal, where, before } = form;
  const choose = (value: string) => {
    setPicked({ method: methodOf(value), address: chosen });
    void go(checkoutPath(bundle.id, methodOf(value), code), { replace: true, preventScrollReset: true, state });
  };

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
      <ErrorSummary errors={form.problem.errors} message={form.problem.message} attempt={form.attempt} />
      <Grid
        gap={{ base: '6', lg: '10' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Box>
          <MethodChoice methods={methods} chosen={method} error={form.problem.errors['method']} onChoose={choose} />
          <DiscountPanel prices={prices} code={code} onCode={setCode} refusal={form.problem.errors['code']} />
        </Box>
        {method === 'directdebit' ? (
          <DebitNext bundle={bundle} code={code} state={state} />
        ) : (
          <form ref={element} onSubmit={form.onSubmit} noValidate>
            <Review
              prices={prices}
              bundle={bundle}
              method={method}
              errors={form.problem.errors}
              busy={form.busy}
              agreed={agreed}
              wantsBilling={form.wantsBilling}
              onBilling={form.setWantsBilling}
            />
          </form>
        )}
      </Grid>
      {where === 'open' && awaited ? <SecondOrder order={awaited} onOrder={form.orderBoth} onClose={form.forgetRefusal} /> : null}
    </>
  );
}
