import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DebitForm, DebitRequestBody, DebitRequestView, MandateView, Money, PricedBundle, PricesView } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { useErrorWords } from '#member/ui/Notice';
import { useForm, type Problem } from '#member/ui/use-form';
import { requestDebit } from '../api/direct-debit';
import { debitFormOf, fieldErrorsOf, missingIn } from '../model/debit-form';
import { placeOf } from '../model/refusals';
import { useCode } from './use-code';

interface DebitAccountOptions {
  readonly prices: PricesView;
  readonly bundle: PricedBundle;
  /** The account that is known; without one a new one is typed. */
  readonly mandate: MandateView | undefined;
  readonly onType: (typed: DebitForm) => void;
  readonly onAsked: (request: DebitRequestView) => void;
  readonly onOldFacts: () => Promise<unknown>;
}

/** Asks for the code: what is missing in the form, what the server refuses, and where on the screen that stands. */
export function useDebitAccount({ prices, bundle, mandate, onType, onAsked, onOldFacts }: DebitAccountOptions) {
  const { t } = useTranslation('direct-debit');
  const words = useErrorWords();
  const { code } = useCode();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [before, setBefore] = useState<Money | null>(null);
  const isNew = mandate === undefined;

  const refused = async (error: ApiError): Promise<Problem | undefined> => {
    const errors = fieldErrorsOf(error, words(error));
    if (Object.keys(errors).length > 0) return { errors };
    setRefusal(error);
    const where = placeOf(error);
    if (where === 'price') setBefore(bundle.payable);
    if (where !== 'form' || error.code.startsWith('mandate_')) await onOldFacts();
    return where === 'debit' || where === 'price' ? undefined : { errors: {}, message: words(error) };
  };
  const form = useForm(async (data) => {
    setRefusal(null);
    setBefore(null);
    const account = debitFormOf(data);
    if (isNew) onType(account);
    const errors = {
      ...(isNew && Object.fromEntries(missingIn(account).map((key) => [key, `${t(`form.${key}`)}: ${t('form.missing')}`]))),
      ...(data.has('authorised') ? {} : { authorised: t('form.box_missing') }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    const used = prices.discount?.kind === 'code' ? code : undefined;
    const body: DebitRequestBody = {
      bundle_id: bundle.id,
      ...(used && { code: used }),
      expected: bundle.payable,
      account: mandate ? { mandate_id: mandate.id } : account,
      authorised: true,
    };
    return requestDebit(body).then(
      (request) => {
        onAsked(request);
        return undefined;
      },
      (thrown: unknown) => refused(toApiError(thrown)),
    );
  });
  return { form, refusal, before };
}
