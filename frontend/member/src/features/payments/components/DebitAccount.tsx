import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DebitForm, DebitRequestView, DirectDebitView, MandateView, PricedBundle, PricesView } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Checkbox, ChoiceCards } from '#member/ui/ChoiceCards';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { TextLink } from '#member/ui/TextLink';
import { useCode } from '../hooks/use-code';
import { useDebitAccount } from '../hooks/use-debit-account';
import { useOrderWords } from '../hooks/use-words';
import { debitFormOf, usableMandates } from '../model/debit-form';
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
  const orderWords = useOrderWords();
  const { code } = useCode();
  const known = usableMandates(view);
  const [picked, setPicked] = useState(typed ? OTHER : (known[0]?.id ?? OTHER));
  const mandate = known.find(({ id }) => id === picked);
  const element = useRef<HTMLFormElement>(null);
  const isNew = mandate === undefined;
  const { form, refusal, before } = useDebitAccount({ prices, bundle, mandate, onType, onAsked, onOldFacts });
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
          {known.length > 0 ? <KnownAccounts known={known} picked={isNew ? OTHER : picked} onPick={pick} /> : null}
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

interface KnownAccountsProps {
  readonly known: readonly MandateView[];
  readonly picked: string;
  readonly onPick: (value: string) => void;
}

/** Accounts that were paid from before, and another one. */
function KnownAccounts({ known, picked, onPick }: KnownAccountsProps) {
  const { t } = useTranslation('direct-debit');
  return (
    <ChoiceCards
      name="account"
      label={t('form.which')}
      value={picked}
      options={[
        ...known.map(({ id, iban_ends_in: end, holder, phone_ends_in: phone }) => ({
          value: id,
          label: t('form.known', { end }),
          hint: t('form.known_hint', { holder, phone }),
        })),
        { value: OTHER, label: t('form.other') },
      ]}
      onChange={({ currentTarget: { value } }) => onPick(value)}
    />
  );
}
