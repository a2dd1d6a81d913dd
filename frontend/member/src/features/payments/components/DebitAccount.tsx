import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DebitForm, DebitRequestBody, DebitRequestView, DirectDebitView, Money, PricedBundle, PricesView } from '#contracts';
import { toApiError, type ApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Checkbox, ChoiceCards } from '#member/ui/ChoiceCards';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { useErrorWords } from '#member/ui/Notice';
import { TextLink } from '#member/ui/TextLink';
import { useForm, type Problem } from '#member/ui/use-form';
import { requestDebit } from '../api/direct-debit';
import { useCode } from '../hooks/use-code';
import { useOrderWords } from '../hooks/use-words';
import { debitFormOf, fieldErrorsOf, missingIn, usableMandates } from '../model/debit-form';
import { checkoutPath } from '../model/paths';
import { placeOf } from '../model/refusals';
import { NewPrice } from './CheckoutNotices';
import { DebitFields } from './DebitFields';
import { DebitRefused } from './DebitRefused';
import { DebitStepTitle } from './DebitStepTitle';

interface DebitAccountProps {
  readonly prices: PricesView;
  readonly bundle: PricedBundle;
  readonly view: DirectDebitView;
  /** What was typed before: whoever comes back finds it again. */
  readonly typed: DebitForm | null;
  readonly onType: (typed: DebitForm) => void;
  readonly onAsked: (request: DebitRequestView) => void;
  readonly onOldFacts: () => Promise<unknown>;
}

const OTHER = 'other';

const Lines = ({ text }: { readonly text: string }) => (
  <Box as="span" whiteSpace="pre-line">
    {text}
  </Box>
);

/** Step 1: the account, one that is known before a new one, and the box that lets us collect. The press has a code sent. */
export function DebitAccount({ prices, bundle, view, typed, onType, onAsked, onOldFacts }: DebitAccountProps) {
  const { t } = useTranslation('direct-debit');
  const words = useErrorWords();
  const orderWords = useOrderWords();
  const { code } = useCode();
  const known = usableMandates(view);
  const [picked, setPicked] = useState(typed ? OTHER : (known[0]?.id ?? OTHER));
  const mandate = known.find(({ id }) => id === picked);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [before, setBefore] = useState<Money | null>(null);
  const element = useRef<HTMLFormElement>(null);
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
  const pick = (value: string) => {
    if (isNew && element.current) onType(debitFormOf(new FormData(element.current)));
    setPicked(value);
  };
  const { errors, message } = form.problem;
  return (
    <>
      <Box display="grid" gap="5" css={{ '&:not(:empty)': { mb: '6' } }}>
        {before ? <NewPrice before={before} now={bundle.payable} /> : null}
        {refusal && placeOf(refusal) === 'debit' ? <DebitRefused error={refusal} bundleId={bundle.id} /> : null}
      </Box>
      <ErrorSummary errors={errors} message={message} attempt={form.attempt} />
      <Card padded asChild>
        <form ref={element} onSubmit={form.onSubmit} noValidate>
          <DebitStepTitle step={1}>{t('form.title')}</DebitStepTitle>
          <Box mb="5" fontWeight="medium">
            {orderWords({ credits: bundle.credits, amount: bundle.payable })}
          </Box>
          {known.length > 0 ? (
            <ChoiceCards
              name="account"
              label={t('form.which')}
              value={isNew ? OTHER : picked}
              options={[
                ...known.map(({ id, iban_ends_in: end, holder, phone_ends_in: phone }) => ({
                  value: id,
                  label: t('form.known', { end }),
                  hint: t('form.known_hint', { holder, phone }),
                })),
                { value: OTHER, label: t('form.other') },
              ]}
              onChange={({ currentTarget: { value } }) => pick(value)}
            />
          ) : null}
          {isNew ? <DebitFields typed={typed} errors={errors} countries={view.phone_countries} /> : null}
          <Checkbox name="authorised" label={<Lines text={view.debit_text} />} error={errors['authorised']} aria-required />
          <ActionButton type="submit" wide size="lg" busy={form.busy}>
            {t('form.send')}
          </ActionButton>
          <Box mt="3" textStyle="small" color="ink.soft">
            {t('form.next')}
          </Box>
          <TextLink to={checkoutPath(bundle.id, null, code)} mt="3" display="inline-flex" alignItems="center" minH="target">
            {t('form.no_mobile')}
          </TextLink>
        </form>
      </Card>
    </>
  );
}
