import { Box, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readEmail } from '#contracts';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { EmailField } from '#member/ui/EmailField';
import { changeAddress } from '../api/change-address';
import { textOf, useForm } from '#member/ui/use-form';

interface AddressFormProps {
  readonly address: string;
  readonly onChanged: (address: string) => void;
  readonly onCancel: () => void;
}

/** For the address with a typing error: the mail goes to the right one. */
export function AddressForm({ address, onChanged, onCancel }: AddressFormProps) {
  const { t } = useTranslation(['activation', 'common']);
  // The form stands where its button was: who pressed it goes on in the field.
  useEffect(() => document.getElementById('email')?.focus(), []);
  const form = useForm(async (data) => {
    const email = readEmail(textOf(data, 'email'));
    if (!email) return { errors: { email: t('address.invalid') } };
    await changeAddress({ email });
    onChanged(email);
    return undefined;
  });
  return (
    <Box mt="5">
      <ErrorSummary errors={form.problem.errors} message={form.problem.message} attempt={form.attempt} />
      <Card padded asChild>
        <form onSubmit={form.onSubmit} noValidate>
          <EmailField label={t('address.label')} hint={t('address.hint')} defaultValue={address} error={form.problem.errors['email']} />
          <Flex gap="3" wrap="wrap">
            <ActionButton type="submit" busy={form.busy}>
              {t('address.submit')}
            </ActionButton>
            <ActionButton tone="outline" onClick={onCancel}>
              {t('common:action.cancel')}
            </ActionButton>
          </Flex>
        </form>
      </Card>
    </Box>
  );
}
