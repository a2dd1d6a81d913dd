import { Box, Heading } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingDetails } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { Field } from '#member/ui/Field';
import { billingFields, billingName } from '../model/billing';

interface BillingPanelProps {
  readonly isNeeded: boolean;
  readonly isWanted: boolean;
  readonly errors: Readonly<Record<string, string>>;
  /** What the member typed before: nobody is asked twice. */
  readonly known?: BillingDetails;
  readonly onWant: (isWanted: boolean) => void;
}

/** Name and address for the invoice: a quiet offer, until the member takes it or the law asks for them. */
export function BillingPanel({ isNeeded, isWanted, errors, known, onWant }: BillingPanelProps) {
  const { t } = useTranslation('payments');
  const panel = useRef<HTMLDivElement>(null);
  // What was pressed goes away: the focus stays with the panel.
  const want = (next: boolean) => {
    onWant(next);
    panel.current?.focus();
  };
  return (
    <Box ref={panel} tabIndex={-1} role="group" aria-label={t('billing.title')} mt="4">
      {isNeeded || isWanted ? (
        <>
          <Heading as="h3" textStyle="h3">
            {t('billing.title')}
          </Heading>
          <Box mt="1" mb="4">
            {isNeeded ? `${t('billing.needed')} ` : null}
            {t('billing.safe')}
          </Box>
          {billingFields.map(({ key, ...input }) => (
            <Field
              key={key}
              name={billingName(key)}
              label={t(`billing.${key}`)}
              error={errors[billingName(key)]}
              defaultValue={known?.[key]}
              required
              {...input}
            />
          ))}
          {isNeeded ? null : (
            <ActionButton tone="quiet" size="compact" ms="-4" onClick={() => want(false)}>
              {t('billing.leave_off')}
            </ActionButton>
          )}
        </>
      ) : (
        <ActionButton tone="quiet" size="compact" ms="-4" icon={<FileText size="1.4rem" aria-hidden />} onClick={() => want(true)}>
          {t('billing.ask')}
        </ActionButton>
      )}
    </Box>
  );
}
