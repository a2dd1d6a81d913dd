import { Box, Grid } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { Money, PaymentMethod, PricedBundle, PricesView } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { useMe } from '#member/shared/state/session';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { useErrorWords } from '#member/ui/Notice';
import { TextLink } from '#member/ui/TextLink';
import { useForm, type Problem } from '#member/ui/use-form';
import { useCheckout, useOpenOrder } from '../hooks/use-checkout';
import { useCode } from '../hooks/use-code';
import { useMethodName } from '../hooks/use-words';
import { hasAgreed } from '../model/agreed';
import { billingName, billingOf, missingIn } from '../model/billing';
import { hasApplePay, methodOf, offered } from '../model/methods';
import { checkoutPath } from '../model/paths';
import { awaitedOf, holderOf } from '../model/open-orders';
import { placeOf } from '../model/refusals';
import { ConfirmFirst, NewConsent, NewPrice, OpenOrder, OverLimit } from './CheckoutNotices';
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
  const words = useErrorWords();
  const nameOf = useMethodName();
  const { code, setCode } = useCode();
  const { place, busy } = useCheckout();
  const openOrder = useOpenOrder();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [before, setBefore] = useState<Money | null>(null);
  const methods = offered(prices.methods, hasApplePay());
  // The address follows a moment after the press.
  const [picked, setPicked] = useState({ method: chosen, address: chosen });
  if (picked.address !== chosen) setPicked({ method: chosen, address: chosen });
  const method = picked.method && methods.includes(picked.method) ? picked.method : null;
  const where = refusal ? placeOf(refusal) : null;
  const holder = holderOf(prices.open_orders);
  const awaited = awaitedOf(prices.open_orders);
  const orderForm = useRef<HTMLFormElement>(null);
  const wantsBoth = useRef(false);
  const agreed = hasAgreed(state, prices.consent);
  const [wantsBilling, setWantsBilling] = useState(false);

  const refused = async (error: ApiError): Promise<Problem> => {
    setRefusal(error);
    const place = placeOf(error);
    if (place === 'price') setBefore(bundle.payable);
    if (place === 'price' || place === 'consent' || place === 'method' || place === 'open' || place === 'billing' || place === 'gone')
      await onOldPrice();
    if (place === 'method' && method) return { errors: { method: t('checkout.method_gone', { method: nameOf(method) }) } };
    if (place === 'code') return { errors: { code: words(error) } };
    if (place === 'billing') return { errors: {}, message: words(error) };
    if (place === 'form') throw error;
    return { errors: {} };
  };
  const form = useForm(async (data) => {
    setRefusal(null);
    setBefore(null);
    const billing = bundle.needs_billing || wantsBilling ? billingOf(data) : null;
    const errors = {
      ...(billing &&
        Object.fromEntries(missingIn(billing).map((key) => [billingName(key), `${t(`billing.${key}`)}: ${t('billing.missing')}`]))),
      ...(method ? {} : { method: t('method.missing') }),
      ...(agreed || data.has('start_at_once') ? {} : { start_at_once: t('checkout.consent_missing') }),
      ...(agreed || data.has('pay_for_use') ? {} : { pay_for_use: t('checkout.consent_use_missing') }),
    };
    if (!method || Object.keys(errors).length > 0) return { errors };
    const used = prices.discount?.kind === 'code' ? code : undefined;
    const body = {
      bundle_id: bundle.id,
      method,
      ...(used && { code: used }),
      ...(wantsBoth.current && { despite_open: true as const }),
      expected: bundle.payable,
      consent: prices.consent,
      ...(billing && { billing }),
    };
    return place(body).then(
      () => undefined,
      (thrown: unknown) => refused(toApiError(thrown)),
    );
  });
  const orderBoth = () => {
    wantsBoth.current = true;
    setRefusal(null);
    orderForm.current?.requestSubmit();
  };
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
        <form ref={orderForm} onSubmit={form.onSubmit} noValidate>
          <Review
            prices={prices}
            bundle={bundle}
            method={method}
            errors={form.problem.errors}
            busy={busy || form.busy}
            agreed={agreed}
            wantsBilling={wantsBilling}
            onBilling={setWantsBilling}
          />
        </form>
      </Grid>
      {where === 'open' && awaited ? <SecondOrder order={awaited} onOrder={orderBoth} onClose={() => setRefusal(null)} /> : null}
    </>
  );
}
