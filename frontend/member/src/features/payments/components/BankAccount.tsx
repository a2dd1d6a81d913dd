import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccountBody, BankAccountView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Field } from '#member/ui/Field';
import { SaidNotice } from '#member/ui/SaidNotice';
import { textOf, useForm } from '#member/ui/use-form';

interface BankAccountProps {
  readonly view: BankAccountView;
  readonly onGive: (body: BankAccountBody) => Promise<unknown>;
}

/** Asks for the account; or says that it is there, that the money has been paid, or that none is needed. Until it is paid another one can be given. */
export function BankAccount({ view: { amount, state, ends_in: end }, onGive }: BankAccountProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const [isChanging, setChanging] = useState(false);
  const give = async (body: BankAccountBody) => {
    await onGive(body);
    setChanging(false);
    announce(t('bank_account.given_title'));
  };
  if (state === 'asked' || isChanging) return <BankAccountForm lead={t('bank_account.lead', { amount: money(amount) })} onGive={give} />;
  if (state === 'given')
    return (
      <SaidNotice
        tone="success"
        title={t('bank_account.given_title')}
        action={
          <ActionButton tone="outline" onClick={() => setChanging(true)}>
            {t('bank_account.other')}
          </ActionButton>
        }
      >
        {t('bank_account.given', { amount: money(amount), end })}
      </SaidNotice>
    );
  return (
    <SaidNotice tone="success" title={t(`bank_account.${state}_title`)}>
      {t(`bank_account.${state}`, { amount: money(amount) })}
    </SaidNotice>
  );
}

interface FormProps {
  readonly lead: string;
  readonly onGive: BankAccountProps['onGive'];
}

function BankAccountForm({ lead, onGive }: FormProps) {
  const { t } = useTranslation('payments');
  const form = useForm(async (data) => {
    await onGive({ iban: textOf(data, 'iban'), holder: textOf(data, 'holder') });
    return undefined;
  });
  const { errors, message } = form.problem;
  return (
    <>
      <Box mb="5">{lead}</Box>
      <ErrorSummary errors={errors} message={message} attempt={form.attempt} />
      <Card padded asChild>
        <form onSubmit={form.onSubmit} noValidate>
          <Field
            name="iban"
            label={t('bank_account.iban')}
            hint={t('bank_account.iban_hint')}
            error={errors['iban']}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <Field
            name="holder"
            label={t('transfer.holder')}
            error={errors['holder']}
            required
            autoComplete="name"
            spellCheck={false}
            maxLength={70}
          />
          <Box mb="5" textStyle="small" color="ink.soft">
            {t('bank_account.safe')}
          </Box>
          <ActionButton type="submit" wide size="lg" busy={form.busy}>
            {t('bank_account.send')}
          </ActionButton>
        </form>
      </Card>
    </>
  );
}
