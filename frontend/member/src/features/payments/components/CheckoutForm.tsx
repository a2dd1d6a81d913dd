import { Box, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { PaymentMethod, PricedBundle, PricesView } from '#contracts';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { useCode } from '../hooks/use-code';
import { useOrderForm } from '../hooks/use-order-form';
import { usePickedMethod } from '../hooks/use-picked-method';
import { hasAgreed } from '../model/agreed';
import { awaitedOf } from '../model/open-orders';
import { CheckoutHead } from './CheckoutHead';
import { DebitNext } from './DebitNext';
import { DiscountPanel } from './DiscountPanel';
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
  const state = useLocation().state as unknown;
  const { code, setCode } = useCode();
  const { methods, method, choose } = usePickedMethod(prices, bundle, chosen);
  const awaited = awaitedOf(prices.open_orders);
  const agreed = hasAgreed(state, prices.consent);
  const element = useRef<HTMLFormElement>(null);
  const form = useOrderForm({ element, prices, bundle, method, agreed, onOldPrice });

  return (
    <>
      <CheckoutHead prices={prices} bundle={bundle} code={code} form={form} />
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
      {form.where === 'open' && awaited ? <SecondOrder order={awaited} onOrder={form.orderBoth} onClose={form.forgetRefusal} /> : null}
    </>
  );
}
