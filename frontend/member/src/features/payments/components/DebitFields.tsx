import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DebitForm } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { Field } from '#member/ui/Field';
import { debitFields } from '../model/debit-form';

interface DebitFieldsProps {
  readonly typed: DebitForm | null;
  readonly errors: Readonly<Record<string, string>>;
  /** Whose mobile phones get a code. */
  readonly countries: readonly string[];
}

/** Holder, account, address and phone, each with its error beside it. */
export function DebitFields({ typed, errors, countries }: DebitFieldsProps) {
  const { t } = useTranslation('direct-debit');
  const { country } = useFormats();
  const hints = { iban: t('form.iban_hint'), phone: t('form.phone_hint', { countries: countries.map(country).join(', ') }) };
  return (
    <>
      {debitFields.map(({ key, ...input }) => (
        <Field
          key={key}
          name={key}
          label={t(`form.${key}`)}
          hint={key === 'iban' || key === 'phone' ? hints[key] : undefined}
          error={errors[key]}
          defaultValue={typed?.[key]}
          required
          spellCheck={false}
          {...input}
        />
      ))}
      <Box mb="5" textStyle="small" color="ink.soft">
        {t('form.safe')}
      </Box>
    </>
  );
}
