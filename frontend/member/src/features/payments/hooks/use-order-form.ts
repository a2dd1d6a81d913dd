import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money, PaymentMethod, PricedBundle, PricesView } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { useErrorWords } from '#member/ui/Notice';
import { useForm, type Problem } from '#member/ui/use-form';
import { billingOf } from '../model/billing';
import { missingInOrder, type MissingAnswer } from '../model/missing-in-order';
import { placeOf, type RefusalPlace } from '../model/refusals';
import { useCheckout } from './use-checkout';
import { useCode } from './use-code';
import { useMethodName } from './use-words';

interface OrderWish {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly prices: PricesView;
  readonly bundle: PricedBundle;
  readonly method: PaymentMethod | null;
  /** The member agreed on the page before, with a press of their own. */
  readonly agreed: boolean;
  /** With direct debit: the request whose code was right. */
  readonly debitRequest?: string;
  /** What the screen shows is no longer so. */
  readonly onOldPrice: () => Promise<unknown>;
}

/** What makes the screen's facts old ones. */
const oldPlaces: readonly RefusalPlace[] = ['price', 'consent', 'method', 'open', 'billing', 'gone', 'debit'];

/** The form that orders one bundle: what is missing in it, the order itself, and where the reason of a refusal stands. */
export function useOrderForm({ element, prices, bundle, method, agreed, debitRequest, onOldPrice }: OrderWish) {
  const { t } = useTranslation('payments');
  const words = useErrorWords();
  const nameOf = useMethodName();
  const { code } = useCode();
  const { place, busy } = useCheckout();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [before, setBefore] = useState<Money | null>(null);
  const [wantsBilling, setWantsBilling] = useState(false);
  const wantsBoth = useRef(false);
  const missingWords = useMissingWords();

  const refused = async (error: ApiError): Promise<Problem> => {
    setRefusal(error);
    const where = placeOf(error);
    if (where === 'price') setBefore(bundle.payable);
    if (oldPlaces.includes(where)) await onOldPrice();
    if (where === 'method' && method) return { errors: { method: t('checkout.method_gone', { method: nameOf(method) }) } };
    if (where === 'code') return { errors: { code: words(error) } };
    if (where === 'billing') return { errors: {}, message: words(error) };
    if (where === 'form') throw error;
    return { errors: {} };
  };
  const form = useForm(async (data) => {
    setRefusal(null);
    setBefore(null);
    const billing = bundle.needs_billing || wantsBilling ? billingOf(data) : null;
    const missing = missingInOrder({ method, billing, hasConsent: (consent) => agreed || data.has(consent) });
    if (!method || missing.length > 0) return { errors: Object.fromEntries(missing.map((name) => [name, missingWords(name)])) };
    const used = prices.discount?.kind === 'code' ? code : undefined;
    const body = {
      bundle_id: bundle.id,
      method,
      ...(used && { code: used }),
      ...(wantsBoth.current && { despite_open: true as const }),
      expected: bundle.payable,
      consent: prices.consent,
      ...(billing && { billing }),
      ...(debitRequest && { debit_request: debitRequest }),
    };
    return place(body).then(
      () => undefined,
      (thrown: unknown) => refused(toApiError(thrown)),
    );
  });
  return {
    ...form,
    busy: busy || form.busy,
    refusal,
    where: refusal ? placeOf(refusal) : null,
    /** The price that the member saw, where another one counts now. */
    before,
    wantsBilling,
    setWantsBilling,
    forgetRefusal: () => setRefusal(null),
    /** The member was asked about the order that waits for a transfer, and wants this one too. */
    orderBoth: () => {
      wantsBoth.current = true;
      setRefusal(null);
      element.current?.requestSubmit();
    },
  };
}

/** What is said beside a field that is still empty. */
function useMissingWords(): (name: MissingAnswer) => string {
  const { t } = useTranslation('payments');
  return (name) => {
    if (name === 'method') return t('method.missing');
    if (name === 'start_at_once') return t('checkout.consent_missing');
    return name === 'pay_for_use' ? t('checkout.consent_use_missing') : `${t(name)}: ${t('billing.missing')}`;
  };
}
