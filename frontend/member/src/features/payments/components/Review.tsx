import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BillingDetails, PaymentMethod, PricedBundle, PricesView } from '#contracts';
import { useFormats, useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { PhoneLink } from '#member/ui/PhoneLink';
import { TextLink } from '#member/ui/TextLink';
import { lastDay } from '../model/last-day';
import { BillingPanel } from './BillingPanel';
import { ReviewConsents } from './ReviewConsents';
import { ReviewSums } from './ReviewSums';

interface ReviewProps {
  readonly prices: PricesView;
  readonly bundle: PricedBundle;
  readonly method: PaymentMethod | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** The member agreed on the page before, with a press of their own. */
  readonly agreed: boolean;
  /** Whether the member wants name and address on the invoice, and what follows when they change their mind. */
  readonly wantsBilling: boolean;
  readonly onBilling: (isWanted: boolean) => void;
  /** Name and address that the member typed before. */
  readonly known?: BillingDetails;
}

/** What follows the press. */
const nextOf = (method: PaymentMethod | null) => {
  if (method === 'directdebit') return 'debit.next_collect';
  return method === 'banktransfer' ? 'checkout.next_transfer' : 'checkout.next';
};

/** Everything about the order above the button that makes it: how to get out of it, the two consents, and directly above it what and how much. */
export function Review({ prices, bundle, method, errors, busy, agreed, wantsBilling, onBilling, known }: ReviewProps) {
  const { t } = useTranslation('payments');
  const { date } = useFormats();
  const { email } = useMe();
  const { vat_basis_points: vat, withdraw_days: days, consent } = prices;
  return (
    <Card padded>
      <Heading as="h2" textStyle="h2" mb="3">
        {t('checkout.review')}
      </Heading>
      <Box display="grid" gap="2">
        <p>{t('list.lead')}</p>
        <p>{t('checkout.withdraw_text', { date: date(lastDay(days)) })}</p>
        <p>{t('checkout.receipt', { email })}</p>
      </Box>
      <BillingPanel isNeeded={bundle.needs_billing} isWanted={wantsBilling} errors={errors} known={known} onWant={onBilling} />
      <ReviewConsents consent={consent} agreed={agreed} errors={errors} />
      <TextLink to="/pages/terms" target="_blank" display="inline-flex" alignItems="center" minH="target" mb="3">
        {t('checkout.terms')}
      </TextLink>
      <ReviewSums bundle={bundle} vat={vat} />
      <ActionButton
        type="submit"
        wide
        size="lg"
        mt="3"
        busy={busy}
        busyWords={method === 'directdebit' ? undefined : t('checkout.leaving')}
      >
        {t('checkout.order')}
      </ActionButton>
      <Box mt="3" textStyle="small" color="ink.soft">
        {t(nextOf(method))}
      </Box>
      {/* The page of direct debit has it below all of its steps. */}
      {method === 'directdebit' ? null : (
        <Box mt="3">
          <PhoneLink />
        </Box>
      )}
    </Card>
  );
}
